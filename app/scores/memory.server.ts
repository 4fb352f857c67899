import { and, desc, eq, ne } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { blogPosts, eventRegistrations, events, eventScores } from '#app/database/schema.ts'
import { localText } from '#app/i18n/localized.ts'
import type { Language } from '#app/i18n/language.ts'
import { findPictures } from '#app/media/pictures.server.ts'
import { findGuestScores, isOfSeatedGuest } from '#app/restaurants/guest-scores.server.ts'
import { firstName } from './first-name.ts'

/** Of one evening; a table of thirty has at most thirty. */
const SHOWN_COMMENTS = 30

/** What stays of an event that is over. The triggers of posts and scores name the event. */
export async function findMemory(eventId: number, language: Language) {
  const [chronicle, pictures, scores, comments] = await Promise.all([
    findChronicle(eventId, language),
    listEventPictures(eventId),
    findGuestScores(eq(eventScores.eventId, eventId)),
    listComments(eventId),
  ])
  return { chronicle, pictures, scores, comments }
}

export type Memory = Awaited<ReturnType<typeof findMemory>>

async function findChronicle(eventId: number, language: Language) {
  const { slug, title, titleCa, publishedAt, status } = blogPosts
  const [row] = await database
    .select({ slug, title, titleCa, publishedAt })
    .from(blogPosts)
    .where(and(eq(blogPosts.eventId, eventId), eq(status, 'published')))
  return row
    ? {
        slug: row.slug,
        title: localText(language, row.title, row.titleCa),
        publishedAt: row.publishedAt?.toISOString() ?? '',
      }
    : null
}

export async function listEventPictures(eventId: number) {
  const [row] = await database.select({ urls: events.pictures }).from(events).where(eq(events.id, eventId))
  const urls = row?.urls ?? []
  const found = await findPictures(urls)
  return urls.flatMap((url) => found.get(url) ?? [])
}

/** Only comments that the team shows; the first name only with the guest's permission. */
async function listComments(eventId: number) {
  const { registrationId, comment, commentState, showsName, language, createdAt } = eventScores
  const rows = await database
    .select({ comment, showsName, language, fullName: eventRegistrations.fullName })
    .from(eventScores)
    .innerJoin(eventRegistrations, eq(eventRegistrations.id, registrationId))
    .where(and(eq(eventScores.eventId, eventId), eq(commentState, 'shown'), ne(comment, ''), isOfSeatedGuest))
    .orderBy(desc(createdAt), registrationId)
    .limit(SHOWN_COMMENTS)
  return rows.map((row) => ({
    text: row.comment,
    lang: row.language,
    name: row.showsName ? firstName(row.fullName) : '',
  }))
}
