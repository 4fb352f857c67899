import { dialogBelow } from './page-controls.ts'

/** Of several in one place, the one that stands out. */
const MAIN = '.button-primary, .button-danger'

/**
 * Sends the form that the focus is in by the nearest of its buttons; else answers the question of the open dialog, or
 * sends the page's form where there is only one that stands out. A link or a button has the key for itself. @returns
 * whether there is one
 */
export function submitAround(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.matches('a, button')) return false
  const form = formOf(target)
  if (form) {
    sendForm(form, target)
    return true
  }
  const dialog = dialogBelow()
  const submit = dialog ? mainOf(submitsIn(dialog)) : onlyForm()
  submit?.click()
  return submit !== undefined
}

/** A ticked row names a form that is elsewhere. */
function formOf(target: HTMLElement): HTMLFormElement | null {
  return target instanceof HTMLInputElement ? target.form : target.closest('form')
}

/** A button that waits for its answer stays pressed: the key presses no other one of the form. */
function sendForm(form: HTMLFormElement, target: HTMLElement) {
  for (
    let place: Element | null = target;
    place !== form && form.contains(place);
    place = place?.parentElement ?? null
  ) {
    const nearest = place && mainOf(submitsIn(place))
    if (nearest) return nearest.click()
  }
  const own = mainOf([...form.elements].filter(isShownSubmit))
  if (own) own.click()
  else form.requestSubmit()
}

/** Not the acts of a list, which are about one row. */
function onlyForm(): HTMLElement | undefined {
  const content = document.querySelector('#content')
  const main = content ? submitsIn(content).filter((submit) => submit.matches(MAIN)) : []
  return main.length === 1 ? main[0] : undefined
}

function submitsIn(place: Element): HTMLElement[] {
  return [...place.querySelectorAll('button')].filter(isShownSubmit)
}

function mainOf(submits: HTMLElement[]): HTMLElement | undefined {
  return submits.find((submit) => submit.matches(MAIN)) ?? submits[0]
}

function isShownSubmit(control: Element): control is HTMLElement {
  return control instanceof HTMLButtonElement && control.type === 'submit' && control.checkVisibility()
}
