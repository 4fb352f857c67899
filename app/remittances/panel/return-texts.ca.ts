import { el } from '#app/i18n/elision.ts'
import { es } from './return-texts.es.ts'

export type ReturnTexts = typeof es

const ca: ReturnTexts = {
  title: 'Devolucions del banc',
  back: 'Totes les remeses',
  lead: 'Puja el fitxer en què el banc retorna rebuts. Primer veuràs què diu; res no canvia fins que ho confirmes.',
  file: 'Fitxer del banc',
  fileHint: 'pain.002, camt.054 o camt.053, fins a 5 MB',
  chargesFee: 'Carregar a cada soci les despeses que el banc cobra per la seva devolució',
  show: 'Veure què diu',
  reading: 'Llegint…',
  post: (count, shown) => (count === 1 ? 'Anotar 1 devolució' : `Anotar ${shown} devolucions`),
  posting: 'Anotant…',
  feeConcept: 'Despeses del rebut retornat',
  failed: 'El fitxer no s’ha importat',
  done: (count, shown) => (count === 1 ? '1 devolució anotada' : `${shown} devolucions anotades`),
  preview: 'Què diu el fitxer',
  counts: { returns: 'Devolucions', known: 'Anotades abans' },
  heads: { reference: 'Referència', reason: 'Motiu', day: 'Data', amount: 'Import', fee: 'Despeses' },
  nothing: 'No hi ha devolucions nostres per anotar.',
  foreign: (count, shown) => (count === 1 ? '1 referència no és nostra' : `${shown} referències no són nostres`),
  differing: (reference, returned, collected) => `${reference}: retornen ${returned}, es van cobrar ${collected}`,
  noAmount: 'un import que no es llegeix',
  refused: (id, words) => `El banc ha rebutjat tota la remesa ${id}: ${words}`,
  openRefused: 'Obrir la remesa',
  refusals: {
    'file-too-large': 'El fitxer passa de 5 MB.',
    'norma-43': 'No és XML: sembla una Norma 43. Demana pain.002 o camt.054, o anota-la a mà.',
    'norma-19': 'No és XML: sembla un fitxer AEB 19.14. Demana pain.002 o camt.054, o anota-la a mà.',
    'not-xml': 'No és XML. Demana al banc pain.002 o camt.054, o anota-la a mà.',
    doctype: 'El fitxer declara un tipus de document. Els del banc no ho fan.',
    'own-file': 'És la remesa que vas enviar.',
    'other-message': 'És un altre missatge. Les devolucions venen en pain.002, camt.054 o camt.053.',
    'other-account': 'És d’un altre compte.',
  },
  badLine: (line, detail) => `Línia ${line}: ${detail}`,
  imported: (day) => `Ja es va importar ${el(day)}.`,
}

export const returnTexts = { es, ca }
