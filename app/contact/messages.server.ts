import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { advisoryLockTexts } from '#app/database/advisory-locks.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { contactMessages } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { clubMailbox } from '#app/platform/club.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { teamLanguage } from '#app/platform/mail/team-language.server.ts'

export type ContactForm = {
  name: string
  email: string
  phone: string | undefined
  message: string
  language: Language
  privacyVersion: string
}

const DUPLICATE_HOURS = 24

/** Stores a message with its two mails. A repeated message changes nothing and gets the same answer. */
export async function leaveMessage(form: ContactForm): Promise<void> {
  await database.transaction(async (tx) => {
    await lockEmail(tx, form.email)
    if (await isDuplicate(tx, form)) return
    const id = randomUUID()
    await tx.insert(contactMessages).values({ id, ...form })
    const mail = { ref: id, data: { contactMessageId: id } }
    const recipient = clubMailbox()
    const language = await teamLanguage(tx, recipient)
    await enqueueMail(tx, { ...mail, kind: 'contact-message', recipient, language })
    await enqueueMail(tx, { ...mail, kind: 'contact-confirmation', recipient: form.email, language: form.language })
  })
}

/** Serialises the messages of one address, so that concurrent duplicates are found. */
async function lockEmail(tx: Transaction, email: string) {
  const text = sql`${advisoryLockTexts.contactMessage}::text || lower(${email})`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`)
}

async function isDuplicate(tx: Transaction, { email, message }: ContactForm): Promise<boolean> {
  const [row] = await tx.execute<{ is_known: boolean }>(
    sql`select contact_message_is_known(${email}, ${message}, make_interval(hours => ${DUPLICATE_HOURS})) as is_known`,
  )
  return row?.is_known ?? false
}
