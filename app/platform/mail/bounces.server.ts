import { and, desc, eq, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { database, type Transaction } from '#app/database/client.server.ts'
import { mails } from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { bouncedError } from './mail-errors.ts'

/** A mail that a server has accepted and could not deliver, with the status code (`5.1.1`). */
type Bounce = { code: string; at: Date }

/** A report about the mail itself; one about another recipient marks nothing. */
export async function recordBounce(id: string, recipients: readonly string[], bounce: Bounce): Promise<void> {
  if (recipients.length === 0) return
  const addresses = recipients.map((address) => address.toLowerCase())
  await mark(and(eq(mails.id, id), inArray(sql`lower(${mails.recipient})`, addresses)), bounce)
}

/** A report about an address: the newest mail that was sent to it before. */
export async function recordBounceOfAddress(address: string, bounce: Bounce): Promise<void> {
  const newest = database
    .select({ id: mails.id })
    .from(mails)
    .where(and(hasAddress(address), isNotNull(mails.sentAt), lte(mails.sentAt, bounce.at)))
    .orderBy(desc(mails.sentAt), desc(mails.id))
    .limit(1)
  await mark(inArray(mails.id, newest), bounce)
}

/** One that is sent once more stays queued. */
async function mark(these: SQL | undefined, { code, at }: Bounce): Promise<void> {
  const unlessQueued = (value: string, column: AnyPgColumn) =>
    sql`case when ${mails.status} = 'queued' then ${column} else ${value} end`
  await database
    .update(mails)
    .set({
      bouncedAt: at,
      bounceCode: code,
      status: unlessQueued('failed', mails.status),
      lastError: unlessQueued(bouncedError(code), mails.lastError),
    })
    .where(these)
}

/** Whether mails to the address of a row have bounced since somebody has last said that it works. */
export function isUnreachable(address: AnyPgColumn): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${mails} where lower(${mails.recipient}) = lower(${address}) and ${mails.bouncedAt} is not null)`
}

/** The address of this mail works again. Twice is the same as once. @returns false if the mail is gone */
export async function markReachable(actor: Actor, id: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [mail] = await tx.select({ recipient: mails.recipient }).from(mails).where(eq(mails.id, id))
    if (!mail) return false
    const cleared = await clearBounces(tx, mail.recipient)
    if (cleared > 0) await audit(tx, { actor: actor.id, action: 'mail.address-works', subject: id })
    return true
  })
}

async function clearBounces(tx: Transaction, address: string): Promise<number> {
  const rows = await tx
    .update(mails)
    .set({ bouncedAt: null, bounceCode: null })
    .where(and(hasAddress(address), isNotNull(mails.bouncedAt)))
    .returning({ id: mails.id })
  return rows.length
}

const hasAddress = (address: string) => eq(sql`lower(${mails.recipient})`, address.toLowerCase())
