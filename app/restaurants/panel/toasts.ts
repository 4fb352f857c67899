import { toasts } from '#app/platform/request/toasts.ts'

export const restaurantToasts = toasts({
  'restaurant-created': {
    kind: 'success',
    es: ['Creado', 'El restaurante se ha creado con éxito.'],
    ca: ['Creat', 'El restaurant s’ha creat correctament.'],
  },
  'restaurant-updated': {
    kind: 'success',
    es: ['Actualizado', 'El restaurante se ha actualizado con éxito.'],
    ca: ['Actualitzat', 'El restaurant s’ha actualitzat correctament.'],
  },
  'restaurant-not-loaded': {
    kind: 'error',
    es: 'No se pudo cargar los datos del restaurante',
    ca: 'No s’han pogut carregar les dades del restaurant',
  },
})
