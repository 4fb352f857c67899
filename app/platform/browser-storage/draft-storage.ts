import type { FormEntries } from '#app/ui/form-entries.ts'

/** What somebody typed into a form and did not save: the fields that differ from the form as it was opened. */
export type Draft = {
  /** In milliseconds since 1970. */
  at: number
  /** The first change that was not saved, in milliseconds since 1970. */
  since?: number | undefined
  /** The version of the record that the form was filled from. */
  version: string | undefined
  /** Without data of people: it stays in a browser that somebody else uses. */
  impersonal?: true | undefined
  fields: FormEntries
}

/** The field of a sent form that names its draft. */
export const DRAFT_FIELD = 'draft'

const PREFIX = 'draft:'
const KEPT_MS = 7 * 24 * 3_600_000
/** A tab of a phone may stay open for months. */
const KEPT_IN_TAB_MS = 24 * 3_600_000

/** Drafts whose text is not in the form yet: saving the form keeps them. */
const waiting = new Map<string, Draft>()

/** Names of drafts that ended in this page, until somebody types again. */
const forgotten = new Set<string>()

/** The panel's frame names the person. */
export function draftOwner(): string | undefined {
  return document.querySelector<HTMLElement>('[data-draft-owner]')?.dataset.draftOwner
}

export function readDraft(name: string): Draft | null {
  return (
    inStorage((storage) => {
      if (storage === sessionStorage) removeOldOfTab()
      return parse(storage.getItem(keyOf(name)))
    }) ?? null
  )
}

function removeOldOfTab() {
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(PREFIX)) continue
    const { at } = parse(sessionStorage.getItem(key)) ?? { at: 0 }
    if (at <= Date.now() - KEPT_IN_TAB_MS) sessionStorage.removeItem(key)
  }
}

/**
 * Of everybody who has used the panel in this browser: those of the last week stay, of other people than the one who is
 * signed in only those without data of people.
 */
export function removeStaleDrafts() {
  const owner = draftOwner()
  const isOfAnother = (key: string) => owner !== undefined && !key.startsWith(`${PREFIX}${owner}:`)
  removePanelDrafts((draft, key) => draft.at < Date.now() - KEPT_MS || (!draft.impersonal && isOfAnother(key)))
}

/** After a sign-out: the next person at this browser must not find data of people. A session that ends keeps them. */
export function removePersonalDrafts() {
  removePanelDrafts((draft) => !draft.impersonal)
}

/** Whether a sign-out would remove drafts. */
export function hasPersonalDrafts(): boolean {
  return panelDrafts().some(([, draft]) => !draft?.impersonal)
}

function removePanelDrafts(isOver: (draft: Draft, key: string) => boolean) {
  for (const [key, draft] of panelDrafts()) if (!draft || isOver(draft, key)) localStorage.removeItem(key)
}

function panelDrafts(): [key: string, draft: Draft | null][] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    return keys.map((key) => [key, parse(localStorage.getItem(key))])
  } catch {
    return []
  }
}

/** Without fields, nothing is kept. */
export function writeDraft(name: string, draft: Draft) {
  forgotten.delete(name)
  const kept = waiting.get(name)
  const fields = { ...kept?.fields, ...draft.fields }
  const since = kept?.since ?? draft.since
  inStorage((storage) => {
    if (Object.keys(fields).length === 0) storage.removeItem(keyOf(name))
    else storage.setItem(keyOf(name), JSON.stringify({ ...draft, since, fields }))
  })
}

/** Keeps what the form does not hold until somebody takes it back or throws it away. */
export function keepWaiting(name: string, draft: Draft) {
  waiting.set(name, draft)
  writeDraft(name, draft)
}

export function endWaiting(name: string) {
  waiting.delete(name)
}

export function removeDraft(name: string) {
  waiting.delete(name)
  forgotten.add(name)
  inStorage((storage) => storage.removeItem(keyOf(name)))
}

/** Whether the draft was saved or thrown away in this page, so that leaving it keeps nothing. */
export function isForgotten(name: string): boolean {
  return forgotten.has(name)
}

/** Removes the draft of a form that has been saved. */
export function forgetSaved(form: FormData) {
  const name = form.get(DRAFT_FIELD)
  if (typeof name !== 'string') return
  const kept = waiting.get(name)
  removeDraft(name)
  if (kept) keepWaiting(name, kept)
}

function keyOf(name: string): string {
  const owner = draftOwner()
  return owner ? `${PREFIX}${owner}:${name}` : PREFIX + name
}

/** The panel keeps drafts for each person, public pages for the tab. Private windows and full storage refuse. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(draftOwner() ? localStorage : sessionStorage)
  } catch {
    return undefined
  }
}

function parse(json: string | null): Draft | null {
  try {
    const draft = JSON.parse(json ?? 'null') as Draft | null
    return draft && typeof draft.at === 'number' && typeof draft.fields === 'object' ? draft : null
  } catch {
    return null
  }
}
