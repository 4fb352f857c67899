import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { requestDialogTexts } from './dialog-texts.ts'
import type { RequestRow } from './request-list.server.ts'

type AskProps = { request: RequestRow | null; onClose: () => void }

export function WithdrawalDialog({ request, onClose }: AskProps) {
  const { withdrawal: t } = usePanelTexts(requestDialogTexts)
  return (
    <RowConfirmDialog
      row={request}
      onClose={onClose}
      title={({ fullName }) => t.title(fullName)}
      texts={t}
      action="/admin/solicitudes"
      fields={({ id }) => ({ act: 'baja', id })}
    >
      {({ completed }) => <p>{completed ? t.completed : t.incomplete}</p>}
    </RowConfirmDialog>
  )
}

export function DeletionDialog({ request, onClose }: AskProps) {
  const { deletion: t } = usePanelTexts(requestDialogTexts)
  return (
    <RowConfirmDialog
      row={request}
      onClose={onClose}
      title={({ fullName }) => t.title(fullName)}
      texts={t}
      action="/admin/solicitudes"
      fields={({ id }) => ({ act: 'delete', id })}
    >
      {({ status, completed }) => (
        <>
          <p>{t.text}</p>
          <p className="small muted">{status === 'approved' && !completed ? t.mailsAndLink : t.mails}</p>
        </>
      )}
    </RowConfirmDialog>
  )
}
