import * as v from 'valibot'
import { clubDay, isDay } from '#app/platform/club-day.ts'
import { optionalLine, requiredText, type FieldError } from '#app/platform/forms/fields.ts'
import { uuidField } from '#app/platform/forms/ids.ts'
import type { NoteTexts } from './panel-texts.ts'

const ownError = (key: keyof NoteTexts['errors']): string => key

const MAX_NOTE = 2000

/** `called_on`: the day of a call, by today at the latest. */
export const noteSchema = v.object({
  text: requiredText(MAX_NOTE, ownError('noteMissing')),
  called_on: v.pipe(
    optionalLine(10),
    v.check((day) => day === undefined || isDay(day), 'invalid' satisfies FieldError),
    v.check((day) => day === undefined || !isDay(day) || day <= clubDay(), ownError('callToCome')),
  ),
})
export type NoteForm = v.InferOutput<typeof noteSchema>

/** Of the list of requests, whose address names none. */
export const requestNoteSchema = v.object({ ...noteSchema.entries, id: uuidField })

export const noteDeletionSchema = v.object({ note_id: uuidField })
