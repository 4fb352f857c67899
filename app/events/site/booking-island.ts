import { forgetBooking, rememberBooking } from './booking-memory.ts'

/** On the outcome of a mailed link: a confirmed seat is remembered, a cancelled one forgotten. */
export default function noteBooking(_: HTMLElement, { event, date }: { event: number; date: string | null }) {
  if (date) rememberBooking(event, date)
  else forgetBooking(event)
}
