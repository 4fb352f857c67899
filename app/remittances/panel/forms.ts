import * as v from 'valibot'
import { isDay } from '#app/platform/club-day.ts'
import { checkbox, optionalLine, type FieldError } from '#app/platform/forms/fields.ts'
import { rowIdField } from '#app/platform/forms/ids.ts'
import { parseCents } from '#app/treasury/amount-field.ts'

const invalid: FieldError = 'invalid'
const dayField = v.pipe(v.string(invalid), v.check(isDay, invalid))

export const chooseSchema = v.object({ due_on: dayField })
export const itemSchema = v.object({ item_id: rowIdField })
/** The debits that stay ticked, of as many as the page has. */
export const remakeSchema = v.object({
  kept: v.optional(v.array(rowIdField), []),
  debits: v.pipe(v.string(invalid), v.regex(/^\d{1,5}$/, invalid), v.transform(Number)),
})

export const returnSchema = v.object({
  item_id: rowIdField,
  code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,4}$/, invalid))),
  received_on: dayField,
  fee: v.pipe(
    optionalLine(20),
    v.transform((typed) => (typed ? parseCents(typed) : 0)),
    v.number(invalid),
  ),
  charges_fee: checkbox,
})

/** The ticked rows of a preview: «return:12», «remittance:3», «credit:» and a key. */
const tickedRow = v.pipe(v.string(), v.regex(/^(?:(?:return|remittance):\d{1,9}|credit:[0-9a-f]{40})$/, invalid))

export const bankFileSchema = v.object({
  // Like a secret, a file is never sent back.
  file: v.pipe(v.instance(File, 'fileMissing'), v.metadata({ unkept: true, secret: true })),
  charges_fee: checkbox,
  rows: v.optional(v.array(tickedRow), []),
  /** The number of an account, by the key of the credit. */
  accounts: v.optional(v.record(v.string(), optionalLine(20)), {}),
})
export type BankFileForm = v.InferOutput<typeof bankFileSchema>
