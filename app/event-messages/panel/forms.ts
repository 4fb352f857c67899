import * as v from 'valibot'
import { draftFields, sendFields, textSchemas } from '#app/messages/panel/forms.ts'
import { versionField } from '#app/platform/forms/ids.ts'

const texts = textSchemas()
const automaticKind = v.picklist(['reminder', 'thanks'])

export const draftSchema = v.object({
  ...draftFields,
  audience: v.picklist(['booked', 'waiting', 'came', 'no-show']),
  ...texts,
})
export const messageSchema = v.object({ ...draftSchema.entries, ...sendFields })
export const automaticTextSchema = v.object({ kind: automaticKind, version: versionField, ...texts })
export const automaticSchema = v.object({ kind: automaticKind })
