import { formatDateTime } from '#app/i18n/dates.ts'
import { MailButton, MailFacts, MailLayout, MailParagraph } from '#app/platform/mail/mail-layout.tsx'
import type { Alert } from './alert.ts'
import { describeProblem } from './incident-labels.ts'

type Props = { alert: Alert; panelUrl: string }

export function AlertMail({ alert, panelUrl }: Props) {
  const { title, text, advice } = describeProblem(alert.problem)
  const isOpen = alert.event === 'opened'
  return (
    <MailLayout
      language="es"
      heading={isOpen ? title : `${title}: resuelto`}
      preview={text}
      footer="Aviso automático de la web del club para quien la administra."
    >
      <MailParagraph>{text}</MailParagraph>
      <MailParagraph>{isOpen ? advice : 'El problema ya no se encuentra.'}</MailParagraph>
      <MailFacts facts={times(alert)} />
      <MailButton href={panelUrl} quiet>
        Abrir el panel
      </MailButton>
    </MailLayout>
  )
}

function times({ openedAt, recoveredAt }: Alert): [string, string][] {
  const opened: [string, string] = ['Desde', formatDateTime(openedAt, 'es')]
  return recoveredAt ? [opened, ['Resuelto', formatDateTime(recoveredAt, 'es')]] : [opened]
}
