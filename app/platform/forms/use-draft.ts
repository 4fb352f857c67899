import { useEffect, useEffectEvent, useState } from 'react'
import { openedEntries, type FormEntries } from '#app/ui/form-entries.ts'
import { endWaiting, keepWaiting, removeDraft, type Draft } from '#app/platform/browser-storage/draft-storage.ts'
import { showFound, useFoundDraft } from './found-drafts.ts'
import { keepDraft } from './keep-draft.ts'

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
  const facts = useEffectEvent(() => ({ version, impersonal: options?.impersonal }))
  const start = useEffectEvent((form: HTMLFormElement) =>
    keepDraft(form, {
      name,
      opened: restarted ? {} : openedEntries(form),
      restarted,
      unkept,
      facts: () => facts(),
      onChange: setChanged,
      onFound: (draft) => showFound(formId, draft),
    }),
  )

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const stop = start(form)
    return () => {
      stop()
      if (name !== undefined && !restarted) showFound(formId, null)
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
      if (form) Object.assign(form.dataset, { since: String(found.since ?? found.at), changed: 'kept' })
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
