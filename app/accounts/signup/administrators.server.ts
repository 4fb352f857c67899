import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { databaseFacts, usuarios } from '#app/database/schema.ts'
import { audit, SYSTEM } from '#app/platform/audit.server.ts'
import { hashToken, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { createAccount, findByEmail, setProvenPassword } from '#app/accounts/accounts.server.ts'
import { roleNumbers } from '#app/accounts/capabilities.ts'
import { withPanelRights } from '#app/accounts/panel-rights.server.ts'
import { hashNewPassword, type PasswordRefusal } from '#app/accounts/password-rules.server.ts'
import { endSessions } from '#app/accounts/session/sessions.server.ts'

/** The fact whose value is the salt of the one-time key; it goes with the first administrator. */
const FIRST_ADMINISTRATOR_FACT = 'first-administrator'
/** Taken while the first administrator is made, so that of two there is one. */
const LOCK = 7_265_003

async function hasAdministrator(tx: Pick<Transaction, 'select'>): Promise<boolean> {
  const [row] = await tx.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.role, roleNumbers.admin)).limit(1)
  return row !== undefined
}

/**
 * The key of /create-super-admin while there is no administrator, else null. Every server over the same database and
 * key file prints the same one; it rests nowhere (decisions, Accounts).
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

/** Whether the page may be shown: no administrator yet, and the key is the printed one. */
export async function mayCreateFirstAdministrator(key: string): Promise<boolean> {
  return fits(key, await currentKey(database)) && !(await hasAdministrator(database))
}

/** Compared by their hashes: how long it takes tells nothing about the key. */
function fits(key: string, expected: string | null): boolean {
  return expected !== null && hashToken(key) === hashToken(expected)
}

export type FirstAdministratorResult = { ok: true } | { ok: false; reason: 'not-now' | PasswordRefusal }

/** Makes the first administrator, once; an account that has the e-mail already becomes it, with the new password. */
export async function createFirstAdministrator(
  key: string,
  email: string,
  password: string,
): Promise<FirstAdministratorResult> {
  if (!(await mayCreateFirstAdministrator(key))) return { ok: false, reason: 'not-now' }
  const hashed = await hashNewPassword(password, { email, role: roleNumbers.admin })
  if (!hashed.ok) return hashed
  return withPanelRights(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (!fits(key, await currentKey(tx)) || (await hasAdministrator(tx))) return { ok: false, reason: 'not-now' }
    await makeAdministrator(tx, email, hashed.passwordHash)
    return { ok: true }
  })
}

export type AdministratorResult = { ok: true; made: 'created' | 'promoted' } | { ok: false; reason: PasswordRefusal }

/** For the command of the operator, who needs no key: makes or promotes the account, e-mail verified. */
export async function createAdministrator(email: string, password: string): Promise<AdministratorResult> {
  const hashed = await hashNewPassword(password, { email, role: roleNumbers.admin })
  if (!hashed.ok) return hashed
  return database.transaction(async (tx) => ({
    ok: true,
    made: await makeAdministrator(tx, email, hashed.passwordHash),
  }))
}

async function makeAdministrator(
  tx: Transaction,
  typed: string,
  passwordHash: string,
): Promise<'created' | 'promoted'> {
  const email = typed.toLowerCase()
  await tx.delete(databaseFacts).where(eq(databaseFacts.name, FIRST_ADMINISTRATOR_FACT))
  const account = { email, name: '', language: 'es', role: roleNumbers.admin } as const
  const made = await createAccount(tx, account, passwordHash)
  if (made) {
    await noteAdministrator(tx, made)
    return 'created'
  }
  const user = await findByEmail(tx, email)
  if (!user) throw new Error('the account of the address has just gone')
  await tx.update(usuarios).set({ role: roleNumbers.admin, updatedAt: new Date() }).where(eq(usuarios.id, user.id))
  await setProvenPassword(tx, user.id, passwordHash)
  await endSessions(tx, user.id)
  await noteAdministrator(tx, user.id)
  return 'promoted'
}

/** Nobody of the panel has done it: the operator, or the first administrator themselves. */
async function noteAdministrator(tx: Transaction, userId: string) {
  await audit(tx, { actor: SYSTEM, action: 'user.made-admin', subject: userId, fields: ['role', 'password'] })
}
