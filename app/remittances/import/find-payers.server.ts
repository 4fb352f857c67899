import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { database, type Queryable } from '#app/database/client.server.ts'
import { mandates, memberAccounts, remittanceItems, socios } from '#app/database/schema.ts'
import { decryptField } from '#app/platform/secrets/secrets.server.ts'
import { IN_FORCE } from '#app/mandates/mandates.server.ts'
import type { ReportedCredit } from '../files/bank-file.ts'
import { debitsIn, membersIn, ordersIn } from '../files/own-references.ts'
import { isSameName, wordsOf } from './payer-names.ts'

/** `id`: of the member, and of the account, which there may not be yet. */
export type Payer = { id: string; number: string; name: string | null; isHolder?: true }

/** By the key of the credit. */
type Found = Map<string, Payer[]>

/** The number of a member, a debit or an order of direct debit, in the text or the payer's reference. */
export async function findByReference(credits: readonly ReportedCredit[]): Promise<Found> {
  const written = new Map(credits.map((credit) => [credit.key, referencesIn(credit)]))
  const all = [...new Set([...written.values()].flat())]
  const [people, debits, signed] = await Promise.all([
    findByNumbers(database, all),
    all.length === 0
      ? []
      : database
          .select({ reference: remittanceItems.endToEndId, id: remittanceItems.accountId })
          .from(remittanceItems)
          .where(inArray(remittanceItems.endToEndId, all)),
    all.length === 0
      ? []
      : database
          .select({ reference: sql<string>`upper(${mandates.reference})`, id: mandates.accountId })
          .from(mandates)
          .where(
            inArray(
              sql`lower(${mandates.reference})`,
              all.map((reference) => reference.toLowerCase()),
            ),
          ),
  ])
  const byId = await findByIds([...debits, ...signed].map(({ id }) => id))
  const byReference = new Map<string | null, Payer | undefined>([
    ...[...debits, ...signed].map(({ reference, id }) => [reference, byId.get(id)] as const),
    ...people.map((person) => [person.number, person] as const),
  ])
  return found(credits, ({ key }) => (written.get(key) ?? []).flatMap((reference) => byReference.get(reference) ?? []))
}

function referencesIn({ text, endToEndId }: ReportedCredit): string[] {
  const written = `${text} ${endToEndId ?? ''}`
  return [...membersIn(written), ...debitsIn(written), ...ordersIn(written)]
}

/** Also of members without an account, and accounts of members who were erased. */
export async function findByNumbers(on: Pick<Queryable, 'select'>, numbers: readonly string[]): Promise<Payer[]> {
  if (numbers.length === 0) return []
  const [members, erased] = await Promise.all([
    on
      .select({ id: socios.id, number: socios.membershipNumber, name: socios.fullName })
      .from(socios)
      .where(inArray(socios.membershipNumber, [...numbers])),
    on
      .select({ id: memberAccounts.id, number: memberAccounts.number, name: sql<null>`null` })
      .from(memberAccounts)
      .where(and(inArray(memberAccounts.number, [...numbers]), isNull(memberAccounts.socioId))),
  ])
  return [...members, ...erased]
}

async function findByIds(ids: readonly string[]): Promise<Map<string, Payer>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: memberAccounts.id, number: memberAccounts.number, name: socios.fullName })
    .from(memberAccounts)
    .leftJoin(socios, eq(socios.id, memberAccounts.socioId))
    .where(inArray(memberAccounts.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findByName(credits: readonly ReportedCredit[]): Promise<Found> {
  const names = new Map(
    credits.flatMap(({ payer }) => {
      const [first, second] = wordsOf(payer).toSorted((a, b) => b.length - a.length)
      return first && second ? [[payer, { payer, first, second }] as const] : []
    }),
  )
  if (names.size === 0) return new Map()
  // The two longest words find few members by the index.
  const rows = await database.execute<Payer & { payer: string; name: string }>(sql`
    select asked.payer, s.id, s.membership_number as number, s.full_name as name
    from jsonb_to_recordset(${JSON.stringify([...names.values()])}::text::jsonb) as asked (payer text, first text, second text)
    join ${socios} s on s.search_text like '%' || asked.first || '%' and s.search_text like '%' || asked.second || '%'`)
  const members = Map.groupBy(rows, ({ payer }) => payer)
  return found(credits, ({ payer }) =>
    (members.get(payer) ?? [])
      .filter(({ name }) => isSameName(payer, name))
      .map(({ id, number, name }) => ({ id, number, name })),
  )
}

/** Of those who owe exactly this: who has signed an order with the payer's name, else the only one. */
export async function findByAmount(credits: readonly ReportedCredit[]): Promise<Found> {
  if (credits.length === 0) return new Map()
  const owing = await database
    .select({
      id: memberAccounts.id,
      number: memberAccounts.number,
      name: socios.fullName,
      cents: memberAccounts.owedCents,
      mandateId: mandates.id,
      holder: mandates.holder,
    })
    .from(memberAccounts)
    .leftJoin(socios, eq(socios.id, memberAccounts.socioId))
    .leftJoin(mandates, and(eq(mandates.accountId, memberAccounts.id), inArray(mandates.status, [...IN_FORCE])))
    .where(
      inArray(
        memberAccounts.owedCents,
        credits.map(({ cents }) => cents),
      ),
    )
    .limit(MOST_OWING)
  const isAll = owing.length < MOST_OWING
  const byAmount = Map.groupBy(owing, ({ cents }) => cents)
  const holders = new Map(owing.map(({ id, mandateId, holder }) => [id, readHolder(mandateId, holder)]))
  return found(credits, ({ cents, payer }) => {
    const people = byAmount.get(cents) ?? []
    const same = people.filter(({ id }) => isSameName(payer, holders.get(id) ?? ''))
    if (same.length > 0) return same.map(({ id, number, name }) => ({ id, number, name, isHolder: true as const }))
    return people.length === 1 && isAll ? people.map(({ id, number, name }) => ({ id, number, name })) : []
  })
}

/** Their holders are decrypted one by one. */
const MOST_OWING = 5_000

function readHolder(mandateId: string | null, holder: string | null): string | null {
  return mandateId === null || holder === null ? null : decryptField(holder, `mandates.holder:${mandateId}`)
}

function found(credits: readonly ReportedCredit[], peopleOf: (credit: ReportedCredit) => Payer[]): Found {
  return new Map(
    credits.flatMap((credit): [string, Payer[]][] => {
      const people = [...new Map(peopleOf(credit).map((person) => [person.id, person])).values()]
      return people.length > 0 ? [[credit.key, people]] : []
    }),
  )
}
