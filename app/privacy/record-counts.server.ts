import { and, eq, isNotNull, isNull, ne, notExists, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { database } from '#app/database/client.server.ts'
import {
  auditLog,
  authSessions,
  authVerifications,
  bankFiles,
  blockedPayments,
  charges,
  contactMessages,
  eventCheckins,
  eventMessages,
  eventParties,
  eventRegistrations,
  eventScores,
  imports,
  mails,
  mandates,
  memberSessions,
  membershipRequests,
  recordChanges,
  remittances,
  securityEvents,
  socios,
  trash,
  usuarios,
} from '#app/database/schema.ts'
import { neverSat } from '#app/waiting-list/erasure.server.ts'
import type { RetentionPolicyId } from './retention.ts'

const p = eventParties
const r = eventRegistrations
const m = membershipRequests

export async function countStoredRecords(): Promise<Partial<Record<RetentionPolicyId, number>>> {
  const uncompleted = and(
    eq(m.status, 'approved'),
    notExists(database.select({ id: socios.id }).from(socios).where(eq(socios.membershipRequestId, m.id))),
  )
  const counted: [RetentionPolicyId, PgTable, SQL?][] = [
    ['registration-diet', r, or(isNotNull(r.dietaryRestrictions), isNotNull(r.menuOptionId))],
    ['registration', p, and(sql`not (${neverSat(database)})`, isNull(p.erasedAt))],
    ['score', eventScores, ne(eventScores.comment, '')],
    ['waiting-party', p, and(neverSat(database), isNull(p.erasedAt))],
    ['door', eventCheckins],
    ['registration-origin', p, isNotNull(p.origin)],
    ['message', contactMessages],
    ['request', m, notInArray(m.status, ['approved', 'merged'])],
    ['uncompleted-request', m, uncompleted],
    ['merged-request', m, eq(m.status, 'merged')],
    ['socio', socios],
    ['socio-diet', socios, isNotNull(socios.dietaryRestrictions)],
    ['member-message', eventMessages, isNull(eventMessages.eventId)],
    ['blocked-payment', blockedPayments],
    ['charge', charges],
    ['mandate', mandates, isNotNull(mandates.iban)],
    ['bank-file', remittances, isNotNull(remittances.file)],
    ['bank-file', bankFiles, isNotNull(bankFiles.content)],
    ['import', imports],
    ['account', usuarios],
    ['link', authVerifications],
    ['session', authSessions],
    ['session', memberSessions],
    ['mail', mails],
    ['security-log', securityEvents],
    ['audit', auditLog],
    ['history', recordChanges],
    ['trash', trash],
  ]
  const counts: Partial<Record<RetentionPolicyId, number>> = {}
  const found = await Promise.all(counted.map(([, table, where]) => database.$count(table, where)))
  counted.forEach(([id], index) => (counts[id] = (counts[id] ?? 0) + (found[index] ?? 0)))
  return counts
}

const consents = {
  // Who came without a booking has accepted nothing.
  'registration-privacy': [
    p,
    sql`case when ${p.privacyNotice} is null then ${p.privacyVersion} end`,
    p.privacyAcceptedAt,
  ],
  'registration-diet': [r, r.dietConsentVersion, r.dietConsentAt],
  'score-privacy': [eventScores, eventScores.privacyVersion, eventScores.createdAt],
  'request-privacy': [m, m.privacyVersion, m.privacyAcceptedAt],
  'socio-privacy': [socios, socios.privacyVersion, socios.privacyAcceptedAt],
  'socio-diet': [socios, socios.dietConsentVersion, socios.dietConsentAt],
  'message-privacy': [contactMessages, contactMessages.privacyVersion, contactMessages.privacyAcceptedAt],
  'account-privacy': [usuarios, usuarios.privacyVersion, usuarios.privacyAcceptedAt],
} as const
export type ConsentSubject = keyof typeof consents

export type Consent = { subject: ConsentSubject; version: string; count: number; first: string; last: string }

/** The accepted versions of the privacy text, the newest first: where, how many, first and last time. */
export async function listConsents(): Promise<Consent[]> {
  const found = await Promise.all(
    (Object.keys(consents) as ConsentSubject[]).map(async (subject) => {
      const [table, version, at] = consents[subject]
      const rows = await database
        .select({
          version: sql<string>`${version}`,
          count: sql<number>`count(*)::int`,
          first: sql<string>`min(${at})::text`,
          last: sql<string>`max(${at})::text`,
        })
        .from(table)
        .where(and(isNotNull(version), sql`${version} <> ''`, isNotNull(at)))
        .groupBy(version)
      return rows.map((row) => ({
        subject,
        ...row,
        first: new Date(row.first).toISOString(),
        last: new Date(row.last).toISOString(),
      }))
    }),
  )
  return found.flat().toSorted((a, b) => b.version.localeCompare(a.version))
}
