import * as v from 'valibot'
import { rowIdField, uuidField } from '#app/platform/forms/ids.ts'

export const refundSchema = v.object({ event_id: rowIdField, registration_id: uuidField })
