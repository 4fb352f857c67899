import { and, eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { events } from '#app/database/schema.ts'

/** An event that has taken place keeps its date without a question. */
export async function isNewlyPast(date: Date, id: number | undefined): Promise<boolean> {
  if (date > new Date()) return false
  return id === undefined || (await database.$count(events, and(eq(events.id, id), eq(events.date, date)))) === 0
}

/** The names of the columns, for the audit event. */
export function changedFields<Values extends Partial<typeof events.$inferSelect>>(
  before: Values,
  after: Values,
): string[] {
  const columns = Object.keys(after) as (keyof Values & keyof typeof events.$inferSelect)[]
  return columns
    .filter((column) => String(before[column] ?? '') !== String(after[column] ?? ''))
    .map((column) => events[column].name)
}
