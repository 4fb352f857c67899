import { and, eq } from 'drizzle-orm'
import { createElement } from 'react'
import { findToken, tokenForMail } from '#app/accounts/tokens.server.ts'
import { maskIban } from '#app/banking/iban.ts'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { mandates, memberAccounts, socios } from '#app/database/schema.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { localPath, type Language } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { MandateRequestMail, MandateRevokedMail, MandateSignedMail } from './mails.tsx'
import { readDocument } from './mandate-document.server.ts'
import { canSign } from './mandates.server.ts'

const PATH = '/mis-cenas/cuenta/orden'

const addressOf = (path: string, language: Language) => config.baseUrl + localPath(path, language)

/** Null once the link is used or over, or the member signs nothing any more. */
export const composeMandateRequest: Composer<'mandate-request'> = async ({ linkId }, language) => {
  const token = await tokenForMail('mandate', linkId)
  const pending = token && (await findToken('mandate', token))
  if (!pending) return null
  const { socioId } = pending
  const signs = and(eq(socios.id, socioId), canSign)
  const [member] = await database.select({ fullName: socios.fullName }).from(socios).where(signs)
  if (!member) return null
  const drafts = and(eq(mandates.accountId, socioId), eq(mandates.status, 'draft'))
  const [draft] = await database.select({ last4: mandates.ibanLast4 }).from(mandates).where(drafts)
  const texts = mailTextsOf[language]
  const body = createElement(MandateRequestMail, {
    language,
    texts,
    fullName: nameInMessage(member.fullName),
    href: `${addressOf(PATH, language)}?token=${token}`,
    isDrawn: Boolean(draft?.last4),
  })
  return renderMessage(texts.mandates.request.subject, body)
}

export const composeMandateSigned: Composer<'mandate-signed'> = async ({ mandateId }, language) => {
  const found = await findMandateOfMember(mandateId)
  if (!found) return null
  const document = readDocument(found.mandate)
  if (!document?.debtor) return null
  const { signedOn } = found.mandate
  const texts = mailTextsOf[language]
  const { holder, account, signed, subject } = texts.mandates.signed
  const body = createElement(MandateSignedMail, {
    language,
    texts,
    fullName: nameInMessage(found.fullName),
    terms: document,
    debtor: [
      [holder, nameInMessage(document.debtor.holder)] as const,
      [account, maskIban(document.debtor.iban)] as const,
      [signed, formatDate(signedOn, language)] as const,
    ].filter(([, value]) => value !== ''),
    href: addressOf(PATH, language),
  })
  return renderMessage(subject, body)
}

export const composeMandateRevoked: Composer<'mandate-revoked'> = async ({ mandateId }, language) => {
  const found = await findMandateOfMember(mandateId)
  if (!found) return null
  const texts = mailTextsOf[language]
  const { reference } = found.mandate
  const body = createElement(MandateRevokedMail, {
    language,
    texts,
    fullName: nameInMessage(found.fullName),
    reference,
  })
  return renderMessage(texts.mandates.revoked.subject, body)
}

/** Null once the member is erased. */
async function findMandateOfMember(mandateId: string) {
  const [row] = await database
    .select({ mandate: mandates, fullName: socios.fullName })
    .from(mandates)
    .innerJoin(memberAccounts, eq(memberAccounts.id, mandates.accountId))
    .innerJoin(socios, eq(socios.id, memberAccounts.socioId))
    .where(eq(mandates.id, mandateId))
  return row ?? null
}
