import type { Noun } from '#app/noun.ts'

/** Messages to the club. */
export const messageNoun = {
  menu: {
    to: '/admin/mensajes',
    icon: 'envelope-simple',
    capability: 'messages.read',
    label: { es: 'Mensajes', ca: 'Missatges' },
  },
  navigation: { to: '/contacto', label: { es: 'Contacto', ca: 'Contacte' } },
  subjects: {
    message: { es: 'Mensaje', ca: 'Missatge', table: 'contactMessages', name: 'name' },
    messages: { es: 'Mensajes', ca: 'Missatges', unnamed: true },
  },
  acts: {
    'message.answered': {
      es: 'Marcar un mensaje como respondido',
      ca: 'Marcar un missatge com a respost',
      open: 'undone',
    },
    'message.deleted': { es: 'Eliminar un mensaje', ca: 'Eliminar un missatge', open: 'record' },
    'message.erased': {
      es: 'Borrar un mensaje por derecho de supresión',
      ca: 'Esborrar un missatge per dret de supressió',
      asks: 'always',
    },
    'message.exported': { es: 'Exportar un mensaje', ca: 'Exportar un missatge', asks: 'always' },
    'message.read': { es: 'Leer un mensaje', ca: 'Llegir un missatge', open: 'undone' },
    'message.unread': {
      es: 'Marcar un mensaje como no leído',
      ca: 'Marcar un missatge com a no llegit',
      open: 'undone',
    },
    'message.unanswered': {
      es: 'Marcar un mensaje como pendiente de respuesta',
      ca: 'Marcar un missatge com a pendent de resposta',
      open: 'undone',
    },
    'messages.exported': {
      es: 'Exportar la lista de mensajes',
      ca: 'Exportar la llista de missatges',
      asks: 'always',
      tells: 'administrators',
    },
  },
  cachedPages: [{ path: /^\/contacto$/ }],
} as const satisfies Noun
