import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'

type DietReducedMailProps = {
  language: Language
  texts: MailTexts
  event: string
  guest: string
  contact: string
  to: 'contact' | 'club'
  href: string
}

/** Says that a diet was taken away or changed, never what it says: the mail may be read by others. */
export function DietReducedMail({ language, texts, event, guest, contact, to, href }: DietReducedMailProps) {
  const t = texts.dietReduced
  const next = to === 'contact' ? t.next.contact : t.next.club(contact)
  return (
    <MailLayout language={language} heading={t.heading} preview={next} footer={t.footer[to]}>
      <MailParagraph>{to === 'contact' ? texts.greeting(contact) : texts.accounts.hello}</MailParagraph>
      <MailParagraph>{t.intro(guest, event)}</MailParagraph>
      <MailParagraph>{next}</MailParagraph>
      <MailButton href={href} label={t.button[to]} />
      {to === 'contact' && <MailParagraph>{texts.signature}</MailParagraph>}
    </MailLayout>
  )
}
