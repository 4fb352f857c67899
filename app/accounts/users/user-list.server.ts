import { sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listExport, listPage, type RowOf } from '#app/database/list-page.server.ts'
import { usuarios } from '#app/database/schema.ts'
import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { roleOf, roles } from '#app/accounts/capabilities.ts'
import { hasRole } from './users.server.ts'

const orders = inBothDirections({ email: [sql`lower(${usuarios.email})`], fecha: [usuarios.createdAt] })

/** `?rol=` is admin, editor or user; `?orden=` email or fecha, with a minus for descending. */
export function readUserFilter(url: URL) {
  return { request: readListRequest(url), role: readChoice(url, 'rol', roles), order: readOrder(url, orders, '-fecha') }
}
type UserFilter = ReturnType<typeof readUserFilter>

function listing({ request, role, order }: UserFilter) {
  return { from: usuarios, where: role ? hasRole(role) : undefined, request, orders, order }
}

export async function listUsers(filter: UserFilter) {
  const { id, name, email, role, organizerId, createdAt } = usuarios
  const { rows, ...page } = await listPage(listing(filter), (these) =>
    database.select({ id, name, email, role, organizerId, createdAt }).from(usuarios).where(these),
  )
  return { ...page, rows: rows.map((row) => ({ ...row, role: roleOf(row.role) })) }
}

export type UserRow = RowOf<typeof listUsers>

export function exportUsers(filter: UserFilter) {
  const { name, email, emailVerified, role, createdAt } = usuarios
  return listExport(listing(filter), (these) =>
    database.select({ name, email, emailVerified, role, createdAt }).from(usuarios).where(these),
  )
}
