import { AsyncLocalStorage } from 'node:async_hooks'
import { clubMidnightAfter } from '#app/platform/club-time.ts'

/**
 * What a page was made of. `tags` name the rows that were read (`event:7`, `events`); `until` is the moment from which
 * the page would be another one although no row has changed.
 */
export type PageFacts = { tags: Set<string>; until: Date }

const current = new AsyncLocalStorage<PageFacts>()

/**
 * Runs the making of a page, and notes meanwhile what it reads. No page outlives its day: dates, ages and the footer's
 * year are of a day.
 */
export async function collectPageFacts<T>(work: () => Promise<T>): Promise<{ made: T; facts: PageFacts }> {
  const facts: PageFacts = { tags: new Set(), until: clubMidnightAfter(new Date()) }
  const made = await current.run(facts, work)
  return { made, facts }
}

/**
 * Says what the page that is being made reads; outside of a page it says nothing. Called where the rows are read, so
 * that no page can forget it. A write to a row names the same tags (the triggers of `stale_notices` in `migrations/`).
 */
export function addCacheTags(...tags: string[]): void {
  const facts = current.getStore()
  for (const tag of tags) facts?.tags.add(tag)
}

/** Says when time alone changes the page that is being made: an event that begins leaves the coming ones. */
export function expirePageAt(moment: Date | undefined): void {
  const facts = current.getStore()
  if (facts && moment && moment > new Date() && moment < facts.until) facts.until = moment
}
