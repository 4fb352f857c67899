import type { Language } from '#app/i18n/language.ts'
import type { MailData, MailKind } from '#app/mail-kinds.ts'

/** A message that is ready to be sent. */
export type MailMessage = {
  subject: string
  html: string
  text: string
  /** The sender's address by default. An object: a name is never parsed as part of an address. */
  replyTo?: { name: string; address: string }
  /** An iCalendar file; `method` is its METHOD. */
  calendar?: { method: string; content: string; filename: string }
  /** With `cid`, a picture that the HTML shows as `cid:…`. */
  attachments?: { filename: string; contentType: string; content: string | Buffer; cid?: string }[]
  /** Where the recipient stops such messages: a page, and what a mail program sends a POST to (RFC 2369, RFC 8058). */
  unsubscribeUrl?: string
  /** Until when what it says holds; the hook of its kind stores it once it is sent. */
  deadline?: Date
}

/** Composes a message from the rows that the data of a mail name; null when these no longer call for one. */
export type MessageComposer<Data> = (data: Data, language: Language, recipient: string) => Promise<MailMessage | null>

/** For the kinds whose message is the same for every recipient. */
export type Composer<Kind extends MailKind> = (data: MailData<Kind>, language: Language) => Promise<MailMessage | null>
