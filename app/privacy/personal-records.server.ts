import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isPanelRole, roleOf } from '#app/accounts/capabilities.ts'
import { database, type Queryable } from '#app/database/client.server.ts'
import {
  authVerifications,
  blockedPayments,
  contactMessages,
  eventParties,
  eventRegistrations,
  mails,
  membershipRequests,
  socios,
  usuarios,
} from '#app/database/schema.ts'
import { decryptRecord } from '#app/membership/members/blocked-payments.server.ts'
import { secretColumns, decryptSecret, type SecretColumn } from '#app/membership/members/socio-secrets.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { readAccounts, readRequests, readSocios } from './account-records.server.ts'
import { readGuestDiet, readGuests } from './guest-records.server.ts'
import { readDiets, readParties } from './party-records.server.ts'
import { exportMandates } from './treasury-records.server.ts'
import {
  linkKindOf,
  type Disposition,
  type DispositionReason,
  type RecordKind,
  type RecordTitle,
} from './record-kinds.ts'

export type Row = Record<string, unknown> & { id: string; createdAt: Date }

/** The values that connect a person's rows: the address in lower case, and ids. */
export type Links = { email: string; users: string[]; requests: string[] }

type PersonalRecordSource = {
  table: PgTable
  of: (links: Links) => SQL | undefined
  byId: (ids: string[]) => SQL | undefined
  title: (row: Row) => RecordTitle
  dispositionOf: (row: Row) => Disposition
  /** Columns that are not exported, with the reason: no personal data, or a secret. */
  omitted: Record<string, string>
  secrets?: Record<string, (row: Row) => string | null>
  read?: (on: Queryable, where: SQL | undefined) => Promise<Row[]>
}

const p = eventParties
const r = eventRegistrations
const VERSION_REASON = 'the number that detects conflicting changes'
const SEARCH_REASON = 'the same words again, for the search'
const CONTACT_REASON = 'a copy of what the contact of the booking gave'
const emailCondition = (column: Parameters<typeof eq>[0], { email }: Links) => sql`lower(${column}) = ${email}`

const contactColumns = [
  'email',
  'phone',
  'isMember',
  'howDidYouKnowUs',
  'notes',
  'userId',
  'privacyVersion',
  'privacyAcceptedAt',
  'refundDue',
] as const satisfies (keyof typeof r.$inferSelect)[]

const secretOf = (column: SecretColumn) => (row: Row) => decryptSecret(row.id, column, row[column] as string)

