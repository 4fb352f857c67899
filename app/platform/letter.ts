/** A message that is ready to be sent. */
export type Letter = {
  subject: string
  html: string
  text: string
  attachments?: { filename: string; contentType: string; content: string }[]
}
