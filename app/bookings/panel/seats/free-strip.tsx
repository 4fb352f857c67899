import type { ListedParty } from '#app/bookings/parties/list-waiting.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { bookingTexts } from '#app/bookings/panel/shared/booking-texts.ts'
import { RowAct } from '#app/events/panel/row-act.tsx'

const MAX_DRAWN_SEATS = 6

type FreeStripProps = {
  /** Of the waiting list, which answers. */
  action: string
  free: number
  next: Pick<ListedParty, 'id' | 'contactName' | 'size'>
  offered?: string | null
}

/** Free seats, and who comes first for them. */
export function FreeStrip({ action, free, next, offered }: FreeStripProps) {
  const { strip: t } = usePanelTexts(bookingTexts)
  const fetcher = useAct(undefined, 'offer-now')
  const offer = () => void fetcher.submit({ act: 'offer', party_id: next.id }, { method: 'post', action })
  return (
    <div className="free-strip">
      <span className="free-strip-seats" aria-hidden="true">
        {Array.from({ length: Math.min(free, MAX_DRAWN_SEATS) }, (_, seat) => (
          <i key={seat} />
        ))}
      </span>
      <p>
        <strong>{t.free(free)}</strong>
        {offered && ` · ${offered} ·`}{' '}
        <strong>
          <Icon name="arrow-right" className="free-strip-arrow" />
          <span className="visually-hidden">{t.to}</span> {next.contactName} ({next.size})
        </strong>{' '}
        <span className="free-strip-why">· {t.first}</span>
      </p>
      <RowAct tone="main" busy={fetcher.busy} label={t.offerTo(next.contactName)} onClick={offer}>
        {t.offer}
      </RowAct>
    </div>
  )
}
