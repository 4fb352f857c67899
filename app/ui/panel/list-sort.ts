import type { ColumnSort } from './data-table.tsx'
import { listHref, listParameters } from './list-href.ts'

/**
 * What makes headings sort: for the name of an order, the list in that order, and the other way round once it is.
 * @param search `location.search` of the list now
 * @param order the one it has now, with a minus where that is turned round
 */
export function listSort(search: string, order: string): (name: string) => ColumnSort {
  return (name) => ({
    href: listHref(search, { [listParameters.sort]: order === name ? `-${name}` : name }),
    direction: order === name ? 'ascending' : order === `-${name}` ? 'descending' : undefined,
  })
}
