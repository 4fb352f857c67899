import { inArray, or, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { auditLog, membershipRequests, socios, usuarios } from '#app/database/schema.ts'
import { withRelated } from '#app/membership/merged-requests.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { searchBlockedPayments } from './people-search.server.ts'
import { personalRecords, readPersonalRecord, type Links, type Row } from './personal-records.server.ts'
import { recordKinds, type ItemKey, type PersonalRecord, type RecordKind } from './record-kinds.ts'
import { toPersonalRecord } from './personal-record.server.ts'

const MAX_AUDIT_LINES = 100

export type Dossier = {
  /** Null of a person without one: found by name. */
  email: string | null
  records: PersonalRecord[]
  auditEvents: { id: number; action: string; subject: string; at: string }[]
  auditTotal: number
}

/** All personal records of an address, without decrypting; audited. Null when there are none. */
export async function openPerson(actor: Actor, email: string): Promise<Dossier | null> {
  const links = await findLinks(email.toLowerCase())
  const all = await Promise.all(
    recordKinds.map(async (kind) => (await readRows(kind, links)).map((row) => toPersonalRecord(kind, row))),
  )
  return openDossier(actor, links.email, all.flat())
}

/** The records of somebody without an address, as the search has found them; audited. */
export async function openRecords(actor: Actor, items: readonly ItemKey[]): Promise<Dossier | null> {
  const all = await Promise.all(
    [...Map.groupBy(items, ({ kind }) => kind)].map(async ([kind, group]) => {
      const rows = await readPersonalRecord(kind, personalRecords[kind].byId(group.map(({ id }) => id)))
      return rows.map((row) => toPersonalRecord(kind, row))
    }),
  )
  return openDossier(actor, null, all.flat())
}

async function openDossier(actor: Actor, email: string | null, records: PersonalRecord[]): Promise<Dossier | null> {
  const first = records[0]
  if (!first) return null
  await database.transaction((tx) =>
    audit(tx, {
      actor: actor.id,
      action: 'person.opened',
      subject: first.id,
      fields: [...new Set(records.map(({ kind }) => kind))],
    }),
  )
  return { email, records, ...(await readAuditEvents(records)) }
}

/** The ids connected to an address: accounts, requests, those of its members, and what was merged with these. */
async function findLinks(email: string): Promise<Links> {
  const isTheirs = or(
    sql`lower(${membershipRequests.email}) = ${email}`,
    inArray(
      membershipRequests.id,
      database
        .select({ id: socios.membershipRequestId })
        .from(socios)
        .where(sql`lower(${socios.email}) = ${email}`),
    ),
  )
  const [users, requests] = await Promise.all([
    database
      .select({ id: usuarios.id })
      .from(usuarios)
      .where(sql`lower(${usuarios.email}) = ${email}`),
    database
      .select({ id: membershipRequests.id })
      .from(membershipRequests)
      .where(inArray(membershipRequests.id, withRelated(isTheirs))),
  ])
  return { email, users: users.map(({ id }) => id), requests: requests.map(({ id }) => id) }
}

async function readRows(kind: RecordKind, links: Links): Promise<Row[]> {
  if (kind !== 'blocked-payment') return readPersonalRecord(kind, personalRecords[kind].of(links))
  const ids = (await searchBlockedPayments(links.email))
    .filter(({ email }) => email === links.email)
    .map(({ id }) => id)
  return ids.length > 0 ? readPersonalRecord(kind, personalRecords[kind].byId(ids)) : []
}

async function readAuditEvents(
  records: readonly PersonalRecord[],
): Promise<Pick<Dossier, 'auditEvents' | 'auditTotal'>> {
  const ids = records.map(({ id }) => id)
  const users = records.filter(({ kind }) => kind === 'user').map(({ id }) => id)
  const mentions =
    users.length > 0
      ? sql`(${inArray(auditLog.subject, ids)} or ${inArray(auditLog.actor, users)})`
      : inArray(auditLog.subject, ids)
  const [rows, total] = await Promise.all([
    database
      .select()
      .from(auditLog)
      .where(mentions)
      .orderBy(sql`${auditLog.id} desc`)
      .limit(MAX_AUDIT_LINES),
    database.$count(auditLog, mentions),
  ])
  return {
    auditEvents: rows.map(({ id, action, subject, createdAt }) => ({
      id,
      action,
      subject,
      at: createdAt.toISOString(),
    })),
    auditTotal: total,
  }
}
