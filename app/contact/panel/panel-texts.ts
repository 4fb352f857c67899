import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const messageTexts = panelTexts({
  title: { es: 'Mensajes', ca: 'Missatges' },
  search: { es: 'Buscar mensajes por nombre, email o texto', ca: 'Cerca missatges per nom, correu o text' },
  searchExample: { es: 'Buscar mensajes…', ca: 'Cerca missatges…' },
  noun: { es: ['mensaje', 'mensajes'], ca: ['missatge', 'missatges'] },
  notLoaded: { es: 'Error al cargar los mensajes', ca: 'Error en carregar els missatges' },
  noneFound: { es: 'Ningún mensaje coincide con la búsqueda', ca: 'Cap missatge no coincideix amb la cerca' },
  none: { es: 'No hay mensajes', ca: 'No hi ha missatges' },
  state: { es: 'Estado', ca: 'Estat' },
  states: {
    all: { es: 'Todos', ca: 'Tots' },
    unread: { es: 'Sin leer', ca: 'Per llegir' },
    read: { es: 'Leídos', ca: 'Llegits' },
    unanswered: { es: 'Sin responder', ca: 'Per respondre' },
  },
  heads: {
    name: { es: 'Nombre', ca: 'Nom' },
    email: { es: 'Email', ca: 'Correu' },
    date: { es: 'Fecha', ca: 'Data' },
    state: { es: 'Estado', ca: 'Estat' },
  },
  badges: {
    answered: { es: 'Respondido', ca: 'Respost' },
    read: { es: 'Leído', ca: 'Llegit' },
    unread: { es: 'Sin leer', ca: 'Per llegir' },
  },
  open: { es: (name: string) => `Leer el mensaje de ${name}`, ca: (name: string) => `Llegeix el missatge ${de(name)}` },
  remove: {
    es: (name: string) => `Eliminar el mensaje de ${name}`,
    ca: (name: string) => `Elimina el missatge ${de(name)}`,
  },
  email: { es: 'Email', ca: 'Correu' },
  phone: { es: 'Teléfono', ca: 'Telèfon' },
  language: { es: 'Idioma', ca: 'Llengua' },
  languages: { es: { es: 'Castellano', ca: 'Catalán' }, ca: { es: 'Castellà', ca: 'Català' } },
  saving: { es: 'Guardando…', ca: 'S’està desant…' },
  markAnswered: { es: 'Marcar como respondido', ca: 'Marca com a respost' },
  markUnanswered: { es: 'Marcar como pendiente', ca: 'Marca com a pendent' },
  answer: { es: 'Responder', ca: 'Respon' },
  updateFailed: { es: 'Error al actualizar el mensaje', ca: 'Error en actualitzar el missatge' },
  unknown: { es: 'Este mensaje ya no existe.', ca: 'Aquest missatge ja no existeix.' },
  answered: { es: 'Mensaje marcado como respondido', ca: 'Missatge marcat com a respost' },
  unanswered: { es: 'Mensaje marcado como pendiente de respuesta', ca: 'Missatge marcat com a pendent de resposta' },
  deleted: { es: 'Mensaje eliminado', ca: 'Missatge eliminat' },
  deletion: {
    title: { es: '¿Eliminar el mensaje?', ca: 'Vols eliminar el missatge?' },
    confirm: { es: 'Eliminar mensaje', ca: 'Elimina el missatge' },
    busy: { es: 'Eliminando…', ca: 'S’està eliminant…' },
    text: {
      es: (name: string) =>
        `El mensaje de ${name} se borra con sus datos de contacto; el aviso que llegó al correo del club no. Esta acción no se puede deshacer.`,
      ca: (name: string) =>
        `El missatge ${de(name)} s’esborra amb les seves dades de contacte; l’avís que va arribar al correu del club, no. Aquesta acció no es pot desfer.`,
    },
  },
  csv: {
    file: { es: 'mensajes.csv', ca: 'missatges.csv' },
    heads: {
      es: ['Nombre', 'Email', 'Teléfono', 'Mensaje', 'Idioma', 'Fecha', 'Leído', 'Respondido'],
      ca: ['Nom', 'Correu', 'Telèfon', 'Missatge', 'Llengua', 'Data', 'Llegit', 'Respost'],
    },
  },
  queue: {
    label: { es: 'Mensajes sin leer', ca: 'Missatges per llegir' },
    what: { es: (name: string) => `Mensaje de ${name}`, ca: (name: string) => `Missatge ${de(name)}` },
    quote: {
      es: (text: string, isCut: boolean) => `«${text}${isCut ? '…' : ''}»`,
      ca: (text: string, isCut: boolean) => `«${text}${isCut ? '…' : ''}»`,
    },
    markRead: { es: 'Marcar como leído', ca: 'Marca’l com a llegit' },
    seeAll: { es: 'Ver todos', ca: 'Mostra’ls tots' },
  },
})

export type MessageTexts = (typeof messageTexts)['es']
