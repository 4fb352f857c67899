import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'

type AccountMailProps = {
  language: Language
  texts: MailTexts
  subject: string
  heading: string
  intro: string
  button: string
  href: string
  /** A second way, quieter. */
  other?: { label: string; href: string }
  /** Said below the button; that nothing needs to be done, unless another text is given. */
  closing?: string
}

/**
 * All letters about accounts: what happened, one button, and what to do if it was not you. They greet nobody by name:
 * whoever typed the address chose the name, too.
 */
export function AccountMail({
  language,
  texts,
  subject,
  heading,
  intro,
  button,
  href,
  other,
  closing,
}: AccountMailProps) {
  const t = texts.accounts
  return (
    <MailLayout language={language} heading={heading} preview={subject} footer={t.footer}>
      <MailParagraph>{t.hello}</MailParagraph>
      <MailParagraph>{intro}</MailParagraph>
      <MailButton href={href}>{button}</MailButton>
      {other && (
        <MailButton href={other.href} quiet>
          {other.label}
        </MailButton>
      )}
      <MailParagraph muted>{closing ?? t.ignore}</MailParagraph>
      <MailParagraph>{texts.signature}</MailParagraph>
    </MailLayout>
  )
}
