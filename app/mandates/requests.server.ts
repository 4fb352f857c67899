import { issueToken } from '#app/accounts/tokens.server.ts'
import { endMandateLinks } from '#app/accounts/end-links.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { linkToken } from '#app/platform/secrets/secrets.server.ts'
import { lockAccount, type MandateMember } from './mandates.server.ts'

/** The office mails a link to a member, who signs on screen or prints the sheet. */
export async function requestMandate(
  actor: Actor,
  socioId: string,
): Promise<{ ok: true } | { ok: false; reason: 'unknown' | 'cannot-sign' }> {
  return database.transaction(async (tx) => {
    const account = await lockAccount(tx, socioId)
    if (!account?.member) return { ok: false, reason: 'unknown' }
    if (!account.member.canSign) return { ok: false, reason: 'cannot-sign' }
    await mailLink(tx, socioId, account.member)
    await audit(tx, { actor: actor.id, action: 'socio.mandate-requested', subject: socioId })
    return { ok: true }
  })
}

/** Earlier links of the member end. */
export async function mailLink(tx: Transaction, socioId: string, member: MandateMember): Promise<void> {
  await endMandateLinks(tx, socioId)
  await mailFirstLink(tx, socioId, member, member.email)
}

/**
 * To a new member, who has no other link, with the rights of a visitor.
 * @param recipient where the mail goes; the link ends with another address of the member
 * @returns the token of the link
 */
export async function mailFirstLink(
  tx: Transaction,
  socioId: string,
  { requestId, email, language }: MandateMember,
  recipient: string,
): Promise<string> {
  const linkId = await issueToken(tx, 'mandate', { socioId, email: email.toLowerCase() })
  await enqueueMail(tx, { kind: 'mandate-request', ref: linkId, data: { requestId, linkId }, recipient, language })
  return linkToken('mandate', linkId)
}
