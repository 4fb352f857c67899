import { and, eq, sql } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { eventMessages, eventParties, events } from '#app/database/schema.ts'
import { coursesColumn, localizeCourses } from '#app/events/courses.server.ts'
import { noticeHours } from '#app/seats/seat-terms.server.ts'
import { partyUrl } from '#app/bookings/parties/party-links.server.ts'
import { refundUntil } from '#app/seats/refund-terms.ts'
import { findContactScoring } from '#app/bookings/parties/score-links.server.ts'
import { formatDayMonth } from '#app/i18n/dates.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import type { Composer, MailMessage } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { textFor, type Written } from '#app/messages/message-texts.server.ts'
import { fillLine } from '#app/messages/placeholders.ts'
import { isAddressed, isAudience } from './audience.server.ts'
import { EventMessageMail, type EventMessageMailProps } from './message-mail.tsx'
import { valuesOf } from './placeholder-values.ts'

const m = eventMessages
const p = eventParties

type Message = typeof m.$inferSelect
type Party = Pick<typeof p.$inferSelect, 'contactName' | 'size' | 'tableLabel' | 'state'> & {
  isInvited: boolean
  noticeHours: number
}

/** Null when the party is not to be told any more, or somebody has stopped the message. */
export const composeEventMessage: Composer<'event-message' | 'reminder' | 'thanks'> = async (
  { partyId, messageId, isTest },
  language,
) => {
  const found = await findMessage(messageId)
  if (!found) return null
  const { message } = found
  const text = textFor(language, message)
  if (!text) return null
  if (isTest) return composeTest(text, found)
  if (message.state !== 'sending' && message.state !== 'sent') return null
  const party = await findAddressed(partyId, message)
  if (!party) return null
  const scoring = message.kind === 'thanks' ? await findContactScoring(partyId, text.language) : null
  return render(text, found, party, { partyUrl: partyUrl('/reserva', party, text.language), scoring, isTest: false })
}

async function findMessage(id: string) {
  const [found] = await database
    .select({ message: m, event: events, courses: coursesColumn })
    .from(m)
    .innerJoin(events, eq(events.id, m.eventId))
    .where(eq(m.id, id))
  return found
}

type Found = NonNullable<Awaited<ReturnType<typeof findMessage>>>

async function findAddressed(id: string, message: Message) {
  const [party] = await database
    .select({
      ...pick(p, 'id', 'state', 'size', 'contactName', 'tableLabel', 'tokenHash', 'linkVersion'),
      isInvited: sql<boolean>`${p.paymentState} = 'invited'`,
      noticeHours,
    })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(and(eq(p.id, id), isAddressed(message)))
  return party
}

/** To somebody of the team: with nobody's name, and the link leads to the event's page. */
function composeTest(text: Written, found: Found): MailMessage {
  const partyUrl = siteUrl(`/eventos/${found.event.id}`, text.language)
  const state = found.message.audience === 'waiting' ? 'waiting' : 'booked'
  const noticeHours = currentClub().cancellationHours
  const party: Party = { contactName: '', size: 2, tableLabel: '', state, isInvited: false, noticeHours }
  return render(text, found, party, { partyUrl, scoring: null, isTest: true })
}

type How = Pick<EventMessageMailProps, 'partyUrl' | 'scoring'> & { isTest: boolean }

function render(text: Written, found: Found, party: Party, { isTest, ...links }: How): MailMessage {
  const { message, event, courses } = found
  const { language } = text
  const texts = mailTextsOf[language]
  const shown = localizedRow(language, event)
  const values = valuesOf(language, texts.eventMessage, shown, party)
  const { footer } = texts.eventMessage
  const { audience } = message
  const why =
    isTest || !isAudience(audience)
      ? footer.test
      : footer[audience](formatDayMonth(event.date, language), party.size > 1)
  return renderMail(
    {
      language,
      subject: fillLine(text.subject, values),
      heading: null,
      preview: fillLine(text.body, values),
      footer: why,
    },
    <EventMessageMail
      {...{ language, texts, values, ...links }}
      text={text.body}
      kind={message.kind}
      event={{ ...shown, courses: localizeCourses(language, courses) }}
      editsUntil={event.editsUntil ?? event.date}
      refundUntil={party.isInvited ? null : refundUntil({ ...event, noticeHours: party.noticeHours })}
    />,
  )
}
