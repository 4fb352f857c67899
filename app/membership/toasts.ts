import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import type { FlashTexts } from '#app/platform/request/flash-message.tsx'

export const membershipToasts: PanelTexts<FlashTexts> = {
  es: { 'socio-updated': { kind: 'success', title: 'Socio actualizado con éxito' } },
  ca: { 'socio-updated': { kind: 'success', title: 'Soci actualitzat correctament' } },
}
