import { dialogBelow } from './page-controls.ts'

const SUBMITS = 'button[type="submit"]:not(:disabled)'
/** Of several in one place, the one that stands out. */
const MAIN = '.button-primary, .button-danger'

/**
 * Presses the button that sends what the focus is in: the nearest one around it, within the open dialog or the page. A link or
 * a button has the key for itself. @returns whether there is one
 */
export function submitAround(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.matches('a, button')) return false
  const outermost = dialogBelow() ?? document.querySelector<HTMLElement>('#content')
  if (!outermost) return false
  for (let place = outermost.contains(target) ? target : outermost; ; place = place.parentElement ?? outermost) {
    const shown = [...place.querySelectorAll<HTMLElement>(SUBMITS)].filter((button) => button.checkVisibility())
    const submit = shown.find((button) => button.matches(MAIN)) ?? shown[0]
    submit?.click()
    if (submit || place === outermost) return submit !== undefined
  }
}
