import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventMessages } from '#app/database/schema.ts'
import { readClubText } from '#app/event-messages/club-texts.server.ts'
import { isAudience } from '#app/event-messages/audience.server.ts'
import { textsInForce } from '#app/event-messages/texts-in-force.server.ts'
import type { AutomaticKind } from '#app/event-messages/message-times.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { textFields, type TextFields } from '#app/messages/panel/forms.ts'
import { timeFields } from '#app/messages/panel/stored-fields.server.ts'
import type { GuestMessageValues } from './message-values.ts'

const m = eventMessages

/** As the form has it; null once it has begun. */
export async function findMessageForForm(eventId: number, id: string): Promise<GuestMessageValues | null> {
  const [row] = await database
    .select()
    .from(m)
    .where(and(eq(m.id, id), isOpenMessage(eventId)))
  return row ? messageValues(row) : null
}

/** The newest draft, to continue it. */
export async function findDraft(eventId: number): Promise<{ id: string; values: GuestMessageValues } | null> {
  const [row] = await database
    .select()
    .from(m)
    .where(and(isOpenMessage(eventId), eq(m.state, 'draft')))
    .orderBy(desc(m.updatedAt))
    .limit(1)
  return row ? { id: row.id, values: messageValues(row) } : null
}

const isOpenMessage = (eventId: number) =>
  and(eq(m.eventId, eventId), eq(m.kind, 'message'), inArray(m.state, ['draft', 'scheduled']))

function messageValues(row: typeof m.$inferSelect): GuestMessageValues {
  const { version, audience } = row
  return { version, audience: isAudience(audience) ? audience : 'booked', ...textFields(row), ...timeFields(row) }
}

/** What is sent where the event has no own text; with `builtIn`, where the club has none. */
export async function readTextsInForce(kind: AutomaticKind, builtIn = false): Promise<TextFields> {
  if (!builtIn) return textFields(await textsInForce(database, kind))
  const [es, ca] = [mailTextsOf.es.eventMessage[kind], mailTextsOf.ca.eventMessage[kind]]
  return { subject: es.subject, body: es.body, subject_ca: ca.subject, body_ca: ca.body }
}

/** The event's text of an automatic message, to be changed; version 0 while it has no own. */
export async function findAutomaticForForm(eventId: number, kind: AutomaticKind) {
  const [row] = await database
    .select()
    .from(m)
    .where(and(eq(m.eventId, eventId), eq(m.kind, kind), isNull(m.startedAt)))
  const inForce = await readTextsInForce(kind)
  return { version: row?.version ?? 0, ...(row ? withDefaults(textFields(row), inForce) : inForce) }
}

/** The club's text of an automatic message, to be changed. */
export async function findClubTextForForm(kind: AutomaticKind) {
  const { texts, version } = await readClubText(kind)
  return { version, ...withDefaults(textFields(texts), await readTextsInForce(kind, true)) }
}

const names = ['subject', 'body', 'subject_ca', 'body_ca'] as const

function withDefaults(own: TextFields, otherwise: TextFields): TextFields {
  return mapTexts((name) => own[name] || otherwise[name])
}

/** Of a language whose texts say the same as without them, none is stored: it goes on following the other text. */
export function ownTexts(typed: TextFields, otherwise: TextFields): TextFields {
  const isSame = (...of: (typeof names)[number][]) => of.every((name) => typed[name] === otherwise[name])
  const [es, ca] = [isSame('subject', 'body'), isSame('subject_ca', 'body_ca')]
  return mapTexts((name) => ((name.endsWith('_ca') ? ca : es) ? '' : typed[name]))
}

function mapTexts(of: (name: (typeof names)[number]) => string): TextFields {
  return { subject: of('subject'), body: of('body'), subject_ca: of('subject_ca'), body_ca: of('body_ca') }
}
