import { showFlashMessage } from '#app/platform/request/show-flash-message.ts'
import { accountToasts } from './toasts.ts'

/** At the panel's door: what the redirect that led here has left to say. */
export default function startArrivalToast() {
  showFlashMessage(accountToasts)
}
