import { canOfOwn, type Role } from '#app/accounts/capabilities.ts'
import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { bookingFilters, bookingOrders } from '#app/bookings/panel/shared/booking-list.server.ts'

/**
 * `?estado=` is dieta (for who may read diets), sin-mesa, pagadas, sin-pagar, canceladas or absent; `?orden=` is
 * nombre, fecha or mesa, descending with a minus.
 */
export function readBookingFilter(url: URL, role: Role) {
  const filters = bookingFilters.filter((filter) => filter !== 'dieta' || canOfOwn(role, 'diets.read'))
  return {
    request: readListRequest(url),
    filter: readChoice(url, 'estado', filters),
    order: readOrder(url, bookingOrders, 'nombre'),
  }
}
