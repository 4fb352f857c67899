import { cleanLongText, splitLead } from '#app/articles/long-text.server.ts'
import { events } from '#app/database/schema.ts'
import { isVisibleRow } from '#app/database/visible-events.ts'
import { localized } from '#app/i18n/localized.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import type { Language } from '#app/i18n/language.ts'
import { addPictureTags } from '#app/media/pictures.server.ts'
import { addCacheTags, expirePageAt } from '#app/platform/page-cache/cache-tags.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { distanceFromClub } from './distance-from-club.ts'
import { localizeCourses } from './courses.server.ts'
import { localizeMenuOptions } from '#app/diets/menu-options.server.ts'
import { toEarlierEvenings } from './earlier-evenings.server.ts'
import { expireAtNextState, toCard } from './event-cards.server.ts'
import { stateForMember } from './event-state.ts'
import { eventEnd } from './event-times.ts'
import { offersEnd } from '#app/seats/offer-window.ts'
import { eventQuery } from './event-query.server.ts'

/** As a visitor may see it: null for a draft. */
export async function findEvent(id: number, language: Language, withPictures = false) {
  addCacheTags(`event:${id}`)
  const [row] = await eventQuery().execute({ id, withPictures, now: new Date().toISOString() })
  if (!row) return null
  expirePageAt(row.event.publishedAt ?? undefined)
  return isVisibleRow(row.event, new Date()) ? toDetails(row, language) : null
}

/** Drafts included: for a preview, and for mails to guests, whom the club may seat before the publication. */
export async function findEventInAnyState(id: number, language: Language, withPictures = false) {
  const [row] = await eventQuery().execute({ id, withPictures, now: new Date().toISOString() })
  return row ? toDetails(row, language) : null
}

function toDetails(row: Awaited<ReturnType<ReturnType<typeof eventQuery>['execute']>>[number], language: Language) {
  const { event, courses, menuOptions, waiting, hasMedia, organizer, restaurant, picture, pictures, earlier, logo } =
    row
  addPictureTags(picture, logo, ...(pictures ?? []))
  if (organizer) addCacheTags(`organizer:${organizer.id}`)
  if (restaurant) addCacheTags(`restaurant:${restaurant.id}`)
  expireAtNextState(event)
  const hasWaitingList = hasOpenWaitingList(event)
  const { description, ...texts } = localizedRow(language, event)
  const card = toCard(event, { description, ...texts }, picture, new Date())
  const { lead, rest } = splitLead(cleanLongText(description))
  return {
    ...texts,
    ...card,
    langs: texts.langs,
    endsAt: event.endsAt?.toISOString() ?? null,
    /** When it is over, also without an end. */
    overAt: eventEnd(event).toISOString(),
    editsUntil: event.editsUntil?.toISOString() ?? null,
    leadHtml: lead,
    body: rest,
    courses: localizeCourses(language, courses),
    menuOptions: localizeMenuOptions(language, menuOptions),
    waiting,
    hasMedia,
    pictures,
    earlier: earlier && toEarlierEvenings(earlier, language),
    takesWaiting: hasWaitingList && stateForMember(card) === 'full',
    hasWaitingList,
    restaurant: restaurant && { id: restaurant.id, nombre: restaurant.nombre },
    /** In kilometres; null where it is not known. */
    distance: distanceFromClub(event.location, restaurant, currentClub()),
    organizer: organizer && {
      ...localizedRow(language, organizer),
      // The column has no Catalan version; its default is Spanish.
      country: localized(language, organizer.country, organizer.country === 'España' ? 'Espanya' : null),
      logo,
    },
  }
}

type OfferedEvent = Pick<typeof events.$inferSelect, 'offers' | 'date' | 'closesAt'>

/** Whether its waiting list is open, also while seats are left: a larger party may wait. It closes with the offers. */
function hasOpenWaitingList(event: OfferedEvent): boolean {
  const end = offersEnd(event)
  expirePageAt(end)
  return event.offers !== 'off' && end > new Date()
}

export type EventDetails = NonNullable<Awaited<ReturnType<typeof findEvent>>>
