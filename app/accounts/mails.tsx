import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'

type AccountMailProps = {
  language: Language
  texts: MailTexts
  heading: string
  intro: string
  button: string
  href: string
  other?: { label: string; href: string }
  closing?: string
  footer?: string
}

/** The layout of all account mails. They contain no name: the person who typed the address also chose the name. */
export function AccountMail(props: AccountMailProps) {
  const { language, texts, heading, intro, button, href, other, closing, footer } = props
  const t = texts.accounts
  return (
    <MailLayout language={language} heading={heading} preview={intro} footer={footer ?? t.footer}>
      <MailParagraph>{t.hello}</MailParagraph>
      <MailParagraph>{intro}</MailParagraph>
      <MailButton href={href} label={button} />
      {other && <MailButton href={other.href} quiet label={other.label} />}
      <MailParagraph muted>{closing ?? t.ignore}</MailParagraph>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
