import { showArrival } from '#app/platform/show-arrival.ts'
import { accountToasts } from './panel-toasts.ts'

/** At the panel's door: what the redirect that led here has left to say. */
export default function startArrivalToast() {
  showArrival(accountToasts)
}
