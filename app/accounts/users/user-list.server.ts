import { and, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy, type RowOf } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { usuarios } from '#app/database/schema.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { roleOf, type Role } from '#app/accounts/capabilities.ts'
import { hasRole } from './users.server.ts'

export const userOrders = inBothDirections({ email: [sql`lower(${usuarios.email})`], fecha: [usuarios.createdAt] })

type UserOrder = keyof typeof userOrders

export async function listUsers(request: ListRequest, role: Role | null, order: UserOrder) {
  const { id, name, email, createdAt } = usuarios
  const where = role ? hasRole(role) : undefined
  const { rows, ...page } = await listPage({ from: usuarios, where, request, orders: userOrders, order }, (condition) =>
    database
      .select({ id, name, email, role: usuarios.role, organizerId: usuarios.organizerId, createdAt })
      .from(usuarios)
      .where(condition),
  )
  return {
    ...page,
    rows: rows.map((row) => ({ ...row, role: roleOf(row.role), createdAt: row.createdAt.toISOString() })),
  }
}

export type UserRow = RowOf<typeof listUsers>

export function exportUsers(search: string, role: Role | null, order: UserOrder) {
  const { id, name, email, emailVerified, createdAt } = usuarios
  return streamRows(
    database
      .select({ name, email, emailVerified, role: usuarios.role, createdAt })
      .from(usuarios)
      .where(and(role ? hasRole(role) : undefined, searchCondition(usuarios.searchText, search)))
      .orderBy(...orderBy(userOrders[order], id)),
  )
}
