import * as v from 'valibot'
import { uuidField } from '#app/platform/forms/ids.ts'

export const undeletionSchema = v.object({ id: uuidField })
