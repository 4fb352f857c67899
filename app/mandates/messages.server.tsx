import { and, eq } from 'drizzle-orm'
import { findToken, tokenForMail } from '#app/accounts/tokens.server.ts'
import { maskIban } from '#app/banking/iban.ts'
import { database } from '#app/database/client.server.ts'
import { mandates, memberAccounts, socios } from '#app/database/schema.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { readDocument } from './mandate-document.server.ts'
import { canSign } from './mandates.server.ts'

const PATH = '/mis-cenas/cuenta/orden'

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
  const { footer, request: t } = mailTextsOf[language].mandates
  return renderMail(
    // The account is known, and the sheet is to be printed.
    { ...t, language, to: member.fullName, intro: draft?.last4 ? t.draft : t.intro, footer },
    <>
      <MailButton href={siteUrl(`${PATH}?token=${token}`, language)} label={t.button} />
      <MailParagraph muted>{t.valid}</MailParagraph>
    </>,
  )
}

/** The words in the language of the mandate, and no whole account number. */
export const composeMandateSigned: Composer<'mandate-signed'> = async ({ mandateId }, language) => {
  const found = await findMandateOfMember(mandateId)
  if (!found) return null
  const document = readDocument(found.mandate)
  if (!document?.debtor) return null
  const { facts, statement, debtor } = document
  const { footer, signed: t } = mailTextsOf[language].mandates
  const ofDebtor = [
    [t.holder, nameInMessage(debtor.holder)] as const,
    [t.account, maskIban(debtor.iban)] as const,
    [t.signed, formatDate(found.mandate.signedOn, language)] as const,
  ]
  return renderMail(
    { ...t, language, to: found.fullName, footer },
    <>
      <MailFacts facts={[...facts, ...ofDebtor.filter(([, value]) => value !== '')]} />
      {statement.map((paragraph) => (
        <MailParagraph key={paragraph}>{paragraph}</MailParagraph>
      ))}
      <MailParagraph>{t.change}</MailParagraph>
      <MailButton href={siteUrl(PATH, language)} label={t.enter} />
    </>,
  )
}

export const composeMandateRevoked: Composer<'mandate-revoked'> = async ({ mandateId }, language) => {
  const found = await findMandateOfMember(mandateId)
  if (!found) return null
  const { footer, revoked: t } = mailTextsOf[language].mandates
  return renderMail({ ...t, language, to: found.fullName, intro: t.intro(found.mandate.reference), footer }, null)
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
