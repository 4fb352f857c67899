import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '#app/database/client.server.ts'
import { recoveryCodes, secondFactors } from '#app/database/schema.ts'
import { decryptField } from '#app/platform/secrets/secrets.server.ts'
import type { FactorRow } from './factor-row.ts'
import { findSigner, type StoredPasskey } from './passkeys.server.ts'
import type { ChallengeSubject } from './challenges.server.ts'
import { stepOfCode } from './totp.server.ts'

/** Whether a right password is not enough. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const { userId: owner, kind } = secondFactors
  const [one] = await database.select({ kind }).from(secondFactors).where(eq(owner, userId)).limit(1)
  return one !== undefined
}

export async function listFactors(userId: string): Promise<FactorRow[]> {
  const { id, kind, name, createdAt, lastUsedAt } = secondFactors
  return database
    .select({ id, kind, name, createdAt, lastUsedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .orderBy(asc(createdAt))
}

/** @returns whether there were any */
export async function removeAllFactors(tx: Queryable, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ id: secondFactors.id })
  return removed.length > 0
}

export async function listPasskeys(on: Queryable, userId: string): Promise<StoredPasskey[]> {
  const { credentialId, publicKey, signCount, transports } = secondFactors
  const rows = await on
    .select({ credentialId, publicKey, signCount, transports })
    .from(secondFactors)
    .where(ofKind('passkey', userId))
  return rows.map((row) => ({
    credentialId: row.credentialId ?? '',
    publicKey: row.publicKey ?? '',
    signCount: row.signCount ?? 0,
    transports: row.transports,
  }))
}

/** Accepts each code once: a step that is not later than the last accepted one is refused (ASVS 6.5.1). */
export async function consumeTotpCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const { id, secret, lastStep } = secondFactors
  const apps = await tx.select({ id, secret }).from(secondFactors).where(ofKind('totp', userId))
  for (const app of apps) {
    const step = stepOfCode(decryptField(app.secret ?? '', secretPlace(app.id)), code)
    if (step === null) continue
    const used = await tx
      .update(secondFactors)
      .set({ lastStep: step, lastUsedAt: new Date() })
      .where(and(eq(id, app.id), or(isNull(lastStep), lt(lastStep, step))))
      .returning({ id })
    if (used.length > 0) return true
  }
  return false
}

export async function consumePasskey(
  tx: Transaction,
  userId: string,
  answer: string,
  subject: ChallengeSubject,
): Promise<boolean> {
  const signer = await findSigner(answer, subject, await listPasskeys(tx, userId))
  if (!signer) return false
  await tx
    .update(secondFactors)
    .set({ signCount: signer.signCount, lastUsedAt: new Date() })
    .where(eq(secondFactors.credentialId, signer.credentialId))
  return true
}

/** Where `secondFactors.secret` of a row is encrypted to. */
export function secretPlace(id: string): string {
  return `second_factors.secret:${id}`
}

function ofKind(kind: FactorRow['kind'], userId: string) {
  return and(eq(secondFactors.userId, userId), eq(secondFactors.kind, kind))
}
