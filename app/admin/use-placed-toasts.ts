import { useEffect } from 'react'

const MARGIN_PX = 8
const STEP_PX = 16
const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"]'

/**
 * Toasts of the panel stand at the top right, below the header, or at the next place where they cover nothing that can
 * be pressed (docs/decisions/014-toast-position.md).
 */
export function usePlacedToasts() {
  useEffect(() => {
    const region = document.getElementById('toasts')
    if (!region) return
    const place = () => {
      if (region.childElementCount > 0 && !region.matches(':hover, :focus-within')) moveToFreePlace(region)
    }
    const observer = new MutationObserver(place)
    observer.observe(region, { childList: true })
    const changes = ['resize', 'scrollend'] as const
    for (const change of changes) addEventListener(change, place)
    return () => {
      observer.disconnect()
      for (const change of changes) removeEventListener(change, place)
    }
  }, [])
}

function moveToFreePlace(region: HTMLElement) {
  region.style.translate = ''
  const start = region.getBoundingClientRect()
  const main = document.getElementById('content')?.getBoundingClientRect()
  const covered = [...document.querySelectorAll(`main :is(${CONTROLS})`)].map((control) =>
    control.getBoundingClientRect(),
  )
  const mostLeft = Math.max(0, start.left - (main?.left ?? 0) - STEP_PX)
  const mostDown = Math.max(0, innerHeight - start.bottom - STEP_PX)
  // Nearest first: along the diagonals from the top right corner.
  for (let distance = 0; distance <= mostLeft + mostDown; distance += STEP_PX)
    for (let down = Math.max(0, distance - mostLeft); down <= Math.min(distance, mostDown); down += STEP_PX) {
      const left = distance - down
      const moved = new DOMRect(start.left - left, start.top + down, start.width, start.height)
      if (covered.some((control) => overlap(control, moved))) continue
      region.style.translate = `${-left}px ${down}px`
      return
    }
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.width > 0 &&
    one.left < other.right + MARGIN_PX &&
    one.right > other.left - MARGIN_PX &&
    one.top < other.bottom + MARGIN_PX &&
    one.bottom > other.top - MARGIN_PX
  )
}
