import type { events } from '#app/database/schema.ts'

type Publication = Pick<typeof events.$inferSelect, 'status' | 'publishedAt'>

/** What a visitor may see. An archived event stays visible. */
export function isVisibleRow({ status, publishedAt }: Publication, now: Date): boolean {
  return status !== 'draft' && publishedAt !== null && publishedAt <= now
}
