import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConnectionOptions } from 'node:tls'
import { createTransport } from 'nodemailer'
import { currentClub } from '#app/platform/club.server.ts'
import { config } from '#app/config.server.ts'
import type { MailMessage } from './message.ts'
import { messageIdOf } from './message-id.ts'

const smtp = config.smtpUrl ? openSmtp(config.smtpUrl) : undefined
const files = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Timeouts end a hanging connection well before the job expires. Parameters of the URL have precedence. */
export function openSmtp(url: string, options: { tls?: ConnectionOptions } = {}) {
  return createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, ...options })
}

/**
 * Sends through SMTP_URL; without it, writes `<DATA_DIR>/mail/<time>-<id>.eml`, readable by the owner only. The
 * Message-ID comes from the mail's row, so that a recipient recognizes an accidental second copy.
 * @returns what the server has answered, or the file
 * @throws nodemailer's error when the server refuses or cannot be reached
 */
export async function sendMessage(
  { replyTo, subject, html, text, calendar, attachments, unsubscribeUrl }: MailMessage,
  mail: { id: string; recipient: string; sentAgain: number },
): Promise<string> {
  const email = {
    from: { name: currentClub().formalName, address: config.mailFrom },
    to: { name: '', address: mail.recipient },
    replyTo,
    messageId: messageIdOf(mail),
    subject,
    html,
    text,
    attachments,
    // A part of its own beside the text, which mail programs act on, and an attachment for all others.
    icalEvent: calendar,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
  if (smtp) return (await smtp.sendMail(email)).response
  return writeMailFile(mail.id, (await files.sendMail(email)).message as Buffer)
}

async function writeMailFile(id: string, content: Buffer): Promise<string> {
  const folder = join(config.dataDir, 'mail')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const time = new Date().toISOString().replace(/[:.]/g, '-')
  const unfinished = join(folder, `.${id}-${randomUUID()}`)
  await writeFile(unfinished, content, { mode: 0o600 })
  const path = join(folder, `${time}-${id}.eml`)
  await rename(unfinished, path)
  return path
}
