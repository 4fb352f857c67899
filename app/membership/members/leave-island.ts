import { setFlashMessage } from '#app/platform/request/show-flash-message.ts'

/** Leads on at once, where what the page says is told as a toast (back-office §8). */
export default function leave(_element: HTMLElement, { to, toast }: { to: string; toast: string }) {
  // Not before: the shell of this page looks for toasts, too.
  addEventListener('pagehide', () => setFlashMessage(toast))
  location.replace(to)
}
