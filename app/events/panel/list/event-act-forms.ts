import * as v from 'valibot'
import { rowIdField } from '#app/platform/forms/ids.ts'

const countField = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

export const eventActSchema = v.object({ event_id: rowIdField })

/** `parties`: as many as the confirmation named. */
export const eventCancellationSchema = v.object({ event_id: rowIdField, parties: countField })

/** `registrations`: as many as the confirmation named. */
export const eventDeletionSchema = v.object({ event_id: rowIdField, registrations: countField })
