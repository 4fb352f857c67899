import type { Texts } from '#app/i18n/es/index.ts'
import type { HoldDecision } from '#app/events/seat-limits.ts'

export function registrationOutcome(
  decision: HoldDecision,
  t: Texts['events']['registration'],
): { title: string; lead: string } {
  if (decision === 'booked') return { title: t.done, lead: t.doneText }
  return { title: t.pending, lead: decision === 'held' ? t.heldText : t.releasedText }
}
