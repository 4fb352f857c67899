import { del } from '#app/i18n/elision.ts'
import { pairTexts, type Translation } from '#app/i18n/panel-texts.ts'
import { es } from './history-texts.es.ts'

const ca: Translation<typeof es> = {
  title: (name) => `Historial de «${name}»`,
  lead: 'Què s’ha canviat, quan i per qui. «Restaura» torna els textos i les imatges a com eren abans del canvi i ho desa com una versió nova; dates, preus, estats i formes de pagament es canvien al seu formulari. Cada línia s’esborra al cap de 12 mesos.',
  back: 'Torna',
  label: 'Canvis',
  none: 'Encara no hi ha canvis desats.',
  older: 'Canvis anteriors',
  newest: 'Els més recents',
  by: (who) => `per ${who}`,
  byUnknown: 'sense persona anotada',
  to: 'ara:',
  restore: 'Restaura',
  restoreNamed: (when) => `Restaura el d’abans ${del(when)}`,
  question: (when) => `Vols tornar a com era abans ${del(when)}?`,
  explanation: 'Els textos i les imatges tornen a com eren. No es perd res: és un canvi més de l’historial.',
  restoring: 'S’està restaurant…',
  restored: 'Textos restaurats',
  failed: 'No s’ha pogut restaurar',
  refusals: {
    unknown: 'Ja no existeix.',
    conflict: 'Algú ho ha desat mentrestant. Torna a obrir l’historial.',
    'nothing-new': 'En aquest canvi no hi ha textos ni imatges.',
    'picture-gone': 'Una de les imatges d’aleshores ja no existeix.',
  },
  values: {
    empty: 'buit',
    yes: 'sí',
    no: 'no',
    picture: 'imatge',
    draft: 'esborrany',
    published: 'publicat',
    cancelled: 'cancel·lat',
    auto: 'automàtic',
    manual: 'a mà',
    off: 'no s’ofereixen',
  },
  inCatalan: (label) => `${label} (català)`,
}

export const historyTexts = pairTexts(es, ca)
export type HistoryTexts = (typeof historyTexts)['es']
