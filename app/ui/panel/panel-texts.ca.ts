import { pairTexts } from '#app/i18n/panel-texts.ts'
import { del, el } from '#app/i18n/elision.ts'
import { es } from './panel-texts.es.ts'

/** What the components of every page of the panel say. */
export const sharedTexts = pairTexts(es, {
  pageTitle: (title) => `${title} · Panell d’administració`,
  actions: 'Accions',
  history: 'Historial',
  cancel: 'Cancel·la',
  saving: 'S’està desant…',
  unspecified: 'No especificat',
  unreachable: 'No rep correu',
  list: {
    failed: 'Torna-ho a provar d’aquí a un moment.',
    loading: (many) => `S’estan carregant ${many}…`,
    all: (count, noun) => `${count} ${noun}`,
    shown: (shown, all, noun) => `${shown} de ${all} ${noun}`,
    clearSearch: 'Treu la cerca',
    widened: 'Hi ha massa resultats per ordenar-los així: afina la cerca.',
    pages: 'Pàgines',
    page: (number) => `Pàgina ${number}`,
    previous: 'Pàgina anterior',
    next: 'Pàgina següent',
  },
  export: {
    save: 'Exporta CSV',
    progress: (rows, figure) => `S’està exportant… ${figure} ${rows === 1 ? 'fila' : 'files'}`,
    file: 'llista.csv',
    cancel: 'Cancel·la l’exportació',
    cancelled: 'S’ha cancel·lat l’exportació',
    nothingSaved: 'No s’ha desat cap fitxer.',
    done: 'S’ha acabat l’exportació',
    doneText: (file, rows, figure) => `${file}: ${figure} ${rows === 1 ? 'fila' : 'files'}.`,
    cut: 'L’exportació s’ha interromput',
    cutText: 'No s’ha desat cap fitxer. Torna-ho a provar d’aquí a un moment.',
  },
  selection: {
    column: 'Selecció',
    pick: (name) => `Selecciona: ${name}`,
    all: 'Selecciona tota la pàgina',
    chosen: (rows) => `Selecció: ${rows}`,
    export: 'Exporta la selecció',
    none: 'Selecciona primer alguna fila.',
    allGone: 'El que has seleccionat ja no existeix.',
    others: (rows) => `i ${rows} més`,
    gone: 'Una de les files',
    goneText: 'ja no existeix.',
    rowFailed: 'ha fallat; torna-ho a provar d’aquí a un moment.',
    undo: 'Desfés',
    undeletion: {
      'place-taken': 'un altre element té ara la seva adreça o el seu lloc.',
      'parent-gone': 'el seu restaurant o el seu organitzador ja no existeix.',
    },
  },
  days: { from: 'Des de', to: 'Fins a' },
  languages: { label: 'Llengua', es: 'Castellà', ca: 'Català' },
  lacks: {
    texts: 'Textos',
    ca: 'Falta en català',
    es: 'Falta en castellà',
    named: (title, others) => (others === 0 ? `«${title}»` : `«${title}» i ${others} més`),
    write: 'Completa',
  },
  inLanguage: { ca: 'en català', es: 'en castellà' },
  shownInMain: { ca: 'El que quedi buit es mostra en català.', es: 'El que quedi buit es mostra en castellà.' },
  lacksMain: {
    ca: 'Falta el text en català, la llengua principal del club. El que has escrit en castellà no s’ha perdut.',
    es: 'Falta el text en castellà, la llengua principal del club. El que has escrit en català no s’ha perdut.',
  },
  rows: {
    up: 'Puja',
    down: 'Baixa',
    remove: 'Treu',
    moved: (label, place, all) => `${label}: ara al lloc ${place} de ${all}.`,
    keys: 'Amb Alt i les fletxes amunt i avall també es mou.',
    atMost: (rows) => `Com a màxim, ${rows}.`,
  },
  removed: { row: (label) => `S’ha tret: ${label}.`, restore: 'Desfés', restoreRow: (label) => `Desfés: ${label}` },
  saveBar: { changed: 'Canvis sense desar', unchanged: 'Encara no hi ha canvis' },
  leaving: {
    title: 'Hi ha canvis sense desar',
    text:
      'Si surts, no es desa res, però el que has escrit es queda en aquest navegador: ho podràs recuperar quan ' +
      'tornis. Només no s’hi queden les dietes, els IBAN i les contrasenyes.',
    leave: 'Surt sense desar',
    stay: 'Continua editant',
  },
  repeatedHour: 'Aquesta hora es repeteix pel canvi d’hora: val la primera.',
  consent: {
    ofDay: (day, given) => `Text ${del(day)}, ${el(given)}`,
    ofVersion: (version, given) => `Text «${version}», ${el(given)}`,
  },
})
