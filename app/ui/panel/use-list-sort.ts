import { useLocation } from 'react-router'
import { listSort } from './list-sort.ts'

export type ListSort = ReturnType<typeof listSort>

/** A list with too many hits to sort them is shown with the newest first. */
export function useListSort({ order, widened }: { order: string; widened: boolean }): ListSort {
  return listSort(useLocation().search, widened ? '-fecha' : order)
}
