import divider from './divider.png?inline'
import logo from './logo.png?inline'
import type { MailMessage } from './message.ts'

/** Parts of each message, because mail programs do not load pictures of a website unasked. Drawn at twice the size. */
export const mailPictures: NonNullable<MailMessage['attachments']> = [
  picture('logo', logo),
  picture('divider', divider),
]

function picture(name: string, dataUrl: string) {
  const content = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  return { filename: `${name}.png`, contentType: 'image/png', content, cid: name }
}
