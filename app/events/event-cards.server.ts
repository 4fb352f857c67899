import { getTableColumns } from 'drizzle-orm'
import { longTextLead } from '#app/articles/long-text.server.ts'
import { pick } from '#app/database/pick.ts'
import { events } from '#app/database/schema.ts'
import type { RowOf } from '#app/database/read-together.server.ts'
import { bilingual, localizedRow, type Langs } from '#app/i18n/localized-row.ts'
import type { Language } from '#app/i18n/language.ts'
import { pictureAt, addPictureTags } from '#app/media/pictures.server.ts'
import type { Picture } from '#app/media/picture.ts'
import { expirePageAt, addCacheTags } from '#app/platform/page-cache/cache-tags.server.ts'
import { bookableSeats } from '#app/seats/bookable-seats.server.ts'
import { eventState, membersWindow, type EventState } from './event-state.ts'
import { eventEnd, hasEnded } from './event-times.ts'

/** Times are ISO strings in UTC. */
export type EventCard = {
  id: number
  title: string
  /** The first paragraph of the description. */
  lead: string
  date: string
  location: string
  category: string
  /** Of `title`, `description` (the lead), `location` and `category`. */
  langs: Langs<'title' | 'description' | 'location' | 'category'>
  price: number
  state: EventState
  /** When registration opens and closes, if not with the publication and at the start. */
  opensAt: string | null
  closesAt: string | null
  /** When it opens for members, if that is before it opens for all; null once it is open for all. */
  membersOpenAt: string | null
  /** It is open for members and for nobody else. */
  membersOpen: boolean
  /** That a visitor can book. */
  places: number
  picture: Picture | null
}

const columns = getTableColumns(events)

export const cardFacts = {
  id: events.id,
  date: events.date,
  endsAt: events.endsAt,
  opensAt: events.opensAt,
  membersOpenAt: events.membersOpenAt,
  closesAt: events.closesAt,
  archivedAt: events.archivedAt,
  status: events.status,
  price: events.price,
  capacity: events.maxParticipants,
  places: bookableSeats,
}
const { title, titleCa, description, descriptionCa, location, locationCa, category, categoryCa } = columns
const texts = { title, titleCa, description, descriptionCa, location, locationCa, category, categoryCa }

export const cardColumns = { ...cardFacts, ...texts, picture: pictureAt(events.imageUrl) }

/** Of the page of the event alone. */
export const detailColumns = {
  ...cardFacts,
  ...bilingual(columns),
  ...pick(events, 'editsUntil', 'publishedAt', 'registered', 'held', 'partyLimit', 'offers'),
}

export type CardRow = RowOf<typeof cardColumns>

/** A registration changes the state, and with it the tag of its event only; its dates change it without a write. */
export function toCards(rows: readonly CardRow[], language: Language, now: Date): EventCard[] {
  addPictureTags(...rows.map(({ picture }) => picture))
  addCacheTags(...rows.filter((row) => !hasEnded(row, now)).map(({ id }) => `event:${id}`))
  for (const row of rows) expireAtNextState(row)
  return rows.map((event) => toCard(event, localizedRow(language, event), event.picture, now))
}

type Moments = Pick<CardRow, 'opensAt' | 'membersOpenAt' | 'closesAt' | 'date' | 'endsAt'>

export function expireAtNextState({ opensAt, membersOpenAt, closesAt, ...times }: Moments): void {
  for (const moment of [opensAt, membersOpenAt, closesAt, times.date, eventEnd(times)])
    expirePageAt(moment ?? undefined)
}

type CardFacts = Omit<CardRow, 'picture'>
type CardTexts = Pick<EventCard, 'title' | 'location' | 'category' | 'langs'> & { description: string }

/** @param texts of the event, in the language of the page */
export function toCard(event: CardFacts, texts: CardTexts, picture: Picture | null, now: Date): EventCard {
  const { id, date, price, places } = event
  const { title, description, location, category, langs } = texts
  const lead = longTextLead(description)
  const [opensAt, closesAt] = [event.opensAt?.toISOString() ?? null, event.closesAt?.toISOString() ?? null]
  const state = eventState(event, { capacity: event.capacity, places }, now)
  const facts = { id, title, lead, date: date.toISOString(), location, category, langs, price, picture }
  return { ...facts, state, opensAt, closesAt, ...membersWindow(event, state, now), places }
}
