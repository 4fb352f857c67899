import type { Texts } from '#app/i18n/es/index.ts'
import type { HoldDecision } from '#app/events/seat-limits.ts'

export function registrationOutcome(
  standing: HoldDecision,
  t: Texts['events']['registration'],
): { title: string; lead: string } {
  if (standing === 'booked') return { title: t.done, lead: t.doneText }
  return { title: t.pending, lead: standing === 'held' ? t.heldText : t.releasedText }
}
