import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { isOver } from '#app/database/event-times.ts'
import { blogPosts, eventCourses, events } from '#app/database/schema.ts'
import { formatLongDate, formatShortDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { localized } from '#app/i18n/localized.ts'
import { slugOf } from '#app/platform/forms/slug.ts'
import { mainLanguage, mainText } from '#app/platform/main-language.server.ts'
import { escapeHtml } from '#app/platform/html-text.ts'
import { postPanelTexts } from './panel-texts.ts'

/** The newest ones; an older dinner keeps its link and can be started from its own page. */
const OFFERED_EVENTS = 60

/** Events that are over and have no chronicle, and the one that the post has. */
export async function listChronicleChoices(linked: number | null): Promise<{ id: number; name: string }[]> {
  const over = and(isOver(new Date()), isNull(blogPosts.id))
  const rows = await database
    .select({ id: events.id, title: mainText(events.title, events.titleCa), date: events.date })
    .from(events)
    .leftJoin(blogPosts, eq(blogPosts.eventId, events.id))
    .where(linked === null ? over : or(over, eq(events.id, linked)))
    .orderBy(linked === null ? sql`1` : desc(eq(events.id, linked)), desc(events.date), desc(events.id))
    .limit(OFFERED_EVENTS)
  return rows.map(({ id, title, date }) => ({ id, name: `${title} · ${formatShortDate(date)}` }))
}

export async function findChronicleOf(eventId: number): Promise<number | null> {
  const [row] = await database.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.eventId, eventId))
  return row?.id ?? null
}

/** A new post about an event that is over, filled from it; nothing is stored until it is saved. */
export async function draftChronicle(eventId: number) {
  const [event] = await database
    .select()
    .from(events)
    .where(and(eq(events.id, eventId), isOver(new Date())))
  if (!event) return null
  const courses = await database
    .select()
    .from(eventCourses)
    .where(eq(eventCourses.eventId, eventId))
    .orderBy(asc(eventCourses.position))
  const written = { es: event.title !== '', ca: event.titleCa !== '' }
  const contentIn = (language: Language) => (written[language] ? contentOf(event, courses, language) : '')
  return {
    version: 0,
    title: event.title,
    title_ca: event.titleCa,
    slug: slugOf(localized(mainLanguage(), event.title, event.titleCa)),
    content: contentIn('es'),
    content_ca: contentIn('ca'),
    excerpt: '',
    excerpt_ca: '',
    cover_image: event.imageUrl ?? '',
    event_id: String(eventId),
    status: 'draft' as const,
    publish_at: '',
  }
}

type Event = typeof events.$inferSelect
type Course = typeof eventCourses.$inferSelect

/** When and where, and the menu. */
function contentOf(event: Event, courses: readonly Course[], language: Language): string {
  const place = localized(language, event.location, event.locationCa)
  const when = [formatLongDate(event.date, language), place].filter(Boolean).join(' · ')
  const dishes = courses.map((course) =>
    [localized(language, course.name, course.nameCa), localized(language, course.drink, course.drinkCa)]
      .filter(Boolean)
      .join(' · '),
  )
  const menu = [
    `<h2>${escapeHtml(postPanelTexts[language].chronicle.eaten)}</h2>`,
    `<ul>${dishes.map((dish) => `<li>${escapeHtml(dish)}</li>`).join('')}</ul>`,
  ]
  return [`<p>${escapeHtml(when)}</p>`, ...(dishes.length > 0 ? menu : [])].join('\n')
}
