import type { Texts } from '#app/i18n/es/index.ts'
import type { HoldDecision } from '#app/seats/seat-limits.ts'
import type { ClosedReason } from './registration-form.tsx'
import type { RegisteringFor } from './registration-side.tsx'

export function registrationOutcome(
  decision: HoldDecision,
  t: Texts['events']['registration'],
  size: number,
): { title: string; lead: string } {
  if (decision === 'booked') return { title: t.done, lead: t.doneText }
  return { title: t.pending, lead: decision === 'held' ? t.heldText(size) : t.releasedText(size) }
}

/** What the form says first: the free seats, or why it is closed. */
export function registrationLead(
  t: Texts['events'],
  event: RegisteringFor | null,
  closed: ClosedReason | undefined,
): string {
  const places = event?.places
  if (closed === 'ended') return t.ended
  if (closed === 'begun') return t.underWayText
  if (closed === 'full') return t.registration.intro(0)
  if (closed === 'membersOnly' && event?.opening) return `${event.opening}.`
  if (closed) return ''
  return [places !== undefined && t.registration.intro(places), t.registration.required].filter(Boolean).join(' ')
}
