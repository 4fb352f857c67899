import type { EventDetails } from '#app/events/events.server.ts'
import type { useTexts } from '#app/i18n/texts.tsx'

type Full = Pick<EventDetails, 'id' | 'takesWaiting' | 'capacity' | 'registered' | 'held' | 'places'>
type Texts = ReturnType<typeof useTexts>['events']

/** What somebody can do when no seat is left: join the waiting list while it is open, else write. */
export function wayWhenFull(event: Full, t: Texts) {
  if (!event.takesWaiting) return { to: '/contacto', label: t.writeUs, short: t.writeUs, text: t.writeUsText }
  const kept = event.capacity - event.registered - event.held - event.places
  return {
    to: `/eventos/${event.id}/espera`,
    label: t.joinWaitingList,
    short: t.waitingList,
    text: [kept > 0 ? t.keptForWaiting(kept) : '', t.joinWaitingListText].filter(Boolean).join(' '),
  }
}
