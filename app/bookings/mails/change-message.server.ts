import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventChanges, eventParties, events, mails } from '#app/database/schema.ts'
import { localText } from '#app/i18n/localized.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderEventChanged } from './change-mail.server.tsx'
import { namesOfChanges, namesOfFacts, type EssentialFacts } from './changed-facts.ts'
import { partyUrl } from '#app/bookings/parties/party-links.server.ts'
import { findPartyCalendar } from '#app/events/calendar/party-calendar.server.ts'
import { hasBegun } from '#app/events/event-times.ts'

type Party = typeof eventParties.$inferSelect

/**
 * What is different now from what the party has been told. Null when a later mail says it, the party has left or the
 * event has begun.
 */
export const composeEventChanged: Composer<'event-changed'> = async ({ partyId, version, facts }, language) => {
  const [found] = await database
    .select({ party: eventParties, event: events })
    .from(eventParties)
    .innerJoin(events, eq(events.id, eventParties.eventId))
    .where(eq(eventParties.id, partyId))
  if (!found || !['booked', 'waiting', 'offered'].includes(found.party.state)) return null
  const { party, event } = found
  const told = await findToldFacts(party, version)
  if (!told || hasBegun(event, new Date())) return null
  const names = told.was ? namesOfChanges(told.was, event) : namesOfFacts(facts)
  if (names.length === 0) return null
  const isWaiting = party.state !== 'booked'
  const calendar = isWaiting || isUnconfirmed(party) ? undefined : await findPartyCalendar(partyId, language)
  return renderEventChanged(
    {
      language,
      fullName: party.contactName,
      event: { title: localText(language, event.title, event.titleCa), names, was: told.was, is: event },
      isWaiting,
      size: party.size,
      isInvited: party.paymentState === 'invited',
      partyUrl: partyUrl('/reserva', party, language),
    },
    calendar,
  )
}

/**
 * The facts that the party knows: those before the first change since its last mail about one. Null when a later
 * change has a mail of its own.
 * @returns `was` is null for a mail of an earlier release
 */
async function findToldFacts(party: Party, version: number): Promise<{ was: EssentialFacts | null } | null> {
  const rows = await database
    .select({ version: sql<number>`(${mails.data} ->> 'version')::int`, status: mails.status })
    .from(mails)
    .where(
      and(
        eq(sql`lower(${mails.recipient})`, (party.email ?? '').toLowerCase()),
        eq(mails.kind, 'event-changed'),
        eq(sql`${mails.data} ->> 'partyId'`, party.id),
      ),
    )
  if (rows.some((row) => row.version > version)) return null
  const sent = rows.filter((row) => row.status === 'sent' && row.version < version).map((row) => row.version)
  const told = Math.max(0, ...sent)
  // Of some changes nobody was told.
  const [was] = await database
    .select()
    .from(eventChanges)
    .where(
      and(
        eq(eventChanges.eventId, party.eventId),
        gt(eventChanges.version, told),
        lte(eventChanges.version, version),
        gt(eventChanges.changedAt, party.createdAt),
      ),
    )
    .orderBy(asc(eventChanges.version))
    .limit(1)
  return { was: was ?? null }
}

const isUnconfirmed = ({ hold }: Party) => hold === 'held' || hold === 'released'
