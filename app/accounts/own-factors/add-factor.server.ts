import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { listPasskeys, secretPlace } from '#app/accounts/second-factor/factors.server.ts'
import { notifyFactorsChanged } from '#app/accounts/second-factor/notify-factors.server.ts'
import { readRegistration, registrationOptions } from '#app/accounts/second-factor/passkeys.server.ts'
import type { ChallengeSubject } from '#app/accounts/second-factor/challenges.server.ts'
import { replaceRecoveryCodes } from '#app/accounts/second-factor/recovery-codes.server.ts'
import { stepOfCode } from '#app/accounts/second-factor/totp.server.ts'
import { endSessions, type Account } from '#app/accounts/session/sessions.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { secondFactors, usuarios } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'

const MAX_FACTORS = 10

/** `codes`: with the first factor come the recovery codes. */
type Addition = { ok: true; codes: string[] | null } | { ok: false; reason: 'factor-wrong' | 'factors-full' }

/** Adds an authenticator app that has the secret: it has made the code. */
export async function addApp(actor: Account, name: string, secret: string, code: string): Promise<Addition> {
  const lastStep = stepOfCode(secret, code.replace(/[\s-]/g, ''))
  if (lastStep === null) return { ok: false, reason: 'factor-wrong' }
  const id = randomUUID()
  return add(actor, { id, kind: 'totp', name, lastStep, secret: encryptField(secret, secretPlace(id)) })
}

export async function askForPasskey(actor: Account) {
  return registrationOptions(actor, registrationSubject(actor), await listPasskeys(database, actor.id))
}

/** @param answer of the browser to `askForPasskey` in the same session */
export async function addPasskey(actor: Account, name: string, answer: string): Promise<Addition> {
  const passkey = await readRegistration(answer, registrationSubject(actor))
  if (!passkey) return { ok: false, reason: 'factor-wrong' }
  const { transports, ...stored } = passkey
  return add(actor, { id: randomUUID(), kind: 'passkey', name, ...stored, transports: transports && [...transports] })
}

function registrationSubject({ sessionId }: Account): ChallengeSubject {
  return `registration:${sessionId}`
}

async function add(actor: Account, factor: Omit<typeof secondFactors.$inferInsert, 'userId'>): Promise<Addition> {
  const { id: userId } = actor
  return database.transaction(async (tx) => {
    await tx.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.id, userId)).for('update')
    const before = await countFactors(tx, userId)
    if (before >= MAX_FACTORS) return { ok: false, reason: 'factors-full' }
    const row = { ...factor, userId }
    const added = await tx.insert(secondFactors).values(row).onConflictDoNothing().returning({ id: secondFactors.id })
    if (added.length === 0) return { ok: false, reason: 'factor-wrong' }
    await endSessions(tx, userId, actor.sessionId)
    await audit(tx, { actor: userId, action: 'user.second-factor-added', subject: userId })
    await notifyFactorsChanged(tx, userId, 'added')
    return { ok: true, codes: before === 0 ? await replaceRecoveryCodes(tx, userId) : null }
  })
}

export async function countFactors(tx: Transaction, userId: string): Promise<number> {
  const rows = await tx.select({ id: secondFactors.id }).from(secondFactors).where(eq(secondFactors.userId, userId))
  return rows.length
}
