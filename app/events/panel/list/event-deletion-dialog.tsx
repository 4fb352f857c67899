import { formatEuros } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import type { EventRow } from './event-list.server.ts'
import { eventDeletionTexts } from './deletion-texts.ts'
import { lifeTexts } from './life-texts.ts'

type EventDeletionDialogProps = { event: EventRow | null; onClose: () => void; onCancel: (event: EventRow) => void }

/** An event that somebody counts on is cancelled instead, or kept until its end once it has begun. */
export function EventDeletionDialog({ event, onClose, onCancel }: EventDeletionDialogProps) {
  const t = usePanelTexts(eventDeletionTexts)
  const isCounted = event !== null && isCountedOn(event)
  return (
    <>
      <CountedOn event={isCounted ? event : null} onClose={onClose} onCancel={onCancel} />
      <RowConfirmDialog
        row={isCounted ? null : event}
        onClose={onClose}
        texts={t}
        action="/admin/eventos"
        fields={({ id, registrations }) => ({
          act: 'delete',
          event_id: String(id),
          registrations: String(registrations),
        })}
      >
        {({ title, registrations: count }) => (
          <>
            <p>{t.text(title, count)}</p>
            {count > 0 && <p>{t.untold}</p>}
            <p>{t.inTrash}</p>
          </>
        )}
      </RowConfirmDialog>
    </>
  )
}

const isCountedOn = ({ live, past, status }: EventRow) => live > 0 && !past && status !== 'cancelled'

function CountedOn({ event, onClose, onCancel }: EventDeletionDialogProps) {
  const t = usePanelTexts(eventDeletionTexts)
  const { cancellation } = usePanelTexts(lifeTexts)
  return (
    <Dialog open={event !== null} onClose={onClose} title={t.counted}>
      {event && (
        <div className="form">
          <p>{event.begun ? t.begunOf(event.title) : t.hasPartiesOf(event.title, event.booked, event.waiting)}</p>
          {!event.begun && event.paid > 0 && <p>{t.paid(formatEuros(event.paid))}</p>}
          {!event.begun && event.status === 'published' && (
            <div className="form-actions">
              <Button variant="danger" onClick={() => onCancel(event)} label={cancellation.confirm} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}
