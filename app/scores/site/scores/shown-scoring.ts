import type { LocalText } from '#app/i18n/localized.ts'

/** What the page of a guest's score shows. Times are ISO strings in UTC. */
export type ShownScoring = {
  token: string
  eventId: number
  firstName: string
  title: LocalText
  date: string
  given: Record<'kitchen' | 'wine' | 'place' | 'pace' | 'shows_name', string> | null
  /** It is not shown: the contact of a party has passed the link on. */
  hasComment: boolean
  /** Until when it can be changed; null before it is given. */
  until: string | null
}
