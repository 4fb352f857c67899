import { formatEuros } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import type { EventRow } from './event-list.server.ts'
import { lifeTexts } from './life-texts.ts'

/** Says how many parties are told; the server refuses if there are more by then. */
export function EventCancellationDialog({ event, onClose }: { event: EventRow | null; onClose: () => void }) {
  const { cancellation: t } = usePanelTexts(lifeTexts)
  return (
    <RowConfirmDialog
      row={event}
      onClose={onClose}
      closeLabel={t.keep}
      texts={t}
      action="/admin/eventos"
      fields={({ id, booked, waiting }) => ({ act: 'cancel', event_id: String(id), parties: String(booked + waiting) })}
    >
      {({ title, booked, waiting, withoutMail, paid }) => (
        <>
          <p>{t.text(title)}</p>
          <p>{t.told(booked, waiting)}</p>
          {withoutMail > 0 && <p>{t.untold(withoutMail)}</p>}
          {paid > 0 && <p>{t.refund(formatEuros(paid))}</p>}
          <p className="muted small">{t.final}</p>
        </>
      )}
    </RowConfirmDialog>
  )
}
