import * as v from 'valibot'
import { audiences } from '#app/event-messages/audiences.ts'
import { draftFields, sendFields, textSchemas } from '#app/messages/panel/forms.ts'
import { versionField } from '#app/platform/forms/ids.ts'

const texts = textSchemas()
const automaticKind = v.picklist(['reminder', 'thanks'])

export const draftSchema = v.object({ ...draftFields, audience: v.picklist(audiences), ...texts })
export const messageSchema = v.object({ ...draftSchema.entries, ...sendFields })
export const automaticTextSchema = v.object({ kind: automaticKind, version: versionField, ...texts })
export const automaticSchema = v.object({ kind: automaticKind })
