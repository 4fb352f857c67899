import type { SQL } from 'drizzle-orm'
import { listPage, type Order } from './list-page.server.ts'

type Numbered = Omit<Parameters<typeof listPage>[0], 'search' | 'order' | 'wide' | 'limit' | 'offset'> & {
  /** Descending: public lists begin with what is newest. */
  by: Order['by']
  /** From 1 on. */
  page: number
  /** Rows on a page. */
  size: number
}

/**
 * One page of a list of the public site: through an index, however long the list has become (`list-page.server.ts`).
 * @returns null where the list has no such page; its first page exists even while it is empty
 */
export async function numberedPage<Row extends { id: unknown }>(
  { from, where, by, page, size }: Numbered,
  read: (these: SQL) => PromiseLike<Row[]>,
) {
  const order = { by, descending: true }
  const { rows, total, reach } = await listPage(
    { from, where, search: '', order, fallbackOrder: order, limit: size, offset: (page - 1) * size },
    read,
  )
  if (rows.length === 0 && page > 1) return null
  return { rows, total, page, pages: Math.ceil(reach / size) }
}
