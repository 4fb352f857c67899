import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import type { FlashTexts } from '#app/platform/request/flash-message.tsx'

export const postToasts: PanelTexts<FlashTexts> = {
  es: {
    'post-created': { kind: 'success', title: 'Publicación creada correctamente' },
    'post-updated': { kind: 'success', title: 'Publicación actualizada correctamente' },
    'post-not-loaded': { kind: 'error', title: 'Error al cargar la publicación' },
  },
  ca: {
    'post-created': { kind: 'success', title: 'Publicació creada correctament' },
    'post-updated': { kind: 'success', title: 'Publicació actualitzada correctament' },
    'post-not-loaded': { kind: 'error', title: 'Error en carregar la publicació' },
  },
}
