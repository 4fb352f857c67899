/** The key of local storage: the events in which this browser has registered, with their dates. Nothing about people. */
export const STORAGE_KEY = 'booked'

export const BOOKING_CHANGED = 'booking-changed'

type Bookings = Record<string, string>

/** @param date ISO 8601; forgotten after it */
export function rememberBooking(event: number, date: string): void {
  write({ ...read(), [event]: date })
}

export function forgetBooking(event: number): void {
  const { [event]: _, ...others } = read()
  write(others)
}

export function hasBooking(event: number): boolean {
  return String(event) in read()
}

function read(): Bookings {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Bookings
    return Object.fromEntries(Object.entries(stored).filter(([, date]) => new Date(date) > new Date()))
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
