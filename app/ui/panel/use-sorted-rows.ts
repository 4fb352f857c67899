import { useLocation } from 'react-router'
import { useLanguage } from '#app/i18n/texts.tsx'
import { listParameters } from './list-href.ts'
import { listSort } from './list-sort.ts'
import type { ListSort } from './use-list-sort.ts'

type SortKeys<Row, Name extends string> = Readonly<Record<Name, (row: Row) => string | number>>
type SortedList<Row> = { rows: Row[]; sort: ListSort }

/**
 * Sorts a list that is shown whole by the order in the address; with none, the rows stay as the server has sorted them.
 * @param keys by the name of the order
 * @param parameter of the address, for a page with several lists
 */
export function useSortedRows<Row, Name extends string>(
  rows: Row[],
  keys: SortKeys<Row, Name>,
  parameter: string = listParameters.sort,
): SortedList<Row> {
  const { search } = useLocation()
  const language = useLanguage()
  const order = new URLSearchParams(search).get(parameter) ?? ''
  return { rows: sortRows(rows, keys, order, language), sort: listSort(search, order, parameter) }
}

export function sortRows<Row>(rows: Row[], keys: SortKeys<Row, string>, order: string, language: string): Row[] {
  const name = order.replace(/^-/, '')
  const keyOf = Object.hasOwn(keys, name) ? keys[name] : undefined
  if (!keyOf) return rows
  const { compare } = new Intl.Collator(language, { numeric: true })
  const sorted = rows.toSorted((one, other) => compare(String(keyOf(one)), String(keyOf(other))))
  return order.startsWith('-') ? sorted.toReversed() : sorted
}
