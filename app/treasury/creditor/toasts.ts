import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import type { FlashTexts } from '#app/platform/request/flash-message.tsx'
import { creditorTexts } from './creditor-texts.ca.ts'

export const treasuryToasts: PanelTexts<FlashTexts> = {
  es: { 'creditor-saved': { kind: 'success', title: creditorTexts.es.saved } },
  ca: { 'creditor-saved': { kind: 'success', title: creditorTexts.ca.saved } },
}
