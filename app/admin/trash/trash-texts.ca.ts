import { pairTexts, type Translation } from '#app/i18n/panel-texts.ts'
import { es } from './trash-texts.es.ts'

const ca: Translation<typeof es> = {
  title: 'Paperera',
  lead: 'El que s’ha eliminat els últims 30 dies: esdeveniments, publicacions, restaurants i organitzadors. Després s’esborra del tot. D’un esdeveniment tornen els textos, les imatges i el menú, no les inscripcions: les dades dels comensals i els missatges s’esborren quan s’elimina.',
  label: 'Elements eliminats',
  none: 'La paperera és buida',
  notLoaded: 'Error en carregar la paperera',
  noun: ['element', 'elements'],
  heads: { name: 'Nom', kind: 'Què és', deleted: 'Eliminat', by: 'Per', until: 'S’esborra' },
  deletedAccount: 'un compte eliminat',
  restore: 'Restaura',
  restoreNamed: (name) => `Restaura «${name}»`,
  restored: (name) => `«${name}» ha tornat a la seva llista`,
  failed: 'No s’ha pogut restaurar',
  refusals: {
    unknown: 'Ja no és a la paperera.',
    'place-taken': 'Una altra publicació té ara la seva adreça o el seu esdeveniment: canvia-la abans.',
    'parent-gone': 'El seu restaurant o organitzador ja no existeix: si és a la paperera, restaura’l abans.',
  },
}

export const trashTexts = pairTexts(es, ca)
export type TrashTexts = (typeof trashTexts)['es']
