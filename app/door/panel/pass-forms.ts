import * as v from 'valibot'
import { uuidField } from '#app/platform/forms/ids.ts'
import { requiredLine } from '#app/platform/forms/fields.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'

export const passSchema = v.object({ name: requiredLine(80, 'nameRequired' satisfies FieldError) })
export const passActSchema = v.object({ pass_id: uuidField })
