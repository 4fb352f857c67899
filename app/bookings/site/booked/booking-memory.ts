/**
 * The key of local storage: the events in which this browser has registered, with their ends and, of a party, a space
 * and its size. Nothing about people.
 */
export const STORAGE_KEY = 'booked'

export const BOOKING_CHANGED = 'booking-changed'

type Bookings = Record<string, string>

/** @param date ISO 8601; forgotten after it */
export function rememberBooking(event: number, date: string, size: number): void {
  write({ ...read(), [event]: size > 1 ? `${date} ${size}` : date })
}

export function forgetBooking(event: number): void {
  const { [event]: _, ...others } = read()
  write(others)
}

/** How many seats the browser remembers: 0 without a booking. */
export function bookedSize(event: number): number {
  const booking = read()[event]
  return booking === undefined ? 0 : Number(booking.split(' ')[1] ?? 1)
}

function read(): Bookings {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Bookings
    return Object.fromEntries(
      Object.entries(stored).filter(([, booking]) => new Date(booking.split(' ')[0] ?? '') > new Date()),
    )
  } catch {
    // Storage is refused or damaged: the page stays as every visitor sees it.
    return {}
  }
}

function write(bookings: Bookings): void {
  try {
    if (Object.keys(bookings).length === 0) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(bookings))
  } catch {
    return
  }
  dispatchEvent(new Event(BOOKING_CHANGED))
}
