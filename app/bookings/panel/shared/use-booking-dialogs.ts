import { useState } from 'react'
import type { MenuOption } from '#app/diets/menu-option.ts'
import type { Room } from '#app/bookings/parties/beyond-capacity.ts'
import type { Booking, Guest } from './booking-list.server.ts'

type DialogName =
  | 'add'
  | 'correct'
  | 'table'
  | 'confirm'
  | 'cancel'
  | 'restore'
  | 'addGuest'
  | 'correctGuest'
  | 'move'
  | 'payment'

type BookingDialog = {
  name: DialogName
  open: boolean
  booking: Booking | null
  guest: Guest | null
  /** Counts openings: each starts with a new form. */
  times: number
}

const closed: BookingDialog = { name: 'add', open: false, booking: null, guest: null, times: 0 }

/** Which dialog of the list is open, about what; one at a time. */
export function useBookingDialogs() {
  const [dialog, setDialog] = useState(closed)
  const open =
    (name: DialogName) =>
    (booking: Booking | null = null, guest: Guest | null = null) =>
      setDialog(({ times }) => ({ name, open: true, booking, guest, times: times + 1 }))
  return {
    dialog,
    close: () => setDialog((now) => ({ ...now, open: false })),
    add: () => open('add')(),
    acts: {
      correct: open('correct'),
      table: open('table'),
      confirm: open('confirm'),
      cancel: open('cancel'),
      restore: open('restore'),
      addGuest: open('addGuest'),
      correctGuest: open('correctGuest'),
      move: open('move'),
      payment: open('payment'),
    },
  }
}

export type BookingActs = ReturnType<typeof useBookingDialogs>['acts']

export type BookingRowProps = {
  booking: Booking
  address: string
  begun: boolean
  acts: BookingActs
  /** From the day of the event on it is noted who has come. */
  dayHasCome: boolean
}

export type BookingDialogProps = {
  dialog: BookingDialog
  action: string
  room: Room
  menuOptions: readonly MenuOption[]
  /** Other bookings of the event. */
  names: readonly { id: string; name: string; size: number }[]
  onClose: () => void
}

export function askedOf({ open, name, booking, guest, times }: BookingDialog, asked: BookingDialog['name']) {
  return open && name === asked && booking ? { booking, guest, times } : null
}
