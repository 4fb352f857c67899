import type { ColumnSort } from './data-table.tsx'
import { listHref, listParameters } from './list-href.ts'

/** `order` is the current one, with a minus if reversed. */
export function listSort(search: string, order: string): (name: string) => ColumnSort {
  return (name) => ({
    href: listHref(search, { [listParameters.sort]: order === name ? `-${name}` : name }),
    direction: order === name ? 'ascending' : order === `-${name}` ? 'descending' : undefined,
  })
}
