import { eq, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listExport, listPage, type RowOf } from '#app/database/list-page.server.ts'
import { pick } from '#app/database/pick.ts'
import { socios } from '#app/database/schema.ts'
import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { socioStatuses } from '#app/membership/statuses.ts'

const orders = inBothDirections({
  numero: [sql`length(${socios.membershipNumber})`, socios.membershipNumber],
  nombre: [socios.fullName],
  fecha: [socios.createdAt],
})

/** `?estado=`: a status, default all; `?orden=`: numero, nombre or fecha, descending with a minus. */
export function readSocioFilter(url: URL) {
  return {
    request: readListRequest(url),
    status: readChoice(url, 'estado', socioStatuses),
    order: readOrder(url, orders, '-fecha'),
  }
}
type SocioFilter = ReturnType<typeof readSocioFilter>

function listing({ request, status, order }: SocioFilter) {
  return { from: socios, where: status ? eq(socios.status, status) : undefined, request, orders, order }
}

export function listSocios(filter: SocioFilter) {
  const shown = pick(socios, 'id', 'membershipNumber', 'fullName', 'email', 'membershipType', 'status', 'createdAt')
  return listPage(listing(filter), (these) => database.select(shown).from(socios).where(these))
}
export type SocioRow = RowOf<typeof listSocios>

export function exportSocios(filter: SocioFilter) {
  const people = ['membershipNumber', 'fullName', 'email', 'phone', 'address'] as const
  const written = pick(socios, ...people, 'paymentMethod', 'membershipType', 'status', 'createdAt', 'updatedAt')
  return listExport(listing(filter), (these) => database.select(written).from(socios).where(these))
}
