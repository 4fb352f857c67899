/** A form that is only a button: sent once, however often it is pressed. The answer is a page, as without script. */
export default function startSendingOnce(form: HTMLElement) {
  const button = form.querySelector('button[type=submit]')
  form.addEventListener('submit', (event) => {
    if (button?.ariaBusy === 'true') return event.preventDefault()
    button?.setAttribute('aria-busy', 'true')
    button?.setAttribute('aria-disabled', 'true')
  })
  // Come back to by the browser's own way, the page is as it was left.
  addEventListener('pageshow', () => {
    button?.removeAttribute('aria-busy')
    button?.removeAttribute('aria-disabled')
  })
}
