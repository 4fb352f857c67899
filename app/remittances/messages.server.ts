import { createElement } from 'react'
import { and, asc, eq, sql } from 'drizzle-orm'
import { maskIban } from '#app/banking/iban.ts'
import { config } from '#app/config.server.ts'
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
import { localPath, type Language } from '#app/i18n/language.ts'
import { formatCents } from '#app/i18n/money.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import type { Composer } from '#app/platform/mail/message.ts'
import { nameInMessage } from '#app/platform/mail/name-in-message.ts'
import { renderMessage } from '#app/platform/mail/render-message.server.ts'
import { readCreditor } from '#app/banking/creditor.server.ts'
import { canSign } from '#app/mandates/mandates.server.ts'
import { DebitNoticeMail, DebitReturnedMail } from './mails.tsx'
import { effectOf } from './return-codes.ts'

/** Null once the debit is left out, and when the member is erased. */
export const composeDebitNotice: Composer<'debit-notice'> = async ({ itemId }, language) => {
  const [found, creditor] = [await findDebit(itemId), await readCreditor()]
  if (!found?.mandate || !creditor || found.outcome !== 'included') return null
  const texts = mailTextsOf[language]
  const shown = shownIn(language, found)
  const concepts = await readConcepts(itemId, language)
  const body = createElement(DebitNoticeMail, {
    ...shown,
    texts,
    concepts,
    maskedIban: maskIban(found.mandate.ibanLast4 ?? ''),
    reference: found.mandate.reference,
    creditor: `${creditor.name} · ${creditor.identifier}`,
  })
  return renderMessage(texts.debitNotice.subject(shown.amount, shown.date), body)
}

/** Null for a return of which the member is not told. */
export const composeDebitReturned: Composer<'debit-returned'> = async ({ itemId }, language) => {
  const found = await findDebit(itemId)
  const [returned] = await database
    .select({ code: bankReturns.code })
    .from(bankReturns)
    .where(eq(bankReturns.itemId, itemId))
  const effect = returned && effectOf(returned.code)
  if (!found || !effect || effect === 'ours' || effect === 'deceased') return null
  const texts = mailTextsOf[language]
  const shown = shownIn(language, found)
  const body = createElement(DebitReturnedMail, { ...shown, texts, effect, isActive: found.isActive })
  return renderMessage(texts.debitReturned.subject(shown.amount), body)
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

type Debit = NonNullable<Awaited<ReturnType<typeof findDebit>>>

function shownIn(language: Language, { fullName, cents, dueOn }: Debit) {
  return {
    language,
    fullName: nameInMessage(fullName),
    amount: formatCents(cents),
    date: formatDate(dueOn, language),
    contactUrl: config.baseUrl + localPath('/contacto', language),
  }
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
