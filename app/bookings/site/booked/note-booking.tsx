import { STORAGE_KEY } from './booking-memory.ts'

type NoteBookingProps = {
  event: number
  /** Until which the seat is remembered; null forgets it. */
  date: string | null
  size?: number
}

/**
 * Notes the outcome of a page while it is parsed: who leaves it at once has still registered. `entry.server.tsx` allows
 * the script.
 */
export function NoteBooking({ event, date, size = 1 }: NoteBookingProps) {
  const booking = date && (size > 1 ? `${date} ${size}` : date)
  return <script data-event={event} data-booking={booking} dangerouslySetInnerHTML={{ __html: noteBooking }} />
}

export const noteBooking = `(function(){try{
var d=document.currentScript.dataset,b=JSON.parse(localStorage.getItem('${STORAGE_KEY}')||'{}');
if(d.booking)b[d.event]=d.booking;else delete b[d.event];
localStorage.setItem('${STORAGE_KEY}',JSON.stringify(b))
}catch(e){}})()`
