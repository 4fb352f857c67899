import { el } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const returnTexts = panelTexts({
  title: { es: 'Ficheros del banco', ca: 'Fitxers del banc' },
  back: { es: 'Todas las remesas', ca: 'Totes les remeses' },
  lead: {
    es: 'Sube un fichero con devoluciones, o un extracto de la cuenta. Primero verás qué dice; nada cambia hasta que lo confirmes.',
    ca: 'Puja un fitxer amb devolucions, o un extracte del compte. Primer veuràs què diu; res no canvia fins que no ho confirmis.',
  },
  file: { es: 'Fichero del banco', ca: 'Fitxer del banc' },
  fileHint: { es: 'pain.002, camt.054 o camt.053, hasta 5 MB', ca: 'pain.002, camt.054 o camt.053, fins a 5 MB' },
  chargesFee: {
    es: 'Cargar a cada socio los gastos que el banco cobra por su devolución',
    ca: 'Carregar a cada soci les despeses que el banc cobra per la seva devolució',
  },
  show: { es: 'Ver qué dice', ca: 'Mostra què diu' },
  reading: { es: 'Leyendo…', ca: 'S’està llegint…' },
  post: {
    es: (count: number, shown: string) => (count === 1 ? 'Anotar 1 devolución' : `Anotar ${shown} devoluciones`),
    ca: (count: number, shown: string) => (count === 1 ? 'Anota 1 devolució' : `Anota ${shown} devolucions`),
  },
  postTicked: {
    es: (returns: number, shown: string) =>
      returns === 0
        ? 'Anotar lo marcado'
        : returns === 1
          ? 'Anotar 1 devolución y lo marcado'
          : `Anotar ${shown} devoluciones y lo marcado`,
    ca: (returns: number, shown: string) =>
      returns === 0
        ? 'Anota el que has marcat'
        : returns === 1
          ? 'Anota 1 devolució i el que has marcat'
          : `Anota ${shown} devolucions i el que has marcat`,
  },
  posting: { es: 'Anotando…', ca: 'S’està anotant…' },
  feeConcept: { es: 'Gastos del recibo devuelto', ca: 'Despeses del rebut retornat' },
  failed: { es: 'El fichero no se ha importado', ca: 'El fitxer no s’ha importat' },
  done: {
    es: (count: number, shown: string) => (count === 1 ? '1 devolución anotada' : `${shown} devoluciones anotadas`),
    ca: (count: number, shown: string) => (count === 1 ? '1 devolució anotada' : `${shown} devolucions anotades`),
  },
  preview: { es: 'Qué dice el fichero', ca: 'Què diu el fitxer' },
  counts: {
    returns: { es: 'Devoluciones', ca: 'Devolucions' },
    known: { es: 'Devoluciones anotadas antes', ca: 'Devolucions anotades abans' },
    credits: { es: 'Abonos', ca: 'Abonaments' },
    knownCredits: { es: 'Abonos anotados antes', ca: 'Abonaments anotats abans' },
  },
  heads: {
    reference: { es: 'Referencia', ca: 'Referència' },
    reason: { es: 'Motivo', ca: 'Motiu' },
    day: { es: 'Fecha', ca: 'Data' },
    amount: { es: 'Importe', ca: 'Import' },
    fee: { es: 'Gastos', ca: 'Despeses' },
  },
  nothing: { es: 'No hay nada nuestro por anotar.', ca: 'No hi ha res nostre per anotar.' },
  proposed: {
    title: { es: 'Devoluciones sin nuestra referencia', ca: 'Devolucions sense la nostra referència' },
    note: {
      es: 'El banco no da la referencia del recibo: la orden, el importe y la fecha son los de estos. Marca los que reconozcas.',
      ca: 'El banc no dona la referència del rebut: l’ordre, l’import i la data són els d’aquests. Marca els que reconeguis.',
    },
  },
  foreign: {
    es: (count: number, shown: string) =>
      count === 1 ? '1 referencia no es nuestra' : `${shown} referencias no son nuestras`,
    ca: (count: number, shown: string) =>
      count === 1 ? '1 referència no és nostra' : `${shown} referències no són nostres`,
  },
  differing: {
    es: (reference: string, returned: string, collected: string) =>
      `${reference}: devuelven ${returned}, se cobraron ${collected}`,
    ca: (reference: string, returned: string, collected: string) =>
      `${reference}: retornen ${returned}, es van cobrar ${collected}`,
  },
  noAmount: { es: 'un importe que no se lee', ca: 'un import que no es llegeix' },
  refused: {
    es: (id: number, words: string) => `El banco ha rechazado toda la remesa ${id}: ${words}`,
    ca: (id: number, words: string) => `El banc ha rebutjat tota la remesa ${id}: ${words}`,
  },
  openRefused: { es: 'Abrir la remesa', ca: 'Obre la remesa' },
  remake: { es: 'Rehacerla sin los que el banco nombra', ca: 'Refés-la sense els que el banc anomena' },
  remakeWhole: { es: 'Rehacerla', ca: 'Refés-la' },
  cut: {
    es: (named: string, unticked: string) =>
      `El banco nombra ${named} recibos: ${unticked} quedan sin marcar, desmarca tú los demás.`,
    ca: (named: string, unticked: string) =>
      `El banc anomena ${named} rebuts: ${unticked} queden sense marcar, desmarca tu els altres.`,
  },
  refusals: {
    'file-too-large': { es: 'El fichero pasa de 5 MB.', ca: 'El fitxer passa de 5 MB.' },
    'norma-43': {
      es: 'No es XML: parece una Norma 43. Pide pain.002 o camt.054, o anótala a mano.',
      ca: 'No és XML: sembla una Norma 43. Demana pain.002 o camt.054, o anota-la a mà.',
    },
    'norma-19': {
      es: 'No es XML: parece un fichero AEB 19.14. Pide pain.002 o camt.054, o anótala a mano.',
      ca: 'No és XML: sembla un fitxer AEB 19.14. Demana pain.002 o camt.054, o anota-la a mà.',
    },
    'not-xml': {
      es: 'No es XML. Pide al banco pain.002 o camt.054, o anótala a mano.',
      ca: 'No és XML. Demana al banc pain.002 o camt.054, o anota-la a mà.',
    },
    doctype: {
      es: 'El fichero declara un tipo de documento. Los del banco no lo hacen.',
      ca: 'El fitxer declara un tipus de document. Els del banc no ho fan.',
    },
    'own-file': { es: 'Es la remesa que enviaste.', ca: 'És la remesa que vas enviar.' },
    'other-message': {
      es: 'Es otro mensaje. Las devoluciones vienen en pain.002, camt.054 o camt.053.',
      ca: 'És un altre missatge. Les devolucions venen en pain.002, camt.054 o camt.053.',
    },
    'other-account': { es: 'Es de otra cuenta.', ca: 'És d’un altre compte.' },
  },
  badLine: {
    es: (line: number, detail: string) => `Línea ${line}: ${detail}`,
    ca: (line: number, detail: string) => `Línia ${line}: ${detail}`,
  },
  imported: { es: (day: string) => `Ya se importó el ${day}.`, ca: (day: string) => `Ja es va importar ${el(day)}.` },
  importedBefore: {
    es: (day: string) => `Ya se importó el ${day}: aquí está lo que entonces quedó sin anotar.`,
    ca: (day: string) => `Ja es va importar ${el(day)}: aquí hi ha el que aleshores va quedar sense anotar.`,
  },
  queue: {
    label: { es: 'Devoluciones por un fallo nuestro', ca: 'Devolucions per una errada nostra' },
    what: {
      es: (number: string, count: number, shown: string) =>
        count === 1
          ? `Remesa ${number}: el banco devuelve 1 recibo por un fallo nuestro`
          : `Remesa ${number}: el banco devuelve ${shown} recibos por un fallo nuestro`,
      ca: (number: string, count: number, shown: string) =>
        count === 1
          ? `Remesa ${number}: el banc retorna 1 rebut per una errada nostra`
          : `Remesa ${number}: el banc retorna ${shown} rebuts per una errada nostra`,
    },
    why: {
      es: (codes: string) => `${codes}. Corrígelo antes de la próxima remesa.`,
      ca: (codes: string) => `${codes}. Corregeix-ho abans de la pròxima remesa.`,
    },
    open: { es: 'Abrir la remesa', ca: 'Obre la remesa' },
    all: { es: 'Ver las remesas', ca: 'Mostra les remeses' },
  },
})

export type ReturnTexts = (typeof returnTexts)['es']
