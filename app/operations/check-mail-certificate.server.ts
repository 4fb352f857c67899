import { checkServerIdentity, type PeerCertificate } from 'node:tls'
import { config } from '#app/config.server.ts'
import { openSmtp } from '#app/platform/mail/transport.server.ts'
import type { IncidentDetails, Problem } from './incident-kinds.ts'

const WARNING_DAYS = 14

export async function checkMailCertificate(smtpUrl = config.smtpUrl): Promise<Problem[]> {
  const { detail } = smtpUrl ? await readMailCertificate(smtpUrl) : {}
  return detail ? [{ kind: 'mail-certificate', detail }] : []
}

type MailCertificate = { detail?: IncidentDetails['mail-certificate']; expires?: Date }

/** Without `detail` there is no problem; an unreachable server, or one without TLS, is none of its certificate. */
export async function readMailCertificate(smtpUrl: string): Promise<MailCertificate> {
  const url = withoutCredentials(smtpUrl)
  const { error, expires } = await connect(url)
  if (error && (await isCertificateToBlame(url))) return { detail: { problem: 'invalid', reason: reasonOf(error) } }
  if (!expires) return {}
  return { expires, ...(isEnding(expires) && { detail: { problem: 'expires', until: expires.toISOString() } }) }
}

/** Of a certificate, which should have been renewed before. */
export function isEnding(expires: Date): boolean {
  return expires.getTime() - Date.now() < WARNING_DAYS * 86_400_000
}

async function connect(url: string): Promise<{ error?: Error; expires?: Date }> {
  let expires: Date | undefined
  const inspect = (host: string, certificate: PeerCertificate) => {
    expires = new Date(certificate.valid_to)
    return checkServerIdentity(host, certificate)
  }
  const smtp = openSmtp(url, { tls: { checkServerIdentity: inspect } })
  try {
    await smtp.verify()
    return expires ? { expires } : {}
  } catch (error) {
    return { error: error as Error }
  } finally {
    smtp.close()
  }
}

async function isCertificateToBlame(url: string): Promise<boolean> {
  const unchecked = new URL(url)
  unchecked.searchParams.set('tls.rejectUnauthorized', 'false')
  const { error } = await connect(unchecked.href)
  return error === undefined
}

/** An unverified server must not get them. */
function withoutCredentials(url: string): string {
  const address = new URL(url)
  address.username = ''
  address.password = ''
  return address.href
}

function reasonOf({ message }: Error): string {
  return message.replace(/^Error initiating TLS - /, '').slice(0, 200)
}
