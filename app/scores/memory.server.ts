import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import { readTogether } from '#app/database/read-together.server.ts'
import { blogPosts, eventRegistrations, events, eventScores } from '#app/database/schema.ts'
import { localText } from '#app/i18n/localized.ts'
import type { Language } from '#app/i18n/language.ts'
import { addPictureTags, picturesAt } from '#app/media/pictures.server.ts'
import type { Picture } from '#app/media/picture.ts'
import { guestScoresColumn, isOfSeatedGuest, toGuestScores } from '#app/restaurants/guest-scores.server.ts'
import { otherEventsColumns, toNextEvents } from '#app/events/event-lists.server.ts'
import { firstName } from './first-name.ts'

/** Of one evening; a table of thirty has at most thirty. */
const SHOWN_COMMENTS = 30

const id = sql.placeholder('id')

const picturesColumn = sql<Picture[]>`(select ${picturesAt(events.pictures)} from ${events} where ${eq(events.id, id)})`

type StoredChronicle = { slug: string; title: string; titleCa: string; publishedAt: string | null }

const { slug, title, titleCa, publishedAt, status } = blogPosts
const chronicleColumn: SQL<StoredChronicle | null> = sql`(
  select json_build_object('slug', ${slug}, 'title', ${title}, 'titleCa', ${titleCa}, 'publishedAt', ${publishedAt})
  from ${blogPosts} where ${and(eq(blogPosts.eventId, id), eq(status, 'published'))} limit 1)`

type StoredComment = { text: string; showsName: boolean; lang: Language; fullName: string }

const { guestId, comment, commentState, showsName, language, createdAt } = eventScores
const isShown = and(eq(eventScores.eventId, id), eq(commentState, 'shown'), ne(comment, ''), isOfSeatedGuest)

const newestComments = sql`
  select ${comment} as text, ${showsName} as "showsName", ${language} as lang, ${eventRegistrations.fullName} as "fullName"
  from ${eventScores} join ${eventRegistrations} on ${eq(eventRegistrations.id, guestId)}
  where ${isShown} order by ${desc(createdAt)}, ${guestId} limit ${sql.raw(String(SHOWN_COMMENTS))}`

const readMemory = readTogether({
  chronicle: chronicleColumn,
  pictures: picturesColumn,
  scores: guestScoresColumn(eq(eventScores.eventId, id)),
  comments: sql<StoredComment[]>`(select coalesce(json_agg(shown), '[]') from (${newestComments}) as shown)`,
  others: otherEventsColumns,
})

/** What stays of an event that is over, and `count` others to book. The triggers of posts and scores name the event. */
export async function findMemory(eventId: number, language: Language, count = 0) {
  const at = new Date()
  const read = await readMemory({ id: eventId, now: at.toISOString(), count })
  addPictureTags(...read.pictures)
  return {
    chronicle: read.chronicle && toChronicle(read.chronicle, language),
    pictures: read.pictures,
    scores: toGuestScores(read.scores),
    comments: read.comments.map(toComment),
    others: toNextEvents(read.others, language, at),
  }
}

export type Memory = Omit<Awaited<ReturnType<typeof findMemory>>, 'others'>

function toChronicle({ publishedAt: at, ...stored }: StoredChronicle, language: Language) {
  return {
    slug: stored.slug,
    title: localText(language, stored.title, stored.titleCa),
    publishedAt: at ? new Date(at).toISOString() : '',
  }
}

/** The first name only with the guest's permission. */
function toComment({ text, lang, showsName: named, fullName }: StoredComment) {
  return { text, lang, name: named ? firstName(fullName) : '' }
}
