import { data } from 'react-router'
import { isUuid, rowId } from './ids.ts'

/** The id in an address. @throws 404 for a text that is not an id */
export function requireRowId(text: string | undefined): number {
  return requireRow(rowId(text))
}

/** The id in an address. @throws 404 for a text that is not an id */
export function requireUuid(text: string | undefined): string {
  return requireRow(isUuid(text) ? text : null)
}

/** The hash in the address of a picture. @throws 404 for a text that is not one */
export function requireHash(text: string): string {
  return requireRow(/^[0-9a-f]{64}$/.test(text) ? text : null)
}

/** @throws 404 when there is none */
export function requireRow<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw data('unknown', { status: 404 })
  return row
}
