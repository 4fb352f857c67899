import { setFlashMessage } from '#app/platform/request/flash-cookie.ts'

/** Replaces the page and shows its message as a toast on the next one. */
export default function leave(_element: HTMLElement, { to, toast }: { to: string; toast: string }) {
  // On `pagehide`, because the shell of this page also reads flash messages.
  addEventListener('pagehide', () => setFlashMessage(toast))
  location.replace(to)
}
