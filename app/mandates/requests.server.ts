import { issueToken } from '#app/accounts/tokens.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { linkToken } from '#app/platform/secrets/secrets.server.ts'
import { lockAccount, type MandateMember } from './mandates.server.ts'

/** The office mails a link to a member, who signs on screen or prints the sheet. */
export async function requestMandate(
  actor: Actor,
  socioId: string,
): Promise<{ ok: true } | { ok: false; reason: 'unknown' }> {
  return database.transaction(async (tx) => {
    const account = await lockAccount(tx, socioId)
    if (!account?.member) return { ok: false, reason: 'unknown' }
    await mailLink(tx, socioId, account.member)
    await audit(tx, { actor: actor.id, action: 'socio.mandate-requested', subject: socioId })
    return { ok: true }
  })
}

/** @returns the token of the link */
export async function mailLink(tx: Transaction, socioId: string, member: MandateMember): Promise<string> {
  const { requestId, email, language } = member
  const linkId = await issueToken(tx, 'mandate', { socioId, email: email.toLowerCase() })
  const data = { requestId, linkId }
  await enqueueMail(tx, { kind: 'mandate-request', ref: linkId, data, recipient: email, language })
  return linkToken('mandate', linkId)
}
