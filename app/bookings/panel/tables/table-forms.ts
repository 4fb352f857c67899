import * as v from 'valibot'
import { DRAFT_FIELD } from '#app/platform/browser-storage/draft-storage.ts'
import { optionalLine } from '#app/platform/forms/fields.ts'
import { isUuid } from '#app/platform/forms/ids.ts'
import { MAX_TABLE_LABEL } from '#app/bookings/panel/shared/booking-forms.ts'

export const MAX_TABLE_PLACES = 30

const MAX_PARTIES = 999

/** Two of each party, and the name of the draft. */
export const MAX_TABLE_FIELDS = 2 * MAX_PARTIES + 1

/** Named by the party, not by its row: a draft may come back when there are other rows. */
export const labelField = (id: string) => `label_${id}`

export const shownField = (id: string) => `shown_${id}`

/** The fields of `labelField` and `shownField`, besides the name of the draft, which every form sends. */
export const tablePlanSchema = v.objectWithRest(
  { [DRAFT_FIELD]: v.optional(v.string()) },
  optionalLine(MAX_TABLE_LABEL),
)
type TablePlan = v.InferOutput<typeof tablePlanSchema>

/** A label of the plan that differs from the one that was shown. */
export type Relabelling = { id: string; shown: string; label: string }

export function relabellingsIn(plan: TablePlan): Relabelling[] {
  const ids = new Set(Object.keys(plan).flatMap((name) => /^(?:label|shown)_(.+)$/.exec(name)?.[1] ?? []))
  return [...ids]
    .filter(isUuid)
    .map((id) => ({ id, shown: plan[shownField(id)] ?? '', label: plan[labelField(id)] ?? '' }))
    .filter(({ shown, label }) => shown !== label)
}
