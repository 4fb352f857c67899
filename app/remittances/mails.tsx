import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailLayout, MailParagraph, type MailFact } from '#app/platform/mail/mail-layout.tsx'
import type { ReturnEffect } from './return-codes.ts'

type Shared = {
  language: Language
  texts: MailTexts
  fullName: string
  amount: string
  date: string
  contactUrl: string
}

export type NoticeMailProps = Shared & { concepts: string; maskedIban: string; reference: string; creditor: string }

/** What the scheme asks a creditor to say before a debit (EPC016-06). */
export function DebitNoticeMail(props: NoticeMailProps) {
  const { language, texts, fullName, amount, date, concepts, maskedIban, reference, creditor, contactUrl } = props
  const t = texts.debitNotice
  const facts: MailFact[] = [
    [t.amount, amount],
    [t.date, date],
    [t.concepts, concepts],
    [t.account, maskedIban],
    [t.reference, reference],
    [t.creditor, creditor],
  ]
  return (
    <MailLayout language={language} heading={t.heading} preview={t.intro(amount, date)} footer={t.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t.intro(amount, date)}</MailParagraph>
      <MailFacts facts={facts} />
      <MailParagraph>{t.wrong}</MailParagraph>
      <MailButton href={contactUrl} quiet label={t.button} />
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

export type ToldEffect = Exclude<ReturnEffect, 'ours' | 'deceased'>

type ReturnedMailProps = Shared & { effect: ToldEffect; isActive: boolean }

/** Who is not active is debited nothing and signs no order. */
export function DebitReturnedMail(props: ReturnedMailProps) {
  const { language, texts, fullName, amount, date, effect, isActive, contactUrl } = props
  const t = texts.debitReturned
  const next: Partial<Record<ToldEffect, string>> = isActive ? t.next : {}
  const intro = t.intro(amount, date)
  return (
    <MailLayout language={language} heading={t.heading} preview={intro} footer={texts.debitNotice.footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{intro}</MailParagraph>
      <MailParagraph>
        {t.effects[effect]} {next[effect] ?? t.write}
      </MailParagraph>
      <MailButton href={contactUrl} label={t.button} />
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
