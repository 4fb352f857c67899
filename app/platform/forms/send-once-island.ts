import { toast } from '#app/ui/toast.tsx'

export default function startSendingOnce(form: HTMLElement, unsent: { title: string; text: string }) {
  const button = form.querySelector('button[type=submit]')
  form.addEventListener('submit', (event) => {
    if (button?.ariaBusy === 'true') return event.preventDefault()
    if (!navigator.onLine) {
      event.preventDefault()
      return toast.error(unsent.title, unsent.text)
    }
    button?.setAttribute('aria-busy', 'true')
    button?.setAttribute('aria-disabled', 'true')
  })
  // A page from the back/forward cache still has the busy state.
  addEventListener('pageshow', () => {
    button?.removeAttribute('aria-busy')
    button?.removeAttribute('aria-disabled')
  })
}
