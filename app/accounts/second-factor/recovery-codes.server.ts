import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { recoveryCodes } from '#app/database/schema.ts'
import { hashToken } from '#app/platform/secrets/secrets.server.ts'

const CODES = 10
/** Base32: no 0, 1 and 8, which are read as letters. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const GROUPS = 5
const GROUP_LETTERS = 5

/** Replaces the codes of an account. @returns the new ones, which nothing can show again */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })))
  return codes
}

/** 125 bits of chance: no guess finds one, and its hash needs no salt (ASVS 6.5.2). */
function newCode(): string {
  const group = () => Array.from({ length: GROUP_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** @returns false when the account has no such code, or has used it */
export async function consumeRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(and(unused(userId), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

export async function countRecoveryCodes(userId: string): Promise<number> {
  return database.$count(recoveryCodes, unused(userId))
}

function unused(userId: string) {
  return and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
}

function hashOf(code: string): string {
  return hashToken(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
}
