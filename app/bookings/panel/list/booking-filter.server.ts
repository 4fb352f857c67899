import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { bookingFilters, bookingOrders } from '#app/bookings/panel/shared/booking-list.server.ts'

/** `?estado=` is dieta, sin-mesa, pagadas, sin-pagar, canceladas or absent; `?orden=` is nombre, fecha or mesa, descending with a minus. */
export function readBookingFilter(url: URL) {
  return {
    request: readListRequest(url),
    filter: readChoice(url, 'estado', bookingFilters),
    order: readOrder(url, bookingOrders, 'nombre'),
  }
}
