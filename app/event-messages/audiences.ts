import type { guestAudiences } from '#app/database/schema.ts'

/** Those of the table, for the browser too. */
export const audiences: typeof guestAudiences = ['booked', 'waiting', 'came', 'no-show']
export type Audience = (typeof audiences)[number]

export function ofEachAudience<Value>(of: (audience: Audience) => Value): Record<Audience, Value> {
  return Object.fromEntries(audiences.map((audience) => [audience, of(audience)])) as Record<Audience, Value>
}
