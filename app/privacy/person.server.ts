import { inArray, or, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { auditLog, membershipRequests, socios, usuarios } from '#app/database/schema.ts'
import { withRelated } from '#app/membership/merged-requests.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { yesOrNo } from '#app/platform/csv/csv.ts'
import { searchBlockedPayments } from './people-search.server.ts'
import { personalRecords, readPersonalRecord, type Links, type Row } from './personal-records.server.ts'
import { recordKinds, type ItemKey, type PersonalRecord, type RecordKind } from './record-kinds.ts'

const MAX_AUDIT_LINES = 100

export type Dossier = {
  /** Null of who has none: found by name. */
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

/** The ids connected to an address: its accounts, its requests, those of its members, and what was merged with these. */
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

function toPersonalRecord(kind: RecordKind, row: Row): PersonalRecord {
  const { title, dispositionOf } = personalRecords[kind]
  const { fields, secrets } = splitFields(kind, row)
  return {
    kind,
    id: row.id,
    title: title(row),
    at: row.createdAt.toISOString(),
    ...dispositionOf(row),
    fields: { ...fields, ...Object.fromEntries(secrets.map(({ column }) => [column, null])) },
    hidden: secrets.map(({ column }) => column),
  }
}

/** Columns of a record as texts, and the names of those that are encrypted. */
export function splitFields(
  kind: RecordKind,
  row: Row,
): { fields: Record<string, string | null>; secrets: { column: string; property: string }[] } {
  const { omitted, secrets: encrypted = {} } = personalRecords[kind]
  const properties = Object.keys(row).filter((property) => !Object.hasOwn(omitted, property))
  return {
    fields: Object.fromEntries(
      properties
        .filter((property) => !Object.hasOwn(encrypted, property))
        .map((property) => [columnName(property), formatValue(row[property])]),
    ),
    secrets: properties
      .filter((property) => Object.hasOwn(encrypted, property) && row[property] !== null)
      .map((property) => ({ column: columnName(property), property })),
  }
}

function formatValue(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return yesOrNo(value)
  return value === null || value === undefined ? null : JSON.stringify(value)
}

/** `fullName` becomes `full_name`. */
export function columnName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
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
