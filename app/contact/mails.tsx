import { Fragment } from 'react'
import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailFacts, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'

type Message = {
  name: string
  email: string
  phone: string | null
  message: string
  language: Language
  createdAt: Date
}

type ContactMessageMailProps = { message: Message; language: Language; texts: MailTexts }

export function ContactMessageMail({ message, language, texts }: ContactMessageMailProps) {
  const t = texts.contactMessage
  return (
    <MailLayout language={language} heading={t.heading} preview={t.preview(message.name)} footer={t.footer}>
      <MailFacts
        facts={[
          [t.name, message.name],
          [t.email, message.email],
          ...(message.phone ? ([[t.phone, message.phone]] as const) : []),
          [t.language, t.languages[message.language]],
          [t.received, formatDateTime(message.createdAt, language)],
        ]}
      />
      {message.message.split(/\n{2,}/).map((paragraph, index) => (
        <MailParagraph key={index}>
          {paragraph.split('\n').map((line, number) => (
            <Fragment key={number}>
              {number > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </MailParagraph>
      ))}
    </MailLayout>
  )
}

export function ContactConfirmationMail({ language, texts }: { language: Language; texts: MailTexts }) {
  const t = texts.contact
  return (
    <MailLayout language={language} heading={t.heading} preview={t.text} footer={t.footer}>
      <MailParagraph>{t.text}</MailParagraph>
      <MailParagraph>{t.urgent}</MailParagraph>
      <MailParagraph>{texts.signature}</MailParagraph>
      <MailParagraph muted>{t.notYou}</MailParagraph>
    </MailLayout>
  )
}
