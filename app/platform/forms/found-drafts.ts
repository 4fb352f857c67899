import { useSyncExternalStore } from 'react'
import type { Draft } from '#app/platform/browser-storage/draft-storage.ts'

/** Drafts that somebody has not taken back yet, by the id of the form: its banner and its inputs show them. */
const drafts = new Map<string, Draft>()
const listeners = new Set<() => void>()

export function showFound(formId: string, draft: Draft | null) {
  if (draft) drafts.set(formId, draft)
  else drafts.delete(formId)
  for (const notify of listeners) notify()
}

export function useFoundDraft(formId: string): Draft | null {
  return useSyncExternalStore(
    subscribe,
    () => drafts.get(formId) ?? null,
    () => null,
  )
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}
