import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import type { FlashTexts } from '#app/platform/request/flash-message.tsx'

export const restaurantToasts: PanelTexts<FlashTexts> = {
  es: {
    'restaurant-created': { kind: 'success', title: 'Creado', text: 'El restaurante se ha creado con éxito.' },
    'restaurant-updated': {
      kind: 'success',
      title: 'Actualizado',
      text: 'El restaurante se ha actualizado con éxito.',
    },
    'restaurant-not-loaded': { kind: 'error', title: 'No se pudo cargar los datos del restaurante' },
  },
  ca: {
    'restaurant-created': { kind: 'success', title: 'Creat', text: 'El restaurant s’ha creat correctament.' },
    'restaurant-updated': {
      kind: 'success',
      title: 'Actualitzat',
      text: 'El restaurant s’ha actualitzat correctament.',
    },
    'restaurant-not-loaded': { kind: 'error', title: 'No s’han pogut carregar les dades del restaurant' },
  },
}
