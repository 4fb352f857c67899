import { AsyncLocalStorage } from 'node:async_hooks'
import { clubMidnightAfter } from '#app/platform/club-time.ts'

/** `tags` name the rows that a page reads (`event:7`, `events`); it expires at `until` without any write. */
export type PageFacts = { tags: Set<string>; until: Date }

const current = new AsyncLocalStorage<PageFacts>()

/** Renders a page and collects what it reads. A page expires at midnight at the latest: it shows dates and ages. */
export async function collectPageFacts<T>(work: () => Promise<T>): Promise<{ result: T; facts: PageFacts }> {
  const facts: PageFacts = { tags: new Set(), until: clubMidnightAfter(new Date()) }
  const result = await current.run(facts, work)
  return { result, facts }
}

/** Tags the current page. Call it where rows are read; the triggers of `stale_notices` write the same tags. */
export function addCacheTags(...tags: string[]): void {
  const facts = current.getStore()
  for (const tag of tags) facts?.tags.add(tag)
}

/** Lowers the expiry of the current page, for example to the start of an event. */
export function expirePageAt(time: Date | undefined): void {
  const facts = current.getStore()
  if (facts && time && time > new Date() && time < facts.until) facts.until = time
}
