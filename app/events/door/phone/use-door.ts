import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { checkInsOf, presentGuests, toggled, type LiveCheckIn } from './operations.ts'
import { DoorPhone, type DoorState } from './door-phone.ts'
import { countParties, type DoorList } from '#app/events/door/door-list.ts'
import { keepOffline } from './keep-offline.ts'

export type DoorProps = { address: string; event: number; list: DoorList | null; live: readonly LiveCheckIn[] }

function presentIn({ queue, live }: Pick<DoorState, 'queue' | 'live'>) {
  return presentGuests(
    checkInsOf(
      queue.map(({ operation }) => operation),
      live,
    ),
  )
}

/** The state of the phone for the page, and what one can do. */
export function useDoor({ address, event, list, live }: DoorProps) {
  const [phone] = useState(() => new DoorPhone({ address, event, list, live }))
  const state = useSyncExternalStore(phone.subscribe, phone.read, phone.read)
  const [last, setLast] = useState<{ guest: string; come: boolean } | null>(null)
  useEffect(() => {
    const stop = phone.start()
    // Without the service worker the page works while it is open.
    void import('#app/events/door/tickets/ticket-reader.ts').then(() => keepOffline(address)).catch(() => undefined)
    return stop
  }, [phone, address])
  const { queue } = state
  const present = useMemo(() => presentIn({ queue, live: state.live }), [queue, state.live])
  const guests = state.list?.guests ?? []
  // The same function as long as the page is open: hundreds of rows have it.
  const toggle = useCallback(
    (guest: string) => {
      const now = presentIn(phone.read())
      void phone.note(toggled(guest, now, () => crypto.randomUUID()))
      setLast({ guest, come: !now.has(guest) })
    },
    [phone],
  )
  return {
    ...state,
    guests,
    present,
    parties: countParties(guests, present),
    waiting: new Set(queue.map(({ operation }) => operation.guest)),
    come: guests.filter(({ id }) => present.has(id)).length,
    last,
    toggle,
    /** A walk-in, whom the server has checked in. */
    showSeated: (guest: string) => setLast({ guest, come: true }),
    undo: () => {
      if (!last) return
      void phone.note(toggled(last.guest, present, () => crypto.randomUUID()))
      setLast(null)
    },
    phone,
  }
}

export type Door = ReturnType<typeof useDoor>
