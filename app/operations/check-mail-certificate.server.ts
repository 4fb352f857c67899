import { checkServerIdentity, type PeerCertificate } from 'node:tls'
import { config } from '#app/config.server.ts'
import { openSmtp } from '#app/platform/mail/transport.server.ts'
import type { Problem } from './incident-kinds.ts'

const WARNING_DAYS = 14

/** An unreachable server is not a certificate problem. */
export async function checkMailCertificate(smtpUrl = config.smtpUrl): Promise<Problem[]> {
  if (!smtpUrl) return []
  const url = withoutCredentials(smtpUrl)
  const { error, expires } = await connect(url)
  if (error && (await isCertificateToBlame(url)))
    return [{ kind: 'mail-certificate', detail: { problem: 'invalid', reason: reasonOf(error) } }]
  const left = expires ? expires.getTime() - Date.now() : Infinity
  return expires && left < WARNING_DAYS * 86_400_000
    ? [{ kind: 'mail-certificate', detail: { problem: 'expires', until: expires.toISOString() } }]
    : []
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
