import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import type { FlashTexts } from '#app/platform/request/flash-message.tsx'

export const pictureToasts: PanelTexts<FlashTexts> = {
  es: {
    'picture-replaced': { kind: 'success', title: 'Imagen sustituida en todas partes' },
    'picture-deleted': { kind: 'success', title: 'Imagen eliminada' },
    'picture-uploaded': { kind: 'success', title: 'Imagen subida con éxito' },
  },
  ca: {
    'picture-replaced': { kind: 'success', title: 'Imatge substituïda arreu' },
    'picture-deleted': { kind: 'success', title: 'Imatge eliminada' },
    'picture-uploaded': { kind: 'success', title: 'Imatge pujada correctament' },
  },
}
