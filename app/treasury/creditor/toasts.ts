import { toasts } from '#app/platform/request/toasts.ts'
import { creditorTexts } from './creditor-texts.ts'

export const treasuryToasts = toasts({
  'creditor-saved': { kind: 'success', es: creditorTexts.es.saved, ca: creditorTexts.ca.saved },
})
