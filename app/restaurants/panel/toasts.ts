import type { FlashTexts } from '#app/platform/request/flash-message.tsx'

export const restaurantToasts: FlashTexts = {
  'restaurant-created': { kind: 'success', title: 'Creado', text: 'El restaurante se ha creado con éxito.' },
  'restaurant-updated': { kind: 'success', title: 'Actualizado', text: 'El restaurante se ha actualizado con éxito.' },
  'restaurant-not-loaded': { kind: 'error', title: 'No se pudo cargar los datos del restaurante' },
}
