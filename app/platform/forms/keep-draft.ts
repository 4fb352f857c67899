import { changedEntries, fieldOf, fillEntries, isNamed, typedEntries, type FormEntries } from '#app/ui/form-entries.ts'
import {
  DRAFT_FIELD,
  draftOwner,
  endWaiting,
  isForgotten,
  keepWaiting,
  readDraft,
  writeDraft,
  type Draft,
} from '#app/platform/browser-storage/draft-storage.ts'
import { changedSince, noteChanges } from './note-changes.ts'

type Keeping = {
  /** Without one, only the changes of the form are noted. */
  name: string | undefined
  /** What the fields are compared with. */
  opened: FormEntries
  /** The form starts with what was typed before, so that all of it is kept at once. */
  restarted: boolean
  /** The fields that are never kept. */
  unkept: readonly string[]
  facts?: () => Pick<Draft, 'version' | 'impersonal'>
  onChange?: (changed: boolean) => void
  /** In the panel, where somebody takes the draft back. */
  onFound?: (draft: Draft) => void
}

/**
 * Keeps what is typed into a form in the browser until the form is saved. On public pages a draft returns by itself.
 * @returns what ends it
 */
export function keepDraft(form: HTMLFormElement, keeping: Keeping): () => void {
  const { name, opened, restarted } = keeping
  const keep = () => keepTyped(form, keeping)
  const stop = listen(form, name, keep)
  if (name !== undefined) form.dataset.draft = name
  const draft = name === undefined || restarted ? null : readDraft(name)
  const isAsked = draftOwner() !== undefined
  if (name !== undefined && draft && isAsked) {
    keepWaiting(name, draft)
    keeping.onFound?.(draft)
  }
  if (restarted) keep()
  else noteEarly(form, opened)
  if (draft && !isAsked) fillAll(form, notTypedYet(form, opened, draft.fields), keeping.unkept)
  return () => {
    stop()
    for (const note of ['changed', 'since', 'draft']) delete form.dataset[note]
    if (name !== undefined && !restarted) endWaiting(name)
  }
}

function keepTyped(form: HTMLFormElement, { name, opened, unkept, facts, onChange }: Keeping) {
  const typed = changedEntries(opened, typedEntries(form))
  onChange?.(Object.keys(typed).length > 0)
  noteChanges(form, typed, unkept)
  if (name === undefined) return
  const { version, impersonal } = facts?.() ?? { version: undefined }
  const fields = withoutFields(typed, unkept)
  writeDraft(name, { at: Date.now(), since: changedSince(form), version, impersonal, fields })
}

function listen(form: HTMLFormElement, name: string | undefined, keep: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  // Buttons for the rows of a list submit the form; the rows change after the event.
  const keepLater = () => setTimeout(() => form.isConnected && !signal.aborted && keep())
  form.addEventListener('input', keep, { signal })
  form.addEventListener('submit', keepLater, { signal })
  if (name === undefined) return () => listening.abort()
  form.addEventListener('formdata', ({ formData }) => formData.set(DRAFT_FIELD, name), { signal })
  // Another tab with the same form may have written since. A closed dialog may show less than was typed into it.
  const isOpen = () => form.closest('dialog:not([open])') === null
  addEventListener('pagehide', () => form.dataset.changed && isOpen() && !isForgotten(name) && keep(), { signal })
  return () => listening.abort()
}

/** What came before the script, by one paste or by dictation, is told to whoever listens to the form. */
function noteEarly(form: HTMLFormElement, opened: FormEntries) {
  const early = changedEntries(opened, typedEntries(form))
  for (const element of form.elements)
    if (fieldOf((element as HTMLInputElement).name ?? '') in early)
      element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A number that was restored shows its rows, which are filled then. */
export function fillAll(form: HTMLFormElement, fields: FormEntries, unkept: readonly string[]) {
  fillEntries(form, fields, unkept)
  setTimeout(() => fillEntries(form, fields, unkept))
}

/** What the visitor typed before the script came stays. */
function notTypedYet(form: HTMLFormElement, opened: FormEntries, fields: FormEntries): FormEntries {
  const typed = changedEntries(opened, typedEntries(form))
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in typed)))
}

function withoutFields(entries: FormEntries, names: readonly string[]): FormEntries {
  const kept = Object.entries(entries).filter(([field]) => !isNamed(names, field))
  return Object.fromEntries(
    kept.map(([field, rows]) => [field, rows.filter(([name]) => !isNamed(names, name))] as const),
  )
}
