import { toasts } from '#app/platform/request/toasts.ts'
import { clubPanelTexts } from './panel-texts.ts'

export const clubToasts = toasts({
  'club-updated': { kind: 'success', es: clubPanelTexts.es.saved, ca: clubPanelTexts.ca.saved },
})
