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

export function ContactMessageMail({ message }: { message: Message }) {
  return (
    <MailLayout
      language="es"
      heading="Mensaje desde la web"
      preview={`De ${message.name}`}
      footer="Responde a este correo y la respuesta llegará a quien ha escrito."
    >
      <MailFacts
        facts={[
          ['Nombre', message.name],
          ['Email', message.email],
          ...(message.phone ? ([['Teléfono', message.phone]] as const) : []),
          ['Idioma', message.language === 'ca' ? 'Catalán' : 'Español'],
          ['Recibido', formatDateTime(message.createdAt, 'es')],
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
