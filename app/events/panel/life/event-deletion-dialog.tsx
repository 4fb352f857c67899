import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import type { EventRow } from '#app/events/panel/list/event-list.server.ts'
import { eventPanelTexts } from '#app/events/panel/panel-texts.ts'

export function EventDeletionDialog({ event, onClose }: { event: EventRow | null; onClose: () => void }) {
  const { deletion: t } = usePanelTexts(eventPanelTexts)
  return (
    <RowConfirmDialog
      row={event}
      onClose={onClose}
      fetcherKey="event-deletion"
      title={t.title}
      confirmLabel={t.confirm}
      busyLabel={t.busy}
      action="/admin/eventos"
      fields={({ id, registrations }) => ({
        act: 'delete',
        event_id: String(id),
        registrations: String(registrations),
      })}
    >
      {({ title, registrations: count, notifiedAddresses: mails }) => (
        <>
          <p>{t.text(title, count)}</p>
          {count > 0 && <p>{t.notified(mails)}</p>}
          <p className="muted small">{t.final}</p>
        </>
      )}
    </RowConfirmDialog>
  )
}
