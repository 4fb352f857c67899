import { Allowed } from '#app/accounts/allowed.tsx'
import { useState } from 'react'
import { formatDateTime } from '#app/i18n/dates.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { CheckboxField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import type { Burst } from '#app/bookings/holds/bursts.server.ts'
import type { Rush } from '#app/bookings/parties/rushes.server.ts'
import { TextButton } from '#app/ui/text-link.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { guestTexts } from './shared/guest-texts.ts'

export function BurstNotices({ bursts, rushes }: { bursts: Burst[]; rushes: Rush[] }) {
  const { burst: t } = usePanelTexts(guestTexts)
  const language = useLanguage()
  const [undoing, setUndoing] = useState<Burst | null>(null)
  return (
    <>
      {rushes.map((rush) => (
        <RushNotice key={rush.eventId} rush={rush} />
      ))}
      {bursts.map((burst) => (
        <div key={burst.id} className="panel-notice" role="status">
          <Icon name="warning" />
          <span>
            <strong>{t.summary(burst, formatDuration(burst))}</strong>{' '}
            {t.facts(formatDateTime(burst.from, language), burst.confirmed, burst.unconfirmed)}{' '}
            <Allowed to="bursts.undo">
              <TextButton onClick={() => setUndoing(burst)} label={t.undo} />
            </Allowed>
          </span>
        </div>
      ))}
      <UndoDialog burst={undoing} onClose={() => setUndoing(null)} />
    </>
  )
}

function RushNotice({ rush }: { rush: Rush }) {
  const { burst: t } = usePanelTexts(guestTexts)
  const language = useLanguage()
  const { title } = localizedRow(language, rush)
  return (
    <div className="panel-notice" role="status">
      <Icon name="warning" />
      <span>
        <strong>{t.rush(title)}</strong> {t.rushFacts(formatDateTime(rush.at, language), rush.unconfirmed)}{' '}
        <PanelTextLink to={`/admin/eventos/${rush.eventId}/inscripciones`} label={t.rushBookings} />
      </span>
    </div>
  )
}

function formatDuration({ from, to }: Burst): string {
  const seconds = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1000))
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

function UndoDialog({ burst, onClose }: { burst: Burst | null; onClose: () => void }) {
  const { burst: t } = usePanelTexts(guestTexts)
  return (
    <RowConfirmDialog
      row={burst}
      onClose={onClose}
      texts={t}
      action={({ eventId }) => `/admin/eventos/${eventId}/inscripciones`}
      fields={({ id }) => ({ act: 'undo-burst', party_id: id })}
    >
      {({ confirmed, unconfirmed }) => (
        <div className="form">
          <p>{t.text(unconfirmed)}</p>
          <CheckboxField name="notify" label={t.notify} />
          {confirmed > 0 && <CheckboxField name="confirmed_too" label={t.confirmedToo(confirmed)} />}
        </div>
      )}
    </RowConfirmDialog>
  )
}
