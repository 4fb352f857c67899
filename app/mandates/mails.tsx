import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailLayout, MailParagraph, type MailFact } from '#app/platform/mail/mail-layout.tsx'
import type { MandateTerms } from './mandate-terms.ts'

type MandateMailProps = { language: Language; texts: MailTexts; fullName: string }

/** @param isDrawn the account is known, and the sheet is to be printed */
export function MandateRequestMail(props: MandateMailProps & { href: string; isDrawn: boolean }) {
  const { language, texts, fullName, href, isDrawn } = props
  const { footer, request: t } = texts.mandates
  const intro = isDrawn ? t.draft : t.intro
  return (
    <MailLayout language={language} heading={t.subject} preview={intro} footer={footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{intro}</MailParagraph>
      <MailButton href={href} label={t.button} />
      <MailParagraph muted>{t.valid}</MailParagraph>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

type CopyMailProps = MandateMailProps & { terms: MandateTerms; debtor: readonly MailFact[]; href: string }

/** The words in the language of the mandate, and no whole account number. */
export function MandateSignedMail({ language, texts, fullName, terms, debtor, href }: CopyMailProps) {
  const { footer, signed: t } = texts.mandates
  return (
    <MailLayout language={language} heading={t.subject} preview={t.intro} footer={footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t.intro}</MailParagraph>
      <MailFacts facts={[...terms.facts, ...debtor]} />
      {terms.statement.map((paragraph) => (
        <MailParagraph key={paragraph}>{paragraph}</MailParagraph>
      ))}
      <MailParagraph>{t.change}</MailParagraph>
      <MailButton href={href} label={t.enter} />
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}

export function MandateRevokedMail({ language, texts, fullName, reference }: MandateMailProps & { reference: string }) {
  const { footer, revoked: t } = texts.mandates
  return (
    <MailLayout language={language} heading={t.subject} preview={t.intro(reference)} footer={footer}>
      <MailParagraph>{texts.greeting(fullName)}</MailParagraph>
      <MailParagraph>{t.intro(reference)}</MailParagraph>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
