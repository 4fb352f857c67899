import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { databaseFacts, usuarios } from '#app/database/schema.ts'
import { audit, SYSTEM } from '#app/platform/audit.server.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { hashToken, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { createAccount, findByEmail, setProvenPassword } from '#app/accounts/accounts.server.ts'
import { roleNumbers } from '#app/accounts/capabilities.ts'
import { inPanelTransaction } from '#app/accounts/panel-transaction.server.ts'
import { hashNewPassword, type PasswordRefusal } from '#app/accounts/password-rules.server.ts'
import { removeAllFactors } from '#app/accounts/second-factor/factors.server.ts'
import { endSessions } from '#app/accounts/session/sessions.server.ts'

/** The name of the fact that holds the salt of the one-time key; deleted with the first administrator. */
const FIRST_ADMINISTRATOR_FACT = 'first-administrator'

async function hasAdministrator(tx: Pick<Transaction, 'select'>): Promise<boolean> {
  const [row] = await tx.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.role, roleNumbers.admin)).limit(1)
  return row !== undefined
}

/**
 * The key of /create-super-admin while there is no administrator, else null. All servers with the same database and key
 * file derive the same key; it is not stored.
 */
export async function firstAdministratorKey(): Promise<string | null> {
  if (await hasAdministrator(database)) return null
  await database
    .insert(databaseFacts)
    .values({ name: FIRST_ADMINISTRATOR_FACT, value: randomUUID() })
    .onConflictDoNothing()
  return currentKey(database)
}

async function currentKey(tx: Pick<Transaction, 'select'>): Promise<string | null> {
  const [fact] = await tx
    .select({ value: databaseFacts.value })
    .from(databaseFacts)
    .where(eq(databaseFacts.name, FIRST_ADMINISTRATOR_FACT))
  return fact ? linkToken('create-super-admin', String(fact.value)) : null
}

export async function mayCreateFirstAdministrator(key: string): Promise<boolean> {
  return matchesKey(key, await currentKey(database)) && !(await hasAdministrator(database))
}

/** Compares hashes: the duration reveals nothing about the key. */
function matchesKey(key: string, expected: string | null): boolean {
  return expected !== null && hashToken(key) === hashToken(expected)
}

type FirstAdministratorResult = { ok: true } | { ok: false; reason: 'not-now' | PasswordRefusal }

export async function createFirstAdministrator(
  key: string,
  email: string,
  password: string,
): Promise<FirstAdministratorResult> {
  if (!(await mayCreateFirstAdministrator(key))) return { ok: false, reason: 'not-now' }
  const hashed = await hashNewPassword(password, { email, role: roleNumbers.admin })
  if (!hashed.ok) return hashed
  return inPanelTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.firstAdministrator})`)
    if (!matchesKey(key, await currentKey(tx)) || (await hasAdministrator(tx))) return { ok: false, reason: 'not-now' }
    await upsertAdministrator(tx, email, hashed.passwordHash)
    return { ok: true }
  })
}

type AdministratorResult = { ok: true; made: 'created' | 'promoted' } | { ok: false; reason: PasswordRefusal }

/**
 * For the operator's command, which needs no key: creates or promotes the account. It loses its second factors, so that
 * the last administrator is not locked out.
 */
export async function createAdministrator(email: string, password: string): Promise<AdministratorResult> {
  const hashed = await hashNewPassword(password, { email, role: roleNumbers.admin })
  if (!hashed.ok) return hashed
  return database.transaction(async (tx) => ({
    ok: true,
    made: await upsertAdministrator(tx, email, hashed.passwordHash),
  }))
}

async function upsertAdministrator(
  tx: Transaction,
  address: string,
  passwordHash: string,
): Promise<'created' | 'promoted'> {
  const email = address.toLowerCase()
  await tx.delete(databaseFacts).where(eq(databaseFacts.name, FIRST_ADMINISTRATOR_FACT))
  const account = { email, name: '', language: mainLanguage(), role: roleNumbers.admin } as const
  const made = await createAccount(tx, account, passwordHash)
  if (made) {
    await auditAdministrator(tx, made)
    return 'created'
  }
  const user = await findByEmail(tx, email)
  if (!user) throw new Error('the account of the address was deleted meanwhile')
  await tx.update(usuarios).set({ role: roleNumbers.admin, updatedAt: new Date() }).where(eq(usuarios.id, user.id))
  await setProvenPassword(tx, user.id, passwordHash)
  await removeAllFactors(tx, user.id)
  await endSessions(tx, user.id)
  await auditAdministrator(tx, user.id)
  return 'promoted'
}

async function auditAdministrator(tx: Transaction, userId: string) {
  await audit(tx, { actor: SYSTEM, action: 'user.made-admin', subject: userId, fields: ['role', 'password'] })
}
