/** A message that is ready to be sent. */
export type MailMessage = {
  subject: string
  html: string
  text: string
  /** Whom an answer goes to, when that is not the club. An object: a name is never read as part of an address. */
  replyTo?: { name: string; address: string }
  attachments?: { filename: string; contentType: string; content: string }[]
}
