import { Allowed } from '#app/accounts/allowed.tsx'
import { mailAddressLink } from '#app/i18n/mail-address-link.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import type { MessageRow } from './messages.server.ts'
import { messageTexts } from './panel-texts.ts'

type MessageDialogProps = { message: MessageRow | null; onClose: () => void; onAnswered: () => void }

export function MessageDialog({ message, onClose, onAnswered }: MessageDialogProps) {
  const fetcher = useAct(onAnswered, 'answer-message')
  const t = usePanelTexts(messageTexts)
  const language = useLanguage()
  return (
    <Dialog
      open={message !== null}
      onClose={onClose}
      title={message?.name ?? ''}
      lead={message ? formatDateTime(message.createdAt, language) : undefined}
    >
      {message && (
        <div className="form">
          <p className="message-text" lang={message.language}>
            {message.message}
          </p>
          <Facts
            facts={[
              [t.email, message.email],
              [t.phone, message.phone],
              [t.language, t.languages[message.language]],
            ]}
          />
          <div className="form-actions">
            <Allowed to="messages.edit">
              <fetcher.Form method="post" action="/admin/mensajes">
                <input type="hidden" name="id" value={message.id} />
                <input type="hidden" name="act" value={message.answered ? 'unanswered' : 'answered'} />
                <Button
                  type="submit"
                  variant="secondary"
                  block
                  busy={fetcher.busy}
                  busyLabel={t.saving}
                  label={message.answered ? t.markUnanswered : t.markAnswered}
                />
              </fetcher.Form>
            </Allowed>
            <ButtonLink href={mailAddressLink(message.email)} icon="envelope-simple" label={t.answer} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
