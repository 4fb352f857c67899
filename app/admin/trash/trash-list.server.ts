import { and, eq, inArray } from 'drizzle-orm'
import { accountName } from '#app/database/account-name.ts'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, type RowOf } from '#app/database/list-page.server.ts'
import { trash, usuarios } from '#app/database/schema.ts'
import type { KeptKind } from '#app/platform/audit-actions.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'

const orders = inBothDirections({ fecha: [trash.deletedAt] })

/** The newest first. */
export function listTrash(request: ListRequest, kinds: readonly KeptKind[]) {
  const where = inArray(trash.kind, [...kinds])
  return listPage({ from: trash, where, request, orders, order: '-fecha' }, (these) =>
    database
      .select({ ...pick(trash, 'id', 'kind', 'name', 'deletedAt'), by: accountName })
      .from(trash)
      .leftJoin(usuarios, eq(usuarios.id, trash.actor))
      .where(and(where, these)),
  )
}
export type TrashRow = RowOf<typeof listTrash>
