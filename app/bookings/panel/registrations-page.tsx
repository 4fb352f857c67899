import { can, canOfOwn, isLimitedToOwn } from '#app/accounts/capabilities.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { Allowed } from '#app/accounts/allowed.tsx'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { listBursts } from '#app/bookings/holds/bursts.server.ts'
import { listRushes } from '#app/bookings/parties/rushes.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { requireRowId } from '#app/platform/forms/require-id.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { bookingActs } from './list/booking-actions.server.ts'
import { listMenuOptions } from '#app/diets/menu-options.server.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { BookingDialogs } from './list/booking-dialogs.tsx'
import { BookingList } from './list/booking-list.tsx'
import {
  countBookings,
  listBookingNames,
  listBookings,
  listLatestCancelled,
  withoutAbsences,
  withoutDiets,
  type Booking,
  type BookingCounts,
} from './shared/booking-list.server.ts'
import { readBookingFilter, type BookingFilter } from './shared/booking-listing.server.ts'
import { bookingTexts, type BookingTexts } from './shared/booking-texts.ts'
import { BurstNotices } from './burst-notices.tsx'
import { CancelledBookings } from './list/cancelled-bookings.tsx'
import { FreeStrip } from './seats/free-strip.tsx'
import { guestActs } from './guests/guest-actions.server.ts'
import { usePanelEvent } from '#app/events/panel/use-panel-event.ts'
import { guestTexts } from './shared/guest-texts.ts'
import { readRoom } from '#app/bookings/parties/room.server.ts'
import { PanelButtonLink } from '#app/ui/panel/panel-button-link.tsx'
import { paymentAct } from './list/payment-actions.server.ts'
import { SelectedPayments } from './list/selected-payments.tsx'
import { selectedPaymentActs } from './list/selected-payments.server.ts'
import { paymentTexts } from './shared/payment-texts.ts'
import { tableTexts } from './tables/table-texts.ts'
import { useBookingDialogs } from './shared/use-booking-dialogs.ts'
import type { Route } from './+types/registrations-page.ts'

/** Bookings keep their origin for seven days. */
const BURST_HOURS = 7 * 24

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const id = requireRowId(params.id)
  const { role } = await panelAccount(context, request, url)
  const asked = readBookingFilter(url, role)
  const [list, bursts, rushes, counts, names, room, menuOptions, cancelled] = await Promise.all([
    loadList(asked, () => listBookings(id, asked)),
    can(role, 'bursts.undo') ? listBursts({ hours: BURST_HOURS, eventId: id }) : [],
    listRushes(id),
    countBookings(id),
    listBookingNames(id),
    readRoom(id),
    listMenuOptions(id, mainLanguage()),
    asked.filter === null && asked.request.search === '' && asked.request.page === 1 ? listLatestCancelled(id) : [],
  ])
  const shown = (booking: Booking) => {
    const seen = canOfOwn(role, 'diets.read') ? booking : withoutDiets(booking)
    return isLimitedToOwn(role) ? withoutAbsences(seen) : seen
  }
  return {
    bursts,
    rushes,
    counts: canOfOwn(role, 'diets.read') ? counts : { ...counts, dieta: 0 },
    names,
    room,
    menuOptions,
    ...list,
    rows: list.rows.map(shown),
    cancelled: cancelled.map(shown),
  }
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => {
    const id = requireRowId(args.params.id)
    const payment = paymentAct(id, paymentTexts[language])
    const selected = selectedPaymentActs(id, language)
    return { ...bookingActs(id, language), ...guestActs(id, language), ...selected, payment }
  })
}

export default function RegistrationListPage({ loaderData: list }: Route.ComponentProps) {
  const { counts, room, names, menuOptions } = list
  const event = usePanelEvent()
  const { list: t } = usePanelTexts(bookingTexts)
  const { dialog, close, add, acts } = useBookingDialogs()
  const mayDo = useCan()
  const address = `/admin/eventos/${event.id}/inscripciones`
  const bookings = (
    <BookingList list={list} address={address} begun={event.begun} dayHasCome={event.dayHasCome} acts={acts} />
  )
  return (
    <>
      <BurstNotices bursts={list.bursts} rushes={list.rushes} />
      {room.next && (
        <Allowed to="registrations.edit">
          <FreeStrip action={`/admin/eventos/${event.id}/espera`} free={room.free} next={room.next} />
        </Allowed>
      )}
      <div className="panel-tools booking-tools">
        <SearchBox label={t.search} placeholder={t.searchExample} />
        <Allowed to="registrations.edit">
          <Button
            icon="plus"
            data-act="create"
            className="booking-add"
            onClick={add}
            disabled={event.begun}
            title={event.begun ? t.begun : t.add}
            label={<span className="booking-add-label">{t.add}</span>}
          />
        </Allowed>
        <FilterChips
          label={t.show}
          name="estado"
          current={list.filter}
          options={filterOptions(t, counts, { priced: event.price > 0, diets: mayDo('diets.read') })}
        />
      </div>
      {event.price > 0 && list.filter !== 'canceladas' && mayDo('payments.edit') ? (
        <SelectedPayments address={address} isEmpty={list.rows.length === 0}>
          {bookings}
        </SelectedPayments>
      ) : (
        bookings
      )}
      <SheetLinks event={event.id} address={address} />
      <CancelledBookings
        bookings={list.cancelled}
        total={counts.canceladas}
        address={address}
        begun={event.begun}
        acts={acts}
      />
      <BookingDialogs {...{ dialog, room, names, menuOptions }} action={address} onClose={close} />
    </>
  )
}

type Shown = { priced: boolean; diets: boolean }

function filterOptions({ filters }: BookingTexts['list'], counts: BookingCounts, shown: Shown) {
  const option = (value: BookingFilter, name: keyof typeof filters) =>
    [value, filters[name], { number: counts[name], more: false }] as const
  return [
    option(null, 'all'),
    ...(shown.diets ? [option('dieta', 'dieta')] : []),
    option('sin-mesa', 'sin-mesa'),
    ...(shown.priced ? [option('pagadas', 'pagadas'), option('sin-pagar', 'sin-pagar')] : []),
    option('canceladas', 'canceladas'),
  ]
}

function SheetLinks({ event, address }: { event: number; address: string }) {
  const { doorSheet } = usePanelTexts(guestTexts)
  const { title: tables } = usePanelTexts(tableTexts)
  return (
    <div className="panel-head-actions booking-links cluster gap-3">
      <Allowed to="registrations.edit">
        <PanelButtonLink
          to={`/admin/eventos/${event}/mesas`}
          variant="secondary"
          size="sm"
          icon="list"
          label={tables}
        />
      </Allowed>
      <Allowed to="people.export">
        <ExportLink to={`${address}.csv`} size="sm" />
      </Allowed>
      <Allowed to="diets.read">
        <PanelButtonLink
          to={`/admin/eventos/${event}/hoja`}
          variant="secondary"
          size="sm"
          icon="printer"
          label={doorSheet}
        />
      </Allowed>
    </div>
  )
}
