import { readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { guestOrders, type GuestState } from './guest-list.server.ts'

/** `?estado=` is canceladas, todas or absent (active); `?orden=` is nombre or fecha, descending with a minus. */
export function readGuestFilter(url: URL) {
  const asked = url.searchParams.get('estado')
  const state: GuestState = asked === 'canceladas' ? 'cancelled' : asked === 'todas' ? null : 'active'
  return { request: readListRequest(url), state, order: readOrder(url, guestOrders, 'nombre') }
}
