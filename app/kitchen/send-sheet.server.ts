import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { events, kitchenSheets } from '#app/database/schema.ts'
import { lockEvent } from '#app/seats/lock-event.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { readCurrentSheet } from './current-sheet.server.ts'
import { kitchenTokenHash } from './kitchen-links.server.ts'
import { countChanges, differenceOf, totalsOf } from './kitchen-sheet.ts'
import { isServiceOver } from './sheet-deadlines.ts'
import { encryptSnapshot, findLatestSheet, type SentSheet } from './sent-sheets.server.ts'

type Sending = {
  /** The number that the page announced: pressed twice, it is one version. */
  number: number
  recipient: string
  language: Language
  /** Although nothing has changed since the version before. */
  again: boolean
}
type SendResult =
  | { ok: true; number: number }
  | { ok: false; reason: 'unknown' | 'cancelled' | 'over' | 'nothing-new' | 'conflict' }

/** Sends the kitchen its next version, by mail with a link to the live sheet. */
export async function sendSheet(eventId: number, sending: Sending, actor: Actor): Promise<SendResult> {
  return database.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId, null)
    if (!event) return { ok: false, reason: 'unknown' }
    if (event.status === 'cancelled') return { ok: false, reason: 'cancelled' }
    if (isServiceOver(event.date)) return { ok: false, reason: 'over' }
    const latest = await findLatestSheet(tx, eventId)
    if (latest && isSameSending(latest, sending)) return { ok: true, number: latest.number }
    if (sending.number !== (latest?.number ?? 0) + 1) return { ok: false, reason: 'conflict' }
    return writeSheet(tx, eventId, latest, sending, actor)
  })
}

function isSameSending({ number, recipient, language }: SentSheet, sending: Sending): boolean {
  return number === sending.number && recipient === sending.recipient && language === sending.language
}

async function writeSheet(
  tx: Transaction,
  eventId: number,
  latest: SentSheet | null,
  { number, recipient, language, again }: Sending,
  actor: Actor,
): Promise<SendResult> {
  const { sheet } = await readCurrentSheet(eventId, tx)
  const unchanged = latest?.sheet && countChanges(differenceOf(latest.sheet, sheet)) === 0
  if (unchanged && !again) return { ok: false, reason: 'nothing-new' }
  const id = randomUUID()
  await tx
    .insert(kitchenSheets)
    .values({
      id,
      eventId,
      number,
      restaurantId: sql`(select ${events.restaurantId} from ${events} where ${events.id} = ${eventId})`,
      recipient,
      language,
      snapshot: encryptSnapshot(id, sheet),
      covers: totalsOf(sheet).covers,
      tokenHash: kitchenTokenHash(id),
      sentBy: actor.id,
    })
  await enqueueMail(tx, { kind: 'kitchen-sheet', ref: id, data: { sheetId: id }, recipient, language })
  await audit(tx, {
    actor: actor.id,
    action: 'event.kitchen-sheet-sent',
    subject: String(eventId),
    fields: ['dietary_restrictions'],
  })
  return { ok: true, number }
}
