import * as v from 'valibot'
import { oneTimeCode, panelLine, passkeyAnswer, unkept, type FieldError } from '#app/platform/forms/fields.ts'
import { uuidField } from '#app/platform/forms/ids.ts'

const required = (error: FieldError) => ({ characters: 1, error })
const name = unkept(panelLine(60, required('nameRequired')))

export const appSchema = v.object({
  name,
  code: v.pipe(oneTimeCode, v.minLength(1, 'codeMissing' satisfies FieldError)),
})

/** Before the browser has made the passkey. */
export const newPasskeySchema = v.object({ name })

export const passkeySchema = v.object({
  name,
  passkey: v.pipe(passkeyAnswer, v.minLength(1, 'passkeyFailed' satisfies FieldError)),
})

export const renameSchema = v.object({ id: uuidField, name })

export const removalSchema = v.object({ id: uuidField })
