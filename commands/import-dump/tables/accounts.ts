import { inArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { roleNumbers } from '#app/accounts/capabilities.ts'
import type { Transaction } from '#app/database/client.server.ts'
import { usuarios } from '#app/database/schema.ts'
import { parseRow } from '#app/imports/row-check.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { change, refuse, refuseRepeated, type Candidate } from '../candidate.ts'
import { at, moment, optionalText, requiredText, text } from '../cells.ts'
import { olderTable } from '../older-table.ts'
import { findAuthEmails } from '../stage-dump.ts'

const schema = v.object({ id: requiredText, name: text, email: text, role: optionalText, created_at: moment })
type Account = v.InferOutput<typeof schema>

/** Without a password: they choose one behind the link of an invitation, or with «forgot password». */
export const accounts = olderTable<Account>({
  name: 'usuarios',
  columns: ['id', 'name', 'email', 'role', 'created_at'],
  kind: 'user',
  table: usuarios,
  parse: (cells) => parseRow(schema, cells),
  async review(tx, candidates) {
    await fillEmails(tx, candidates)
    for (const candidate of candidates) reviewAccount(candidate)
    const emails = candidates.map(({ row }) => row.email)
    const taken = await tx.select({ email: usuarios.email }).from(usuarios).where(inArray(usuarios.email, emails))
    const known = new Set(taken.map(({ email }) => email))
    refuseRepeated(candidates, ({ email }) => email, known, 'another account has the same e-mail')
  },
  async insert(tx, rows) {
    await tx
      .insert(usuarios)
      .values(
        rows.map(({ id, name, email, role, created_at: createdAt }) => ({
          id,
          name,
          email,
          role: Number(role),
          language: mainLanguage(),
          createdAt: at(createdAt),
          updatedAt: at(createdAt),
        })),
      )
  },
})

async function fillEmails(tx: Transaction, candidates: readonly Candidate<Account>[]): Promise<void> {
  const without = candidates.filter(({ row }) => row.email === '')
  const emails = await findAuthEmails(
    tx,
    without.map(({ row }) => row.id),
  )
  for (const { row } of without) row.email = emails.get(row.id) ?? ''
}

/** Of the numbers of roles the older site knew two; the others here must not be given by it. */
function reviewAccount(candidate: Candidate<Account>): void {
  const { email, role } = candidate.row
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) refuse(candidate, 'is no e-mail address', 'email')
  if (email !== email.toLowerCase()) change(candidate, 'email', email.toLowerCase(), 'is written in lower case')
  if (role === '1' || role === '2') return
  if (role === null || role === '0') candidate.row.role = String(roleNumbers.user)
  else change(candidate, 'role', String(roleNumbers.user), 'is no role of the older site: an account without the panel')
}

/** Which of these accounts are here. */
export async function findAccounts(tx: Transaction, ids: readonly (string | null)[]): Promise<Set<string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))]
  if (asked.length === 0) return new Set()
  const found = await tx.select({ id: usuarios.id }).from(usuarios).where(inArray(usuarios.id, asked))
  return new Set(found.map(({ id }) => id))
}

/** A link to an account that is not here is left out. */
export async function linkAccounts<Row extends object, Column extends keyof Row & string>(
  tx: Transaction,
  candidates: readonly Candidate<Row & Record<Column, string | null>>[],
  column: Column,
): Promise<void> {
  const known = await findAccounts(
    tx,
    candidates.map(({ row }) => row[column]),
  )
  for (const candidate of candidates) {
    const id = candidate.row[column]
    if (id !== null && !known.has(id))
      change(candidate, column, null as never, 'is an account that is not here: left out')
  }
}

export const isOneOf = (column: Parameters<typeof inArray>[0], values: readonly string[]) =>
  inArray(sql`lower(${column})`, [...values])
