import { pairTexts } from '#app/i18n/panel-texts.ts'
import { de } from '#app/i18n/elision.ts'
import { es } from './panel-texts.es.ts'

export const messageTexts = pairTexts(es, {
  title: 'Missatges',
  search: 'Cerca missatges per nom, correu o text',
  searchExample: 'Cerca missatges…',
  noun: ['missatge', 'missatges'],
  notLoaded: 'Error en carregar els missatges',
  noneFound: 'Cap missatge no coincideix amb la cerca',
  none: 'No hi ha missatges',
  state: 'Estat',
  states: { all: 'Tots', unread: 'Per llegir', read: 'Llegits', unanswered: 'Per respondre' },
  heads: { name: 'Nom', email: 'Correu', date: 'Data', state: 'Estat' },
  badges: { answered: 'Respost', read: 'Llegit', unread: 'Per llegir' },
  open: (name) => `Llegeix el missatge ${de(name)}`,
  remove: (name) => `Elimina el missatge ${de(name)}`,
  email: 'Correu',
  phone: 'Telèfon',
  language: 'Llengua',
  languages: { es: 'Castellà', ca: 'Català' },
  saving: 'S’està desant…',
  markAnswered: 'Marca com a respost',
  markUnanswered: 'Marca com a pendent',
  answer: 'Respon',
  updateFailed: 'Error en actualitzar el missatge',
  unknown: 'Aquest missatge ja no existeix.',
  answered: 'Missatge marcat com a respost',
  unanswered: 'Missatge marcat com a pendent de resposta',
  deleted: 'Missatge eliminat',
  deletion: {
    title: 'Vols eliminar el missatge?',
    confirm: 'Elimina el missatge',
    busy: 'S’està eliminant…',
    text: (name) =>
      `El missatge ${de(name)} s’esborra amb les seves dades de contacte; l’avís que va arribar al correu del club, no. Aquesta acció no es pot desfer.`,
  },
  csv: {
    file: 'missatges.csv',
    heads: ['Nom', 'Correu', 'Telèfon', 'Missatge', 'Llengua', 'Data', 'Llegit', 'Respost'],
  },
  queue: {
    label: 'Missatges per llegir',
    what: (name) => `Missatge ${de(name)}`,
    quote: (text, isCut) => `«${text}${isCut ? '…' : ''}»`,
    markRead: 'Marca’l com a llegit',
    seeAll: 'Mostra’ls tots',
  },
})

export type MessageTexts = (typeof messageTexts)['es']
