import { useFetcher } from 'react-router'
import { formatDateTime } from '#app/i18n/dates.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import type { MessageRow } from './messages.server.ts'

type MessageDialogProps = {
  message: MessageRow | null
  onClose: () => void
  onAnswered: () => void
}

export function MessageDialog({ message, onClose, onAnswered }: MessageDialogProps) {
  const fetcher = useFetcher<Answer>({ key: 'answer-message' })
  useAnswer(fetcher.data, onAnswered)
  return (
    <Dialog
      open={message !== null}
      onClose={onClose}
      title={message?.name ?? ''}
      lead={message ? formatDateTime(message.createdAt, 'es') : undefined}
      closeLabel="Cerrar"
    >
      {message && (
        <div className="form">
          <p className="message-text" lang={message.language}>
            {message.message}
          </p>
          <Facts
            facts={[
              ['Email', message.email],
              ['Teléfono', message.phone],
              ['Idioma', message.language === 'ca' ? 'Catalán' : 'Español'],
            ]}
          />
          <div className="form-actions">
            <fetcher.Form method="post" action="/admin/mensajes">
              <input type="hidden" name="id" value={message.id} />
              <input type="hidden" name="act" value={message.answered ? 'unanswered' : 'answered'} />
              <Button type="submit" variant="secondary" block busy={fetcher.state !== 'idle'} busyLabel="Guardando...">
                {message.answered ? 'Marcar sin responder' : 'Marcar respondido'}
              </Button>
            </fetcher.Form>
            <ButtonLink href={`mailto:${encodeURIComponent(message.email).replace('%40', '@')}`} icon="envelope-simple">
              Responder
            </ButtonLink>
          </div>
        </div>
      )}
    </Dialog>
  )
}
