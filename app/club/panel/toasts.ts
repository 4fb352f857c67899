import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import type { FlashTexts } from '#app/platform/request/flash-message.tsx'
import { clubPanelTexts } from './panel-texts.ca.ts'

export const clubToasts: PanelTexts<FlashTexts> = {
  es: { 'club-updated': { kind: 'success', title: clubPanelTexts.es.saved } },
  ca: { 'club-updated': { kind: 'success', title: clubPanelTexts.ca.saved } },
}
