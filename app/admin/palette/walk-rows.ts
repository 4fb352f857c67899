const ROWS = '#content :is(.data-table tbody tr, .booking, .queue-row, .people > li)'
/** In a row, the first of these is what Enter opens. */
const OPENERS = [
  '.booking-toggle',
  '.queue-what a',
  '.data-table-name a',
  '.data-table-actions :is(a, button)',
  'a, button',
]

/** What j and k have led to, while it has the focus. */
let walkedTo: HTMLElement | undefined

/** Moves the focus to what opens the next or the previous row of a list. @returns whether there is one */
export function walkRows(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) => openerOf(row))
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[current < 0 && step < 0 ? rows.length - 1 : current + step]
  const opener = next && openerOf(next)
  if (!opener) return false
  opener.focus({ preventScroll: true })
  walkedTo = opener
  opener.addEventListener('blur', () => (walkedTo = undefined), { once: true })
  next.scrollIntoView({ block: 'nearest' })
  return true
}

/** Ticks the row that j and k have led to; elsewhere Space presses the focused button. @returns if there is a box */
export function tickRow(): boolean {
  const box = walkedTo?.closest(ROWS)?.querySelector<HTMLElement>('.row-tick input')
  // Firefox presses a button when the key is released.
  if (box) walkedTo?.addEventListener('keyup', (event) => event.preventDefault(), { once: true })
  box?.click()
  return box instanceof HTMLElement
}

function openerOf(row: HTMLElement): HTMLElement | undefined {
  return OPENERS.map((selector) => row.querySelector<HTMLElement>(selector)).find(
    (opener): opener is HTMLElement => opener?.checkVisibility() === true,
  )
}
