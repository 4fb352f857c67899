import type { SQL } from 'drizzle-orm'
import { listPage, type Order } from './list-page.server.ts'

type Numbered = Omit<Parameters<typeof listPage>[0], 'search' | 'order' | 'fallbackOrder' | 'limit' | 'offset'> & {
  by: Order['by']
  /** Most public lists show the newest first. */
  descending?: boolean
  /** Starts at 1. */
  page: number
  size: number
}

/** One page of a public list. @returns null when it does not exist; page 1 always exists */
export async function numberedPage<Row extends { id: unknown }>(
  { from, where, by, descending = true, page, size }: Numbered,
  readRows: (condition: SQL) => PromiseLike<Row[]>,
) {
  const order = { by, descending }
  const { rows, total, reach } = await listPage(
    { from, where, search: '', order, fallbackOrder: order, limit: size, offset: (page - 1) * size },
    readRows,
  )
  if (rows.length === 0 && page > 1) return null
  return { rows, total, page, pages: Math.ceil(reach / size) }
}
