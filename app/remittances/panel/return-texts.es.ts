export const es = {
  title: 'Ficheros del banco',
  back: 'Todas las remesas',
  lead: 'Sube un fichero con devoluciones, o un extracto de la cuenta. Primero verás qué dice; nada cambia hasta que lo confirmes.',
  file: 'Fichero del banco',
  fileHint: 'pain.002, camt.054 o camt.053, hasta 5 MB',
  chargesFee: 'Cargar a cada socio los gastos que el banco cobra por su devolución',
  show: 'Ver qué dice',
  reading: 'Leyendo…',
  post: (count: number, shown: string) => (count === 1 ? 'Anotar 1 devolución' : `Anotar ${shown} devoluciones`),
  postTicked: (returns: number, shown: string) =>
    returns === 0
      ? 'Anotar lo marcado'
      : returns === 1
        ? 'Anotar 1 devolución y lo marcado'
        : `Anotar ${shown} devoluciones y lo marcado`,
  posting: 'Anotando…',
  feeConcept: 'Gastos del recibo devuelto',
  failed: 'El fichero no se ha importado',
  done: (count: number, shown: string) => (count === 1 ? '1 devolución anotada' : `${shown} devoluciones anotadas`),
  preview: 'Qué dice el fichero',
  counts: {
    returns: 'Devoluciones',
    known: 'Devoluciones anotadas antes',
    credits: 'Abonos',
    knownCredits: 'Abonos anotados antes',
  },
  heads: { reference: 'Referencia', reason: 'Motivo', day: 'Fecha', amount: 'Importe', fee: 'Gastos' },
  nothing: 'No hay nada nuestro por anotar.',
  proposed: {
    title: 'Devoluciones sin nuestra referencia',
    note: 'El banco no da la referencia del recibo: la orden, el importe y la fecha son los de estos. Marca los que reconozcas.',
  },
  foreign: (count: number, shown: string) =>
    count === 1 ? '1 referencia no es nuestra' : `${shown} referencias no son nuestras`,
  differing: (reference: string, returned: string, collected: string) =>
    `${reference}: devuelven ${returned}, se cobraron ${collected}`,
  noAmount: 'un importe que no se lee',
  refused: (id: number, words: string) => `El banco ha rechazado toda la remesa ${id}: ${words}`,
  openRefused: 'Abrir la remesa',
  remake: 'Rehacerla sin los que el banco nombra',
  remakeWhole: 'Rehacerla',
  cut: (named: string, unticked: string) =>
    `El banco nombra ${named} recibos: ${unticked} quedan sin marcar, desmarca tú los demás.`,
  refusals: {
    'file-too-large': 'El fichero pasa de 5 MB.',
    'norma-43': 'No es XML: parece una Norma 43. Pide pain.002 o camt.054, o anótala a mano.',
    'norma-19': 'No es XML: parece un fichero AEB 19.14. Pide pain.002 o camt.054, o anótala a mano.',
    'not-xml': 'No es XML. Pide al banco pain.002 o camt.054, o anótala a mano.',
    doctype: 'El fichero declara un tipo de documento. Los del banco no lo hacen.',
    'own-file': 'Es la remesa que enviaste.',
    'other-message': 'Es otro mensaje. Las devoluciones vienen en pain.002, camt.054 o camt.053.',
    'other-account': 'Es de otra cuenta.',
  },
  badLine: (line: number, detail: string) => `Línea ${line}: ${detail}`,
  imported: (day: string) => `Ya se importó el ${day}.`,
  importedBefore: (day: string) => `Ya se importó el ${day}: aquí está lo que entonces quedó sin anotar.`,
  queue: {
    label: 'Devoluciones por un fallo nuestro',
    what: (number: string, count: number, shown: string) =>
      count === 1
        ? `Remesa ${number}: el banco devuelve 1 recibo por un fallo nuestro`
        : `Remesa ${number}: el banco devuelve ${shown} recibos por un fallo nuestro`,
    why: (codes: string) => `${codes}. Corrígelo antes de la próxima remesa.`,
    open: 'Abrir la remesa',
    all: 'Ver las remesas',
  },
}
