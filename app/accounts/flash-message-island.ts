import { showFlashMessage } from '#app/platform/request/show-flash-message.ts'
import { documentLanguage } from '#app/i18n/language.ts'
import { accountToasts } from './toasts.ts'

export default function startFlashMessage() {
  showFlashMessage(accountToasts[documentLanguage()])
}
