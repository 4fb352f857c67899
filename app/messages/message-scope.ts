import type { SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import type { eventMessages } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import type { MailContent } from '#app/platform/mail/mail.server.ts'
import type { StoredTexts } from './message-texts.server.ts'

export type Message = typeof eventMessages.$inferSelect

/** Whom it is for, and why; the last two of messages to members. */
export type Addressing = Pick<Message, 'audience'> & Partial<Pick<Message, 'purpose' | 'membershipType'>>
export type WrittenMessage = StoredTexts & Addressing & { id: string; version: number }

export type MessageAct = 'saved' | 'tested' | 'scheduled' | 'stopped' | 'deleted'
export type SaveRefusal = 'unknown' | 'begun' | 'conflict'
export type ScheduleRefusal = SaveRefusal | 'past' | 'over' | 'closed' | 'nobody' | 'missing' | 'repeated'

/** Among whom messages are written: the guests of one event, or the members. */
export type MessageScope = {
  mine: SQL
  eventId: number | null
  job: 'send-event-messages' | 'send-member-messages'
  /** Whether what it is about is still there. */
  exists: (tx: Transaction) => Promise<boolean>
  /** Two who send the same text at once follow one another. @returns why nothing leaves at that time */
  lock: (tx: Transaction, message: WrittenMessage, sendAt: Date) => Promise<'unknown' | 'closed' | 'over' | null>
  /** How many mails it would be. */
  countMails: (tx: Transaction, message: WrittenMessage) => Promise<Record<Language, number>>
  /** A mail to somebody of the team, with nobody's name. */
  testMail: (messageId: string) => MailContent & { ref: string }
  /** Once no further mail is made of it. */
  close: (tx: Transaction, messageId: string) => Promise<void>
  audit: (tx: Transaction, actor: Actor, act: MessageAct, messageId: string) => Promise<void>
}
