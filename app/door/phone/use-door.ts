import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { checkInsOf, isPayment, presentGuests, toggled, type LiveCheckIn } from '#app/bookings/attendance/operations.ts'
import { shownPayment, type PartyPayment, type ShownPayment } from '#app/bookings/attendance/door-payments.ts'
import { DoorPhone, type DoorState } from './door-phone.ts'
import { countParties, type DoorList, type DoorWay } from '#app/bookings/attendance/door-list.ts'
import { keepOffline } from './keep-offline.ts'

export type DoorProps = {
  address: string
  event: number
  list: DoorList | null
  live: readonly LiveCheckIn[]
  payments: readonly PartyPayment[]
}

/** What the last press has done, to be undone by one. */
type Last = { guests: readonly string[]; come: boolean }

function presentIn({ queue, live }: Pick<DoorState, 'queue' | 'live'>) {
  return presentGuests(
    checkInsOf(
      queue.map(({ operation }) => operation),
      live,
    ),
  )
}

function paymentsIn(payments: readonly PartyPayment[], queue: DoorState['queue']): Map<string, ShownPayment> {
  const operations = queue.map(({ operation }) => operation).filter(isPayment)
  return new Map(payments.map((known) => [known.party, shownPayment(known, operations)]))
}

/** The state of the phone for the page, and what one can do. */
export function useDoor({ address, event, list, live, payments }: DoorProps) {
  const [phone] = useState(() => new DoorPhone({ address, event, list, live, payments }))
  const state = useSyncExternalStore(phone.subscribe, phone.read, phone.read)
  const [last, setLast] = useState<Last | null>(null)
  useEffect(() => {
    const stop = phone.start()
    // Without the service worker the page works while it is open.
    void import('#app/bookings/tickets/ticket-reader.ts').then(() => keepOffline(address)).catch(() => undefined)
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
      setLast({ guests: [guest], come: !now.has(guest) })
    },
    [phone],
  )
  const checkInParty = useCallback(
    (party: string) => {
      const now = presentIn(phone.read())
      const missing = (phone.read().list?.guests ?? []).filter((one) => one.party === party && !now.has(one.id))
      void phone.note(...missing.map(({ id }) => toggled(id, now, () => crypto.randomUUID())))
      setLast({ guests: missing.map(({ id }) => id), come: true })
    },
    [phone],
  )
  const undoPayment = useCallback(
    (party: string, { ids }: ShownPayment) => void phone.note({ kind: 'unpay', party, ids }),
    [phone],
  )
  const shownPayments = useMemo(() => paymentsIn(state.payments, queue), [state.payments, queue])
  return {
    ...state,
    guests,
    present,
    shownPayments,
    checkInParty,
    collect: (party: string, amount: number, way: DoorWay) =>
      void phone.note({ kind: 'pay', id: crypto.randomUUID(), party, amount, way }),
    undoPayment,
    parties: countParties(guests, present),
    waiting: new Set(queue.flatMap(({ operation }) => (isPayment(operation) ? [] : [operation.guest]))),
    waitingPayments: new Set(queue.flatMap(({ operation }) => (isPayment(operation) ? [operation.party] : []))),
    come: guests.filter(({ id }) => present.has(id)).length,
    last,
    toggle,
    /** A walk-in, whom the server has checked in. */
    showSeated: (guest: string) => setLast({ guests: [guest], come: true }),
    undo: () => {
      if (!last) return
      // Somebody else may have ticked or undone one of them meanwhile.
      const same = last.guests.filter((guest) => present.has(guest) === last.come)
      void phone.note(...same.map((guest) => toggled(guest, present, () => crypto.randomUUID())))
      setLast(null)
    },
    phone,
  }
}

export type Door = ReturnType<typeof useDoor>
