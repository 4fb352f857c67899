import { useEffect, useEffectEvent, useState } from 'react'
import {
  changedEntries,
  fillEntries,
  openedEntries,
  pathOf,
  typedEntries,
  type FormEntries,
} from '#app/ui/form-entries.ts'
import {
  draftOwner,
  DRAFT_FIELD,
  endWaiting,
  keepWaiting,
  readDraft,
  removeDraft,
  writeDraft,
  type Draft,
} from './draft-storage.ts'
import { showFound, useFoundDraft } from './found-drafts.ts'

export type DraftOptions = {
  /** The form and the record, in both languages: `event:7`. */
  name: string
  version?: string | number | undefined
  /** What the club publishes, without data of people: kept after a sign-out. */
  impersonal?: true
  /** The form starts with what was typed before, so that all of it is kept at once. */
  restarted?: boolean
}

export type FormDraft = {
  /** Whether the form differs from what it was opened with. */
  changed: boolean
  /** What the panel found, until somebody takes it back or throws it away. */
  found: Draft | null
  discarded: Draft | null
  /** The version of the record now. */
  version: string | undefined
  restore: () => void
  discard: () => void
  undo: () => void
}

/**
 * Keeps what is typed in the browser until the form is saved. On public pages a draft returns by itself, in the panel
 * somebody takes it back.
 * @param unkept the fields that are never kept
 * @param show writes the fields of a draft into the form
 */
export function useDraft(
  formId: string,
  options: DraftOptions | null,
  unkept: readonly string[],
  show: (fields: FormEntries) => void,
): FormDraft {
  const name = options?.name
  const version = options?.version?.toString()
  const restarted = options?.restarted ?? false
  const found = useFoundDraft(formId)
  const [discarded, setDiscarded] = useState<Draft | null>(null)
  const [changed, setChanged] = useState(false)
  const keep = useEffectEvent((form: HTMLFormElement, opened: FormEntries) => {
    const typed = changedEntries(opened, typedEntries(form))
    setChanged(Object.keys(typed).length > 0)
    noteChanges(form, typed, unkept)
    const draft = { at: Date.now(), since: changedSince(form), version, impersonal: options?.impersonal }
    if (name !== undefined) writeDraft(name, { ...draft, fields: withoutFields(typed, unkept) })
  })
  const fill = useEffectEvent((form: HTMLFormElement, fields: FormEntries) => fillAll(form, fields, unkept))

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const opened = restarted ? {} : openedEntries(form)
    const stop = listen(form, name, () => keep(form, opened))
    if (restarted) keep(form, opened)
    if (name === undefined || restarted) return stop
    const draft = readDraft(name)
    if (draft && draftOwner() === undefined) fill(form, notTypedYet(form, opened, draft.fields))
    else if (draft) {
      keepWaiting(name, draft)
      showFound(formId, draft)
    }
    return () => {
      stop()
      endWaiting(name)
      showFound(formId, null)
    }
  }, [formId, name, restarted])

  function decide(draft: Draft | null, discardedNow: Draft | null) {
    showFound(formId, draft)
    setDiscarded(discardedNow)
  }
  return {
    changed,
    found,
    discarded,
    version,
    restore() {
      if (name === undefined || !found) return
      endWaiting(name)
      decide(null, null)
      const form = document.getElementById(formId)
      if (form) form.dataset.since = String(found.since ?? found.at)
      show(found.fields)
    },
    discard() {
      if (name === undefined || !found) return
      removeDraft(name)
      decide(null, found)
    },
    undo() {
      if (name === undefined || !discarded) return
      keepWaiting(name, discarded)
      decide(discarded, null)
    },
  }
}

/** A number that was restored shows its rows, which are filled then. */
function fillAll(form: HTMLFormElement, fields: FormEntries, unkept: readonly string[]) {
  fillEntries(form, fields, unkept)
  setTimeout(() => fillEntries(form, fields, unkept))
}

function withoutFields(entries: FormEntries, names: readonly string[]): FormEntries {
  const kept = Object.entries(entries).filter(([field]) => !names.includes(field))
  return Object.fromEntries(
    kept.map(([field, rows]) => [field, rows.filter(([name]) => !names.includes(pathOf(name)))] as const),
  )
}

function listen(form: HTMLFormElement, name: string | undefined, keep: () => void): () => void {
  // Buttons for the rows of a list submit the form; the rows change after the event.
  const keepLater = () => setTimeout(() => form.isConnected && keep())
  const nameDraft = ({ formData }: FormDataEvent) => name !== undefined && formData.set(DRAFT_FIELD, name)
  form.addEventListener('input', keep)
  form.addEventListener('submit', keepLater)
  form.addEventListener('formdata', nameDraft)
  return () => {
    form.removeEventListener('input', keep)
    form.removeEventListener('submit', keepLater)
    form.removeEventListener('formdata', nameDraft)
  }
}

function noteChanges(form: HTMLFormElement, changed: FormEntries, unkept: readonly string[]) {
  const names = Object.keys(changed)
  if (names.length === 0) {
    delete form.dataset.changed
    delete form.dataset.since
    return
  }
  const rows = Object.values(changed).flat()
  const losing = [...names, ...rows.filter(([, value]) => value !== '').map(([name]) => pathOf(name))]
  form.dataset.changed = losing.some((field) => unkept.includes(field)) ? 'losing' : 'kept'
  form.dataset.since ??= String(Date.now())
}

/** The first change that is not saved, in milliseconds since 1970. */
export function changedSince(form: HTMLFormElement | null): number | undefined {
  const since = form?.dataset.since
  return since === undefined ? undefined : Number(since)
}

/** What the visitor typed before the script came stays. */
function notTypedYet(form: HTMLFormElement, opened: FormEntries, fields: FormEntries): FormEntries {
  const typed = changedEntries(opened, typedEntries(form))
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in typed)))
}
