import { showFlashMessage } from '#app/platform/request/show-flash-message.ts'
import { accountToasts } from './toasts.ts'

export default function startFlashMessage() {
  showFlashMessage(accountToasts)
}
