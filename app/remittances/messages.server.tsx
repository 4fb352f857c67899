import { and, asc, eq, sql } from 'drizzle-orm'
import { maskIban } from '#app/banking/iban.ts'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import {
  bankReturns,
  charges,
  mandates,
  memberAccounts,
  remittanceItems,
  remittanceLines,
  remittances,
  socios,
} from '#app/database/schema.ts'
import { formatDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatCents } from '#app/i18n/money.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { readCreditor } from '#app/banking/creditor.server.ts'
import { canSign } from '#app/mandates/mandates.server.ts'
import { effectOf, type ReturnEffect } from './return-codes.ts'

/**
 * What the scheme asks a creditor to say before a debit (EPC016-06). Null once the debit is left out, and when the
 * member is erased.
 */
export const composeDebitNotice: Composer<'debit-notice'> = async ({ itemId }, language) => {
  const [found, creditor] = [await findDebit(itemId), await readCreditor()]
  if (!found?.mandate || !creditor || found.outcome !== 'included') return null
  const { amount, date } = shownIn(language, found)
  const concepts = await readConcepts(itemId, language)
  const t = mailTextsOf[language].debitNotice
  return renderMail(
    { ...t, language, to: found.fullName, subject: t.subject(amount, date), intro: t.intro(amount, date) },
    <>
      <MailFacts
        facts={[
          [t.amount, amount],
          [t.date, date],
          [t.concepts, concepts],
          [t.account, maskIban(found.mandate.ibanLast4 ?? '')],
          [t.reference, found.mandate.reference],
          [t.creditor, `${creditor.name} · ${creditor.identifier}`],
        ]}
      />
      <MailParagraph>{t.wrong}</MailParagraph>
      <MailButton href={siteUrl('/contacto', language)} quiet label={t.button} />
    </>,
  )
}

/** Null for a return of which the member is not told. An inactive member is debited nothing and signs no order. */
export const composeDebitReturned: Composer<'debit-returned'> = async ({ itemId }, language) => {
  const found = await findDebit(itemId)
  const [returned] = await database
    .select({ code: bankReturns.code })
    .from(bankReturns)
    .where(eq(bankReturns.itemId, itemId))
  const effect = returned && effectOf(returned.code)
  if (!found || !effect || effect === 'ours' || effect === 'deceased') return null
  const { amount, date } = shownIn(language, found)
  const { debitReturned: t, debitNotice } = mailTextsOf[language]
  const next: Partial<Record<ReturnEffect, string>> = found.isActive ? t.next : {}
  return renderMail(
    {
      ...t,
      language,
      to: found.fullName,
      subject: t.subject(amount),
      intro: t.intro(amount, date),
      footer: debitNotice.footer,
    },
    <>
      <MailParagraph>
        {t.effects[effect]} {next[effect] ?? t.write}
      </MailParagraph>
      <MailButton href={siteUrl('/contacto', language)} label={t.button} />
    </>,
  )
}

async function findDebit(itemId: number) {
  const [found] = await database
    .select({
      ...pick(remittanceItems, 'cents', 'outcome'),
      dueOn: remittances.dueOn,
      fullName: socios.fullName,
      isActive: sql<boolean>`${canSign}`,
      mandate: { reference: mandates.reference, ibanLast4: mandates.ibanLast4 },
    })
    .from(remittanceItems)
    .innerJoin(remittances, eq(remittances.id, remittanceItems.remittanceId))
    .innerJoin(memberAccounts, eq(memberAccounts.id, remittanceItems.accountId))
    .innerJoin(socios, eq(socios.id, memberAccounts.socioId))
    .leftJoin(mandates, eq(mandates.id, remittanceItems.mandateId))
    .where(eq(remittanceItems.id, itemId))
  return found
}

function shownIn(language: Language, { cents, dueOn }: { cents: number; dueOn: string }) {
  return { amount: formatCents(cents), date: formatDate(dueOn, language) }
}

async function readConcepts(itemId: number, language: Language): Promise<string> {
  const rows = await database
    .select({ es: charges.concept, ca: charges.conceptCa })
    .from(remittanceLines)
    .innerJoin(charges, eq(charges.id, remittanceLines.chargeId))
    .where(and(eq(remittanceLines.itemId, itemId), remittanceLines.live))
    .orderBy(asc(charges.dueOn), asc(charges.id))
  return rows.map(({ es, ca }) => (language === 'ca' && ca !== '' ? ca : es)).join(', ')
}
