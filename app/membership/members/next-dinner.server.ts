import { nextEvents } from '#app/events/event-lists.server.ts'
import { nextToBegin } from '#app/events/event-state.ts'
import type { Language } from '#app/i18n/language.ts'

export type NextDinner = { id: number; title: string; lang: Language | undefined; date: string }

/** The dinner that a new member is told of. */
export async function findNextDinner(language: Language): Promise<NextDinner | null> {
  const next = nextToBegin(await nextEvents(language, 2))
  return next ? { id: next.id, title: next.title, lang: next.langs.title, date: next.date } : null
}