/** Where personal data are stored, what is exported, and what an erasure does to them. */
export const personalRecords: Record<RecordKind, PersonalRecordSource> = {
  socio: {
    table: socios,
    of: (links) =>
      or(
        emailCondition(socios.email, links),
        idCondition(socios.membershipRequestId, links.requests),
        idCondition(socios.userId, links.users),
      ),
    byId: (ids) => inArray(socios.id, ids),
    title: ({ membershipNumber }) => ({ name: String(membershipNumber) }),
    dispositionOf: () => ({ disposition: 'blocked', reason: 'payments-blocked' }),
    omitted: { version: VERSION_REASON, searchText: SEARCH_REASON },
    secrets: {
      ...Object.fromEntries(Object.keys(secretColumns).map((column) => [column, secretOf(column as SecretColumn)])),
      treasuryMandates: (row) => exportMandates(row.treasuryMandates as never),
    },
    read: readSocios,
  },
  'membership-request': {
    table: membershipRequests,
    of: (links) =>
      or(
        emailCondition(membershipRequests.email, links),
        idCondition(membershipRequests.id, links.requests),
        idCondition(membershipRequests.userId, links.users),
      ),
    byId: (ids) => inArray(membershipRequests.id, ids),
    title: ({ createdAt }) => ({ at: createdAt.toISOString() }),
    dispositionOf: () => goes('with-its-mails'),
    omitted: {
      searchText: SEARCH_REASON,
      completionTokenHash: 'digest of the link for completing the data',
      completionByIdUntil: 'until when an older link is valid',
      version: VERSION_REASON,
      mergedInto: 'id of another request of the same person',
      mergedFields: 'names of columns',
    },
    read: readRequests,
  },
  registration: {
    table: p,
    of: (links) => and(isNull(p.erasedAt), or(emailCondition(p.email, links), idCondition(p.userId, links.users))),
    byId: (ids) => and(isNull(p.erasedAt), inArray(p.id, ids)),
    title: ({ eventTitle, eventDate }) => ({ name: String(eventTitle), at: (eventDate as Date).toISOString() }),
    dispositionOf: ({ eventDate, state }) =>
      (eventDate as Date) <= new Date() ? goes('seat-counts') : goes(state === 'booked' ? 'seat-free' : 'cancelled'),
    omitted: {
      version: VERSION_REASON,
      searchText: SEARCH_REASON,
      nameKey: 'the name again, for comparisons',
      tokenHash: 'digest of the link in their mails',
      linkVersion: 'the number of that link',
      eventEntry: 'which entry calendars update',
      calendarSequence: 'the number that lets calendars update their entry',
      offerRound: 'the number of offers, for the references of their mails',
      paidBy: 'who of the club has noted the payment',
      paymentVersion: VERSION_REASON,
      origin: 'keyed digest of the connection, erased after 7 days',
      erasedAt: 'empty while there are data',
    },
    secrets: { dietaryRestrictions: readDiets },
    read: readParties,
  },
  guest: {
    table: r,
    // A companion has no address: the search finds them by name.
    of: () => sql`false`,
    byId: (ids) => and(isNull(r.erasedAt), sql`${r.id} <> ${r.partyId}`, inArray(r.id, ids)),
    title: ({ eventTitle, eventDate }) => ({ name: String(eventTitle), at: (eventDate as Date).toISOString() }),
    dispositionOf: ({ cancelledAt }) => goes(cancelledAt === null ? 'guest-seat' : 'cancelled'),
    omitted: {
      ...Object.fromEntries(contactColumns.map((column) => [column, CONTACT_REASON])),
      version: VERSION_REASON,
      searchText: SEARCH_REASON,
      partyId: 'whose booking it is: another person',
      position: 'the order of the guests of a table',
      nameKey: 'the name again, for comparisons',
      cancelTokenHash: 'digest of their link',
      dietProof: 'number of the proof of their diet',
      menuOptionId: 'the chosen dish is a field of its own',
      erasedAt: 'empty while there are data',
    },
    secrets: { dietaryRestrictions: readGuestDiet },
    read: readGuests,
  },
  message: {
    table: contactMessages,
    of: (links) => emailCondition(contactMessages.email, links),
    byId: (ids) => inArray(contactMessages.id, ids),
    title: ({ createdAt }) => ({ at: createdAt.toISOString() }),
    dispositionOf: () => goes('copy-in-mailbox'),
    omitted: { searchText: SEARCH_REASON },
  },
  user: {
    table: usuarios,
    of: (links) => or(emailCondition(usuarios.email, links), idCondition(usuarios.id, links.users)),
    byId: (ids) => inArray(usuarios.id, ids),
    title: ({ email }) => ({ name: String(email) }),
    dispositionOf: ({ role }) =>
      isPanelRole(roleOf(Number(role))) ? { disposition: 'stays', reason: 'staff' } : goes('sessions-end'),
    omitted: { searchText: SEARCH_REASON },
    read: readAccounts,
  },
  'sign-up': {
    table: authVerifications,
    of: ({ email, users }) =>
      or(
        sql`lower(${authVerifications.value}::jsonb ->> 'email') = ${email}`,
        idCondition(sql`${authVerifications.value}::jsonb ->> 'userId'`, users),
      ),
    byId: (ids) => inArray(authVerifications.id, ids),
    title: ({ identifier }) => ({ link: linkKindOf(String(identifier)) }),
    dispositionOf: () => goes('link-ends'),
    omitted: {
      identifier: 'digest of the link',
      value: 'digest of the password; name and e-mail are columns of their own',
    },
    read: async (on, where) => {
      const rows = await on.select().from(authVerifications).where(where)
      return rows.map((row) => {
        const { email, name, language } = JSON.parse(row.value) as { email?: string; name?: string; language?: string }
        return { ...row, email: email ?? null, name: name ?? null, language: language ?? null }
      })
    },
  },
  mail: {
    table: mails,
    of: (links) => emailCondition(mails.recipient, links),
    byId: (ids) => inArray(mails.id, ids),
    title: ({ kind }) => ({ mail: String(kind) }),
    dispositionOf: ({ status }) => goes(status === 'queued' ? 'mail-queued' : 'mail-sent'),
    omitted: { searchText: SEARCH_REASON, data: 'ids of the records that it is about' },
  },
  'blocked-payment': {
    table: blockedPayments,
    of: () => sql`true`,
    byId: (ids) => inArray(blockedPayments.id, ids),
    title: ({ membershipNumber }) => ({ name: String(membershipNumber) }),
    dispositionOf: ({ keepUntil }) => ({
      disposition: 'stays',
      reason: 'blocked-until',
      until: (keepUntil as Date).toISOString(),
    }),
    omitted: { record: 'encrypted; its contents are fields of their own' },
    secrets: Object.fromEntries(
      (['fullName', 'email', 'paymentMethod', 'iban', 'cardHolderName', 'billingAddress'] as const).map((field) => [
        field,
        (row) => decryptRecord(row as never)[field],
      ]),
    ),
    // All columns are inside the encrypted record.
    read: async (on, where) =>
      (await on.select().from(blockedPayments).where(where)).map((row) => ({ ...row, ...emptyRecord })),
  },
}

function goes(reason: DispositionReason): Disposition {
  return { disposition: 'goes', reason }
}

/** Declares the record's fields as columns; `secrets` reads their values. */
const emptyRecord = { fullName: '', email: '', paymentMethod: '', iban: '', cardHolderName: '', billingAddress: '' }

export async function readPersonalRecord(
  kind: RecordKind,
  where: SQL | undefined,
  on: Queryable = database,
): Promise<Row[]> {
  const source = personalRecords[kind]
  const rows = source.read ? await source.read(on, where) : await on.select().from(source.table).where(where)
  return (rows as Row[]).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

function idCondition(column: Parameters<typeof inArray>[0], ids: string[]): SQL | undefined {
  return ids.length > 0 ? inArray(column, ids) : undefined
}

type Decrypted = { readable: true; value: string | null } | { readable: false }

export function decryptRecordField(kind: RecordKind, row: Row, property: string): Decrypted {
  const read = personalRecords[kind].secrets?.[property]
  if (!read || row[property] === null) return { readable: true, value: null }
  try {
    return { readable: true, value: read(row) }
  } catch (error) {
    log.error({ err: error, kind, id: row.id }, 'field not readable')
    return { readable: false }
  }
}
