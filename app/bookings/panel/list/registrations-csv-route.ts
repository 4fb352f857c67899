import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { auditExport } from '#app/accounts/tell-of-act.server.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { exportGuests } from '#app/bookings/panel/shared/guest-list.server.ts'
import { findPanelEvent } from '#app/events/panel/panel-event.server.ts'
import { readBookingFilter } from '#app/bookings/panel/shared/booking-listing.server.ts'
import { guestTexts } from '#app/bookings/panel/shared/guest-texts.ts'
import { paymentTexts } from '#app/bookings/panel/shared/payment-texts.ts'
import type { Route } from './+types/registrations-csv-route.ts'

/** Without diets: the file leaves the product. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const event = requireRow(await findPanelEvent(requireRowId(params.id)))
  const account = await panelAccount(context, request, url)
  const asked = readBookingFilter(url, account.role)
  await auditExport(account, 'registrations', String(event.id), asked.request.search)
  const { csv, cancelledBy } = guestTexts[account.language]
  const payment = paymentTexts[account.language]
  const answers: Record<string, string> = textsOf[account.language].events.registration.howDidYouKnowUsOptions
  return csvResponse(csv.file(event.id), csv.heads, exportGuests(event.id, asked), (guest) => [
    guest.fullName,
    guest.email,
    guest.phone,
    guest.isMember,
    guest.howDidYouKnowUs && (answers[guest.howDidYouKnowUs] ?? guest.howDidYouKnowUs),
    guest.notes,
    guest.staffNote,
    guest.language,
    formatDateTime(guest.createdAt, account.language),
    guest.attendedAt !== null,
    guest.cancelledAt !== null,
    guest.hold === null ? '' : csv.confirmations[guest.hold],
    guest.cancelledAt && formatDateTime(guest.cancelledAt, account.language),
    guest.cancelledBy && cancelledBy[guest.cancelledBy],
    guest.contactName,
    guest.size,
    guest.tableLabel,
    guest.email === null,
    guest.isProvedMember,
    guest.seatPrice > 0 && payment.states[guest.paymentState],
    guest.paidShare,
    guest.paidWay && payment.ways[guest.paidWay],
    guest.paidAt && formatDateTime(guest.paidAt, account.language),
  ])
}
