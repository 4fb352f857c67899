import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import type { GuestRow } from './guest-list.server.ts'
import { guestTexts } from './guest-texts.ts'

type GuestConfirmationDialogProps = {
  guest: GuestRow | null
  action: string
  onClose: () => void
}

export function GuestConfirmationDialog({ guest, action, onClose }: GuestConfirmationDialogProps) {
  const { confirmation: t } = usePanelTexts(guestTexts)
  return (
    <RowConfirmDialog
      row={guest}
      onClose={onClose}
      fetcherKey="guest-confirmation"
      title={t.title}
      confirmLabel={t.confirm}
      busyLabel={t.busy}
      danger={false}
      action={action}
      fields={({ id }) => ({ act: 'confirm', registration_id: id })}
    >
      {({ fullName }) => <p>{t.text(fullName)}</p>}
    </RowConfirmDialog>
  )
}
