import type { Translation } from '#app/i18n/panel-texts.ts'

export const es = {
  title: 'Mensajes',
  search: 'Buscar mensajes por nombre, email o texto',
  searchExample: 'Buscar mensajes...',
  noun: ['mensaje', 'mensajes'] as const,
  notLoaded: 'Error al cargar los mensajes',
  noneFound: 'Ningún mensaje coincide con la búsqueda',
  none: 'No hay mensajes',
  state: 'Estado',
  states: { all: 'Todos', unread: 'Sin leer', read: 'Leídos', unanswered: 'Sin responder' },
  heads: { name: 'Nombre', email: 'Email', date: 'Fecha', state: 'Estado' },
  badges: { answered: 'Respondido', read: 'Leído', unread: 'Sin leer' },
  open: (name: string) => `Leer el mensaje de ${name}`,
  remove: (name: string) => `Eliminar el mensaje de ${name}`,
  email: 'Email',
  phone: 'Teléfono',
  language: 'Idioma',
  languages: { es: 'Castellano', ca: 'Catalán' },
  saving: 'Guardando...',
  markAnswered: 'Marcar respondido',
  markUnanswered: 'Marcar sin responder',
  answer: 'Responder',
  updateFailed: 'Error al actualizar el mensaje',
  unknown: 'Este mensaje ya no existe.',
  answered: 'Mensaje marcado como respondido',
  unanswered: 'Mensaje marcado como pendiente de respuesta',
  deleted: 'Mensaje eliminado',
  deletion: {
    title: '¿Eliminar el mensaje?',
    confirm: 'Eliminar mensaje',
    busy: 'Eliminando...',
    text: (name: string) =>
      `El mensaje de ${name} se borra con sus datos de contacto; el aviso que llegó al correo del club no. Esta acción no se puede deshacer.`,
  },
  csv: {
    file: 'mensajes.csv',
    heads: ['Nombre', 'Email', 'Teléfono', 'Mensaje', 'Idioma', 'Fecha', 'Leído', 'Respondido'],
  },
}

export type MessageTexts = Translation<typeof es>
