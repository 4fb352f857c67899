import { formatEuros } from '#app/i18n/money.ts'
import { BOOKING_CHANGED, bookedSize, forgetBooking } from './booking-memory.ts'

/** Shows «Tienes plaza» in place of the ticket in a browser that has registered. All get the same cached page. */
export default function startBooked(element: HTMLElement, { event, price }: { event: number; price: number }) {
  const page = element.closest<HTMLElement>('.event')
  const update = () => {
    const size = bookedSize(event)
    page?.toggleAttribute('data-booked', size > 0)
    for (const part of partsOf(page, 'data-when-booked')) part.hidden = size === 0
    for (const part of partsOf(page, 'data-when-party')) part.hidden = size < 2
    if (size === 0) return
    for (const part of partsOf(page, 'data-party-size')) part.textContent = String(size)
    for (const part of partsOf(page, 'data-party-price')) part.textContent = formatEuros(size * price)
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

function partsOf(page: HTMLElement | null, mark: string): Iterable<HTMLElement> {
  return page?.querySelectorAll<HTMLElement>(`[${mark}]`) ?? []
}

/** The link that opened the dialog is hidden now. */
function focusAfterDialog(element: HTMLElement) {
  const focus = () => element.querySelector<HTMLElement>('h2')?.focus()
  document.querySelector('dialog:modal')?.addEventListener('close', focus, { once: true })
}
