import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { organizerTexts } from './panel-texts.ca.ts'
import type { OrganizerRow } from './organizers.server.ts'

type OrganizerDeletionDialogProps = {
  organizer: OrganizerRow | null
  onClose: () => void
}

export function OrganizerDeletionDialog({ organizer, onClose }: OrganizerDeletionDialogProps) {
  const { deletion: t } = usePanelTexts(organizerTexts)
  return (
    <RowConfirmDialog
      row={organizer}
      onClose={onClose}
      fetcherKey="organizer-deletion"
      title={t.title}
      texts={t}
      action="/admin/organizers"
      fields={({ id }) => ({ act: 'delete', organizer_id: String(id) })}
    >
      {({ name }) => (
        <>
          <p>{t.text(name)}</p>
          <p className="muted small">{t.named}</p>
        </>
      )}
    </RowConfirmDialog>
  )
}
