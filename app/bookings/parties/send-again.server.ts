import type { Transaction } from '#app/database/client.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'

type Existing = {
  id: string
  /** Null: entered by the office without an address. */ email: string | null
  createdAt: Date
}

/**
 * Sends the confirmation again to a person who registers again. At most once a minute: the minute is part of its `ref`.
 * Within the first minute the first mail is on its way (a double click, a retry).
 */
export async function sendConfirmationAgain(tx: Transaction, existing: Existing, language: Language): Promise<void> {
  const minutes = Math.floor((Date.now() - existing.createdAt.getTime()) / 60_000)
  if (minutes < 1 || existing.email === null) return
  const mail = { ref: `${existing.id}:m${minutes}`, data: { partyId: existing.id } }
  await enqueueMail(tx, { ...mail, kind: 'registration-again', recipient: existing.email, language })
}
