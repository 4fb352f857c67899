import { BOOKING_CHANGED, forgetBooking, hasBooking } from './booking-memory.ts'

/** Shows «Tienes plaza» in place of the ticket in a browser that has registered. The cached page is the same for all. */
export default function startBooked(element: HTMLElement, { event }: { event: number }) {
  const page = element.closest<HTMLElement>('.event')
  const update = () => {
    const booked = hasBooking(event)
    page?.toggleAttribute('data-booked', booked)
    for (const part of page?.querySelectorAll<HTMLElement>('[data-when-booked]') ?? []) part.hidden = !booked
  }
  update()
  addEventListener('storage', update)
  addEventListener(BOOKING_CHANGED, () => {
    update()
    focusAfterDialog(element)
  })
  element.querySelector('[data-forget]')?.addEventListener('click', () => {
    forgetBooking(event)
    page?.querySelector<HTMLElement>('h1')?.focus()
  })
}

/** The link that opened the dialog is hidden now. */
function focusAfterDialog(element: HTMLElement) {
  const focus = () => element.querySelector<HTMLElement>('h2')?.focus()
  document.querySelector('dialog:modal')?.addEventListener('close', focus, { once: true })
}
