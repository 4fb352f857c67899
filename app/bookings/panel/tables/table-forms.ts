import * as v from 'valibot'
import { optionalLine, type FieldError } from '#app/platform/forms/fields.ts'
import { isUuid } from '#app/platform/forms/ids.ts'
import { MAX_TABLE_LABEL } from '#app/bookings/panel/shared/booking-forms.ts'

export const MAX_TABLE_PLACES = 30

/** A dinner has at most as many parties as places. */
const MAX_PARTIES = 999

/** Two fields each, and the act. */
export const MAX_TABLE_FIELDS = 2 * MAX_PARTIES + 1

/** A party and the label that was shown: `id:4`. */
export function seenLabel({ id, label }: { id: string; label: string }): string {
  return `${id}:${label}`
}

export function readSeenLabel(seen: string): { id: string; label: string } {
  const [id = '', ...label] = seen.split(':')
  return { id, label: label.join(':') }
}

const seen = v.pipe(
  v.string(),
  v.check((text) => {
    const { id, label } = readSeenLabel(text)
    return isUuid(id) && label.length <= MAX_TABLE_LABEL
  }, 'invalid' satisfies FieldError),
)

export const tablePlanSchema = v.object({
  parties: v.pipe(
    v.optional(v.array(v.object({ seen, label: optionalLine(MAX_TABLE_LABEL) })), []),
    v.maxLength(MAX_PARTIES, 'invalid' satisfies FieldError),
  ),
})
export type TablePlan = v.InferOutput<typeof tablePlanSchema>
