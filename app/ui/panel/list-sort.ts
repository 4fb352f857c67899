import type { ColumnSort } from './data-table.tsx'
import { listHref, listParameters } from './list-href.ts'

/**
 * @param order the current one, with a minus if reversed
 * @param parameter of the address, for a page with several lists
 */
export function listSort(
  search: string,
  order: string,
  parameter: string = listParameters.sort,
): (name: string) => ColumnSort {
  return (name) => ({
    href: listHref(search, { [parameter]: order === name ? `-${name}` : name }),
    direction: order === name ? 'ascending' : order === `-${name}` ? 'descending' : undefined,
  })
}
