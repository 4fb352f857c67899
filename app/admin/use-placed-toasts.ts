import { useEffect } from 'react'

const MARGIN_PX = 8
const STEP_PX = 16
const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"]'
const ERRORS = '.field-error, .error-summary'
/** What is read or pressed next counts more than all other controls together. */
const NEXT = `:focus, [type="submit"], ${ERRORS}`
const WEIGHT_OF_NEXT = 1000

type Covered = { place: DOMRect; weight: number }

/**
 * Toasts of the panel stand at the top right, below the header, or at the next place where they cover nothing that can
 * be pressed and no error (docs/decisions/014-toast-position.md).
 */
export function usePlacedToasts() {
  useEffect(() => {
    // Before the browser notes that the pointer is over what has just appeared.
    const observer = new MutationObserver(place)
    observer.observe(document.body, { childList: true, subtree: true })
    const changes = ['resize', 'scrollend', 'focusin'] as const
    for (const change of changes) addEventListener(change, place, { capture: true })
    return () => {
      observer.disconnect()
      for (const change of changes) removeEventListener(change, place, { capture: true })
    }
  }, [])
}

function place() {
  for (const region of document.querySelectorAll<HTMLElement>('.toasts:not(:empty, :hover, :focus-within)'))
    moveToBestPlace(region)
}

/** Where nothing is free, to the place that covers least. */
function moveToBestPlace(region: HTMLElement) {
  region.style.translate = ''
  const start = region.getBoundingClientRect()
  const around = region.closest('dialog') ?? document.getElementById('content')
  if (!around) return
  const covered = coveredIn(around)
  const mostLeft = Math.max(0, start.left - around.getBoundingClientRect().left - STEP_PX)
  const mostDown = Math.max(0, innerHeight - start.bottom - STEP_PX)
  let least = Infinity
  // Nearest first: along the diagonals from the top right corner.
  for (let distance = 0; distance <= mostLeft + mostDown; distance += STEP_PX)
    for (let down = Math.max(0, distance - mostLeft); down <= Math.min(distance, mostDown); down += STEP_PX) {
      const left = distance - down
      const moved = new DOMRect(start.left - left, start.top + down, start.width, start.height)
      const weight = weightUnder(moved, covered)
      if (weight >= least) continue
      least = weight
      region.style.translate = `${-left}px ${down}px`
      if (weight === 0) return
    }
}

function coveredIn(around: Element): Covered[] {
  return [...around.querySelectorAll(`:is(${CONTROLS}, ${ERRORS}):not(.toasts *)`)].flatMap((element) => {
    const place = element.getBoundingClientRect()
    return isShown(element, place) ? [{ place, weight: element.matches(NEXT) ? WEIGHT_OF_NEXT : 1 }] : []
  })
}

/** Within the window, and not cut off, as is the head of a table on a phone. */
function isShown(element: Element, { x, y, width, height }: DOMRect): boolean {
  return document.elementsFromPoint(x + width / 2, y + height / 2).includes(element)
}

function weightUnder(moved: DOMRect, covered: readonly Covered[]): number {
  return covered.reduce((sum, { place, weight }) => sum + weight * shareUnder(moved, place), 0)
}

/** How much of a control, with the margin around it, is under a toast: 0 to 1. */
function shareUnder(moved: DOMRect, place: DOMRect): number {
  const width = Math.min(moved.right, place.right + MARGIN_PX) - Math.max(moved.left, place.left - MARGIN_PX)
  const height = Math.min(moved.bottom, place.bottom + MARGIN_PX) - Math.max(moved.top, place.top - MARGIN_PX)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / ((place.width + 2 * MARGIN_PX) * (place.height + 2 * MARGIN_PX))
}
