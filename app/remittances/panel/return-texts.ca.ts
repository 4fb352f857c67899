import { el } from '#app/i18n/elision.ts'
import { es } from './return-texts.es.ts'

export type ReturnTexts = typeof es

const ca: ReturnTexts = {
  title: 'Fitxers del banc',
  back: 'Totes les remeses',
  lead: 'Puja un fitxer amb devolucions, o un extracte del compte. Primer veuràs què diu; res no canvia fins que no ho confirmis.',
  file: 'Fitxer del banc',
  fileHint: 'pain.002, camt.054 o camt.053, fins a 5 MB',
  chargesFee: 'Carregar a cada soci les despeses que el banc cobra per la seva devolució',
  show: 'Mostra què diu',
  reading: 'S’està llegint…',
  post: (count, shown) => (count === 1 ? 'Anota 1 devolució' : `Anota ${shown} devolucions`),
  postTicked: (returns, shown) =>
    returns === 0
      ? 'Anota el que has marcat'
      : returns === 1
        ? 'Anota 1 devolució i el que has marcat'
        : `Anota ${shown} devolucions i el que has marcat`,
  posting: 'S’està anotant…',
  feeConcept: 'Despeses del rebut retornat',
  failed: 'El fitxer no s’ha importat',
  done: (count, shown) => (count === 1 ? '1 devolució anotada' : `${shown} devolucions anotades`),
  preview: 'Què diu el fitxer',
  counts: {
    returns: 'Devolucions',
    known: 'Devolucions anotades abans',
    credits: 'Abonaments',
    knownCredits: 'Abonaments anotats abans',
  },
  heads: { reference: 'Referència', reason: 'Motiu', day: 'Data', amount: 'Import', fee: 'Despeses' },
  nothing: 'No hi ha res nostre per anotar.',
  proposed: {
    title: 'Devolucions sense la nostra referència',
    note: 'El banc no dona la referència del rebut: l’ordre, l’import i la data són els d’aquests. Marca els que reconeguis.',
  },
  foreign: (count, shown) => (count === 1 ? '1 referència no és nostra' : `${shown} referències no són nostres`),
  differing: (reference, returned, collected) => `${reference}: retornen ${returned}, es van cobrar ${collected}`,
  noAmount: 'un import que no es llegeix',
  refused: (id, words) => `El banc ha rebutjat tota la remesa ${id}: ${words}`,
  openRefused: 'Obre la remesa',
  remake: 'Refés-la sense els que el banc anomena',
  remakeWhole: 'Refés-la',
  cut: (named, unticked) => `El banc anomena ${named} rebuts: ${unticked} queden sense marcar, desmarca tu els altres.`,
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
  importedBefore: (day) => `Ja es va importar ${el(day)}: aquí hi ha el que aleshores va quedar sense anotar.`,
  queue: {
    label: 'Devolucions per una errada nostra',
    what: (number, count, shown) =>
      count === 1
        ? `Remesa ${number}: el banc retorna 1 rebut per una errada nostra`
        : `Remesa ${number}: el banc retorna ${shown} rebuts per una errada nostra`,
    why: (codes) => `${codes}. Corregeix-ho abans de la pròxima remesa.`,
    open: 'Obre la remesa',
    all: 'Mostra les remeses',
  },
}

export const returnTexts = { es, ca }
