import { and, eq, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy, type RowOf } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { socios } from '#app/database/schema.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import type { SocioStatus } from '#app/membership/statuses.ts'

export const socioOrders = inBothDirections({
  numero: [sql`length(${socios.membershipNumber})`, socios.membershipNumber],
  nombre: [socios.fullName],
  fecha: [socios.createdAt],
})
type SocioOrder = keyof typeof socioOrders

export async function listSocios(request: ListRequest, status: SocioStatus | null, order: SocioOrder) {
  const { id, membershipNumber, fullName, email, membershipType, createdAt } = socios
  const where = status ? eq(socios.status, status) : undefined
  const { rows, ...page } = await listPage({ from: socios, where, request, orders: socioOrders, order }, (these) =>
    database
      .select({ id, membershipNumber, fullName, email, membershipType, status: socios.status, createdAt })
      .from(socios)
      .where(these),
  )
  return { ...page, rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
}
export type SocioRow = RowOf<typeof listSocios>

export function exportSocios(search: string, status: SocioStatus | null, order: SocioOrder) {
  const { id, membershipNumber, fullName, email, phone, address, paymentMethod, membershipType, createdAt, updatedAt } =
    socios
  return streamRows(
    database
      .select({
        membershipNumber,
        fullName,
        email,
        phone,
        address,
        paymentMethod,
        membershipType,
        status: socios.status,
        createdAt,
        updatedAt,
      })
      .from(socios)
      .where(and(status ? eq(socios.status, status) : undefined, searchCondition(socios.searchText, search)))
      .orderBy(...orderBy(socioOrders[order], id)),
  )
}
