import { inArray, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import {
  auditLog,
  authVerifications,
  blockedPayments,
  contactMessages,
  eventParties,
  membershipRequests,
  socios,
  usuarios,
} from '#app/database/schema.ts'
import { decryptRecord } from '#app/membership/members/blocked-payments.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { yesOrNo } from '#app/platform/csv/csv.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { recordKinds, type PersonalRecord, type RecordKind, type RecordTitle, type ItemKey } from './record-kinds.ts'
import {
  personalRecords,
  decryptRecordField,
  readPersonalRecord,
  type Links,
  type Row,
} from './personal-records.server.ts'

export type PersonMatch = { email: string; names: string[]; rows: number }

const MAX_PEOPLE = 30
const MAX_ROWS = 500

export async function findPeople(search: string): Promise<PersonMatch[]> {
  if (search.trim().length < 3) return []
  const queries = [
    { table: eventParties, name: eventParties.contactName },
    { table: membershipRequests, name: membershipRequests.fullName },
    { table: socios, name: socios.fullName },
  ].map(
    ({ table, name }) =>
      sql`(select lower(email) as email, ${name} as name from ${table}
        where ${searchCondition(table.searchText, search)} and email <> '' limit ${MAX_ROWS})`,
  )
  const rows = await database.execute<{ email: string; names: string[]; rows: number }>(sql`
    select email, json_agg(distinct name) filter (where name <> '') as names, count(*)::int as rows from (
      ${sql.join(queries, sql` union all `)}
      union all (select lower(email), name from ${contactMessages}
        where ${searchCondition(contactMessages.searchText, search)} limit ${MAX_ROWS})
      union all (select lower(email), name from ${usuarios}
        where ${searchCondition(usuarios.searchText, search)} limit ${MAX_ROWS})
      union all select lower(value::jsonb ->> 'email'), coalesce(value::jsonb ->> 'name', '') from ${authVerifications}
        where value::jsonb ->> 'email' is not null and search_key(value::jsonb ->> 'email') = search_key(${search})
    ) known group by email order by email limit ${MAX_PEOPLE}`)
  const people = new Map(rows.map((row) => [row.email, { email: row.email, names: row.names ?? [], rows: row.rows }]))
  for (const { email, fullName } of await searchBlockedPayments(search)) {
    const known = people.get(email) ?? { email, names: [fullName], rows: 0 }
    people.set(email, { ...known, rows: known.rows + 1 })
  }
  return [...people.values()].slice(0, MAX_PEOPLE)
}

/** Blocked payments are encrypted, so they are decrypted and searched in memory. */
async function searchBlockedPayments(search: string) {
  const key = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const people = (await database.select().from(blockedPayments)).flatMap((row) => {
    try {
      const { email, fullName } = decryptRecord(row)
      return [{ id: row.id, email: email.toLowerCase(), fullName }]
    } catch (error) {
      log.error({ err: error, blocked: row.id }, 'blocked payments not readable')
      return []
    }
  })
  return people.filter(({ email, fullName }) => key(`${email} ${fullName}`).includes(key(search)))
}

export type Dossier = {
  email: string
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
  const records = all.flat()
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
  return { email: links.email, records, ...(await readAuditEvents(records)) }
}

/** The ids connected to an address: its accounts, its requests and the requests of its members. */
async function findLinks(email: string): Promise<Links> {
  const [users, requests, members] = await Promise.all([
    database
      .select({ id: usuarios.id })
      .from(usuarios)
      .where(sql`lower(${usuarios.email}) = ${email}`),
    database
      .select({ id: membershipRequests.id })
      .from(membershipRequests)
      .where(sql`lower(${membershipRequests.email}) = ${email}`),
    database
      .select({ id: socios.membershipRequestId })
      .from(socios)
      .where(sql`lower(${socios.email}) = ${email}`),
  ])
  return { email, users: users.map(({ id }) => id), requests: [...requests, ...members].map(({ id }) => id) }
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

function splitFields(
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

const MAX_AUDIT_LINES = 100

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

export type ExportedRecord = {
  kind: RecordKind
  id: string
  title: RecordTitle
  fields: Record<string, string | null>
  /** Columns that another key has encrypted. */
  unreadable: string[]
  trail: { action: string; at: string }[]
}

export async function exportItems(actor: Actor, items: readonly ItemKey[]): Promise<ExportedRecord[]> {
  return database.transaction(async (tx) => {
    const exported: ExportedRecord[] = []
    for (const kind of recordKinds) {
      const ids = items.filter((item) => item.kind === kind).map(({ id }) => id)
      if (ids.length === 0) continue
      for (const row of await readPersonalRecord(kind, personalRecords[kind].byId(ids), tx))
        exported.push(await exportRow(tx, actor, kind, row))
    }
    return exported
  })
}

async function exportRow(tx: Transaction, actor: Actor, kind: RecordKind, row: Row): Promise<ExportedRecord> {
  const { fields, secrets } = splitFields(kind, row)
  const opened = secrets.map(({ column, property }) => ({ column, ...decryptRecordField(kind, row, property) }))
  await audit(tx, {
    actor: actor.id,
    action: `${kind}.exported`,
    subject: row.id,
    fields: opened.map(({ column }) => column),
  })
  const trail = await tx
    .select({ action: auditLog.action, at: auditLog.createdAt })
    .from(auditLog)
    .where(sql`${auditLog.subject} = ${row.id}`)
    .orderBy(auditLog.id)
  return {
    kind,
    id: row.id,
    title: personalRecords[kind].title(row),
    fields: { ...fields, ...Object.fromEntries(opened.map((one) => [one.column, one.readable ? one.value : null])) },
    unreadable: opened.filter(({ readable }) => !readable).map(({ column }) => column),
    trail: trail.map(({ action, at }) => ({ action, at: at.toISOString() })),
  }
}
