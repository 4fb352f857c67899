import * as v from 'valibot'
import type { FieldError } from './fields.ts'
import { isUuid, rowId } from './ids.ts'
import { PAGE_SIZE } from './list-request.ts'

/** The field of the boxes in a list, and the parameter of an export of the rows that are ticked. */
export const SELECTED_FIELD = 'rows'

/** A ticked row as it was shown. */
export type SelectedRow = {
  id: string
  version: number
  /** What goes with the row and the question has named, such as the guests of an event that is deleted. */
  along: number
  /** Of an undo: what no history has. '' otherwise. */
  before: string
}

/** As a box sends it: `7:3`, or `7:3:12` with 12 that go along; an undo may have what was before, as `7:3:0:unpaid`. */
export function selectedValue(id: string | number, version: number, along = 0, before = ''): string {
  const parts = before ? [along, before] : along > 0 ? [along] : []
  return [id, version, ...parts].join(':')
}

const VALUE = /^([^:]+):(\d{1,15})(?::(\d{1,9})(?::([\w.-]{1,60}))?)?$/

function readValue(text: string): SelectedRow | null {
  const [, id = '', version = '', along = '0', before = ''] = VALUE.exec(text) ?? []
  const isId = isUuid(id) || rowId(id) !== null
  return isId ? { id, version: Number(version), along: Number(along), before } : null
}

const selectedRow = v.pipe(
  v.string(),
  v.transform(readValue),
  v.check((row) => row !== null, 'invalid' satisfies FieldError),
  v.transform((row) => row as SelectedRow),
)

/** `asked`: the question has been shown, and this is its yes. */
export const selectionSchema = v.object({
  rows: v.pipe(
    v.optional(v.array(selectedRow), []),
    v.minLength(1, 'invalid' satisfies FieldError),
    v.maxLength(PAGE_SIZE, 'invalid' satisfies FieldError),
    v.transform((rows) => [...new Map(rows.map((row) => [row.id, row])).values()]),
  ),
  asked: v.optional(v.literal('yes')),
  choice: v.optional(v.string()),
})

export function selectionWithChoice(choices: readonly string[]) {
  return v.object({ ...selectionSchema.entries, choice: v.picklist(choices, 'optionUnknown' satisfies FieldError) })
}

/** The ids of an export of ticked rows, which no filter narrows down; null for the whole list. */
export function readSelectedIds(url: URL): string[] | null {
  const values = url.searchParams.getAll(SELECTED_FIELD).slice(0, PAGE_SIZE)
  return values.length === 0 ? null : values.flatMap((text) => readValue(text)?.id ?? [])
}
