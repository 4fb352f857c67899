import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { contactMessages } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'

export type ContactForm = {
  name: string
  email: string
  phone: string | undefined
  message: string
  language: Language
  /** Version of the privacy text that was acknowledged. */
  privacyVersion: string
}

/** Hours within which the same e-mail and text are one message (decisions, Forms). */
const SAME_WITHIN = 24

/**
 * Keeps a visitor's message and, in the same transaction, the two mails that follow from it: to the club, and to the
 * sender. Sent again within a day it is the same message: nothing new, and no refusal, for the sender wants to hear
 * that it has arrived.
 */
export async function leaveMessage(form: ContactForm): Promise<void> {
  await database.transaction(async (tx) => {
    await waitForOthersOf(tx, form.email)
    if (await isKnown(tx, form)) return
    const id = randomUUID()
    await tx.insert(contactMessages).values({ id, ...form })
    await enqueueMail(tx, { kind: 'contact-message', ref: id, recipient: config.clubEmail, language: 'es' })
    await enqueueMail(tx, { kind: 'contact-confirmation', ref: id, recipient: form.email, language: form.language })
  })
}

/**
 * One message of an address at a time, until this transaction ends: of two that arrive together, the second finds the
 * first.
 */
async function waitForOthersOf(tx: Transaction, email: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('contact-message:' || lower(${email}), 0))`)
}

async function isKnown(tx: Transaction, { email, message }: ContactForm): Promise<boolean> {
  const [row] = await tx.execute<{ known: boolean }>(
    sql`select contact_message_is_known(${email}, ${message}, make_interval(hours => ${SAME_WITHIN})) as known`,
  )
  return row?.known ?? false
}
