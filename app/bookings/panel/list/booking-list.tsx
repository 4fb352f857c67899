import { Link, useLocation } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { ErrorState } from '#app/ui/error-state.tsx'
import { ClearSearch } from '#app/ui/panel/clear-search.tsx'
import { listHref, listParameters } from '#app/ui/panel/list-href.ts'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { ListFoot } from '#app/ui/panel/list-foot.tsx'
import type { ListRows } from '#app/ui/panel/list-sheet.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { Booking } from '#app/bookings/panel/shared/booking-list.server.ts'
import type { BookingFilter, BookingOrder } from '#app/bookings/panel/shared/booking-listing.server.ts'
import { BookingRow } from './booking-row.tsx'
import { bookingTexts } from '#app/bookings/panel/shared/booking-texts.ts'
import { CancelledRow } from './cancelled-bookings.tsx'
import type { BookingActs } from '#app/bookings/panel/shared/use-booking-dialogs.ts'

type BookingListProps = {
  list: ListRows<Booking> & { filter: BookingFilter }
  address: string
  begun: boolean
  dayHasCome: boolean
  acts: BookingActs
}

/** One row for each booking, which opens and pushes the list down; search and place stay. */
export function BookingList({ list, ...row }: BookingListProps) {
  const { title, list: t } = usePanelTexts(bookingTexts)
  const { rows, filter } = list
  return (
    <>
      <Sheet flush>
        <BookingRows {...row} list={list} label={title} />
      </Sheet>
      <div className="booking-foot flow">
        <ListFoot
          shown={rows.length}
          total={list.total}
          more={list.more}
          reach={list.reach}
          widened={list.widened}
          page={list.page}
          size={list.limit}
          noun={t.noun}
        />
        {filter !== 'canceladas' && <BookingOrderLinks current={list.order} />}
      </div>
    </>
  )
}

function BookingRows({ list, label, ...row }: BookingListProps & { label: string }) {
  const { list: t } = usePanelTexts(bookingTexts)
  const { list: shared } = usePanelTexts(sharedTexts)
  const { rows, filter, search, failed } = list
  if (failed)
    return (
      <ErrorState title={t.failed}>
        <p>{shared.failed}</p>
      </ErrorState>
    )
  if (rows.length === 0)
    return <ListEmpty title={search ? t.noneFound : t.none[filter ?? 'all']}>{search && <ClearSearch />}</ListEmpty>
  return (
    <ul className="bookings" aria-label={label}>
      {rows.map((booking) =>
        booking.state === 'cancelled' ? (
          <CancelledRow key={booking.id} booking={booking} address={row.address} acts={row.acts} begun={row.begun} />
        ) : (
          <BookingRow key={booking.id} booking={booking} {...row} />
        ),
      )}
    </ul>
  )
}

const orders = [
  ['nombre', 'nombre'],
  ['-fecha', 'fecha'],
  ['mesa', 'mesa'],
] as const satisfies readonly (readonly [BookingOrder, string])[]

function BookingOrderLinks({ current }: { current: string }) {
  const { list: t } = usePanelTexts(bookingTexts)
  const { search } = useLocation()
  return (
    <nav className="booking-order small" aria-label={t.order}>
      {orders.map(([order, name]) => (
        <Link
          key={order}
          to={listHref(search, { [listParameters.sort]: order === 'nombre' ? null : order })}
          className="booking-order-link"
          aria-current={order === current ? 'true' : undefined}
          preventScrollReset
        >
          {t.orders[name]}
        </Link>
      ))}
    </nav>
  )
}
