import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import type { GuestRow } from './guest-list.server.ts'
import { guestTexts } from './guest-texts.ts'

type GuestCancellationDialogProps = {
  guest: GuestRow | null
  action: string
  onClose: () => void
}

export function GuestCancellationDialog({ guest, action, onClose }: GuestCancellationDialogProps) {
  const { cancellation: t } = usePanelTexts(guestTexts)
  return (
    <RowConfirmDialog
      row={guest}
      onClose={onClose}
      fetcherKey="guest-cancellation"
      title={t.title}
      confirmLabel={t.confirm}
      busyLabel={t.busy}
      action={action}
      fields={({ id }) => ({ act: 'cancel', registration_id: id })}
    >
      {({ fullName, language }) => (
        <>
          <p>{t.texts[language](fullName)}</p>
          <p className="muted small">{t.final}</p>
        </>
      )}
    </RowConfirmDialog>
  )
}
