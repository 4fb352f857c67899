import { and, asc, eq, lt } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { charges, memberAccounts, reminders, socios } from '#app/database/schema.ts'
import { formatDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { localized } from '#app/i18n/localized.ts'
import { formatCents } from '#app/i18n/money.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { MailButton, MailFacts, MailParagraph, MailParagraphs } from '#app/platform/mail/mail-parts.tsx'
import type { Composer } from '#app/platform/mail/message.ts'
import { renderMail } from '#app/platform/mail/render-message.server.tsx'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { hasCreditor } from '#app/banking/creditor.server.ts'
import { isOverdue, isWritten } from './reminders.server.ts'

/** Null once nothing is overdue, or is collected by the bank, or the account is held. */
export const composePaymentReminder: Composer<'payment-reminder'> = async ({ reminderId }, language) => {
  const [reminder] = await database
    .select({ accountId: reminders.accountId, level: reminders.level, fullName: socios.fullName })
    .from(reminders)
    .innerJoin(memberAccounts, eq(memberAccounts.id, reminders.accountId))
    .innerJoin(socios, eq(socios.id, memberAccounts.socioId))
    .where(and(eq(reminders.id, reminderId), isWritten))
  if (!reminder || !(await hasCreditor())) return null
  const overdue = await readOverdue(reminder.accountId, language)
  if (overdue.length === 0) return null
  const t = mailTextsOf[language].paymentReminder
  return renderMail(
    { ...t, language, to: reminder.fullName, intro: reminder.level === 2 ? t.second : t.first },
    <>
      <MailFacts facts={overdue} />
      <MailParagraphs text={currentClub().howToPay[language].text || t.howToPay} />
      <MailButton href={siteUrl('/mis-cenas/cuenta', language)} label={t.button} />
      <MailParagraph muted>{t.paid}</MailParagraph>
    </>,
  )
}

/** «Cuota 2027, desde el 15 ene 2027» with its amount; the total last. */
async function readOverdue(accountId: string, language: Language): Promise<readonly [string, string][]> {
  const rows = await database
    .select(pick(charges, 'concept', 'conceptCa', 'cents', 'settledCents', 'dueOn'))
    .from(charges)
    .where(and(eq(charges.accountId, accountId), lt(charges.dueOn, clubDay()), isOverdue))
    .orderBy(asc(charges.dueOn), asc(charges.id))
  if (rows.length === 0) return []
  const t = mailTextsOf[language].paymentReminder
  const open = rows.map(({ cents, settledCents }) => cents - settledCents)
  return [
    ...rows.map(({ concept, conceptCa, dueOn }, index): [string, string] => [
      t.since(localized(language, concept, conceptCa), formatDate(dueOn, language)),
      formatCents(open[index] ?? 0),
    ]),
    [t.total, formatCents(open.reduce((sum, cents) => sum + cents, 0))],
  ]
}
