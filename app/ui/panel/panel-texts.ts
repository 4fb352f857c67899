import { de, del, el } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

/** What the components of every page of the panel say. */
export const sharedTexts = panelTexts({
  pageTitle: {
    es: (title: string) => `${title} · Panel de Administración`,
    ca: (title: string) => `${title} · Panell d’administració`,
  },
  actions: { es: 'Acciones', ca: 'Accions' },
  history: { es: 'Historial', ca: 'Historial' },
  print: { es: 'Imprimir', ca: 'Imprimeix' },
  cancel: { es: 'Cancelar', ca: 'Cancel·la' },
  saving: { es: 'Guardando…', ca: 'S’està desant…' },
  unspecified: { es: 'No especificado', ca: 'No especificat' },
  unreachable: { es: 'No recibe correo', ca: 'No rep correu' },
  list: {
    failed: { es: 'Inténtalo de nuevo dentro de un momento.', ca: 'Torna-ho a provar d’aquí a un moment.' },
    loading: { es: (many: string) => `Cargando ${many}…`, ca: (many: string) => `S’estan carregant ${many}…` },
    all: {
      es: (count: string, noun: string) => `${count} ${noun}`,
      ca: (count: string, noun: string) => `${count} ${noun}`,
    },
    shown: {
      es: (shown: string, all: string, noun: string) => `${shown} de ${all} ${noun}`,
      ca: (shown: string, all: string, noun: string) => `${shown} ${de(all)} ${noun}`,
    },
    clearSearch: { es: 'Quitar la búsqueda', ca: 'Treu la cerca' },
    widened: {
      es: 'Son demasiados resultados para ordenarlos así: afina la búsqueda.',
      ca: 'Hi ha massa resultats per ordenar-los així: afina la cerca.',
    },
    pages: { es: 'Páginas', ca: 'Pàgines' },
    page: { es: (number: number) => `Página ${number}`, ca: (number: number) => `Pàgina ${number}` },
    previous: { es: 'Página anterior', ca: 'Pàgina anterior' },
    next: { es: 'Página siguiente', ca: 'Pàgina següent' },
  },
  export: {
    save: { es: 'Exportar CSV', ca: 'Exporta CSV' },
    progress: {
      es: (rows: number, figure: string) => `Exportando… ${figure} ${rows === 1 ? 'fila' : 'filas'}`,
      ca: (rows: number, figure: string) => `S’està exportant… ${figure} ${rows === 1 ? 'fila' : 'files'}`,
    },
    file: { es: 'lista.csv', ca: 'llista.csv' },
    cancel: { es: 'Cancelar la exportación', ca: 'Cancel·la l’exportació' },
    cancelled: { es: 'Exportación cancelada', ca: 'S’ha cancel·lat l’exportació' },
    nothingSaved: { es: 'No se ha guardado ningún archivo.', ca: 'No s’ha desat cap fitxer.' },
    done: { es: 'Exportación terminada', ca: 'S’ha acabat l’exportació' },
    doneText: {
      es: (file: string, rows: number, figure: string) => `${file}: ${figure} ${rows === 1 ? 'fila' : 'filas'}.`,
      ca: (file: string, rows: number, figure: string) => `${file}: ${figure} ${rows === 1 ? 'fila' : 'files'}.`,
    },
    cut: { es: 'La exportación se ha interrumpido', ca: 'L’exportació s’ha interromput' },
    cutText: {
      es: 'No se ha guardado ningún archivo. Inténtalo de nuevo dentro de un momento.',
      ca: 'No s’ha desat cap fitxer. Torna-ho a provar d’aquí a un moment.',
    },
  },
  selection: {
    column: { es: 'Selección', ca: 'Selecció' },
    pick: { es: (name: string) => `Seleccionar: ${name}`, ca: (name: string) => `Selecciona: ${name}` },
    all: { es: 'Seleccionar toda la página', ca: 'Selecciona tota la pàgina' },
    chosen: { es: (rows: number) => `Selección: ${rows}`, ca: (rows: number) => `Selecció: ${rows}` },
    export: { es: 'Exportar la selección', ca: 'Exporta la selecció' },
    none: { es: 'Selecciona primero alguna fila.', ca: 'Selecciona primer alguna fila.' },
    allGone: { es: 'Lo que has seleccionado ya no existe.', ca: 'El que has seleccionat ja no existeix.' },
    others: { es: (rows: number) => `y ${rows} más`, ca: (rows: number) => `i ${rows} més` },
    gone: { es: 'Una de las filas', ca: 'Una de les files' },
    goneText: { es: 'ya no existe.', ca: 'ja no existeix.' },
    rowFailed: {
      es: 'ha fallado; inténtalo de nuevo dentro de un momento.',
      ca: 'ha fallat; torna-ho a provar d’aquí a un moment.',
    },
    undo: { es: 'Deshacer', ca: 'Desfés' },
    undeletion: {
      'place-taken': {
        es: 'otro elemento tiene ahora su dirección o su sitio.',
        ca: 'un altre element té ara la seva adreça o el seu lloc.',
      },
      'parent-gone': {
        es: 'su restaurante o su organizador ya no existe.',
        ca: 'el seu restaurant o el seu organitzador ja no existeix.',
      },
    },
  },
  days: { from: { es: 'Desde', ca: 'Des de' }, to: { es: 'Hasta', ca: 'Fins a' } },
  languages: {
    es: { label: 'Idioma', es: 'Español', ca: 'Català' },
    ca: { label: 'Llengua', es: 'Castellà', ca: 'Català' },
  },
  writtenIn: { es: { es: 'Castellano', ca: 'Catalán' }, ca: { es: 'Castellà', ca: 'Català' } },
  lacks: {
    es: {
      texts: 'Textos',
      ca: 'Falta en catalán',
      es: 'Falta en castellano',
      named: (title: string, others: number) => (others === 0 ? `«${title}»` : `«${title}» y ${others} más`),
      write: 'Completar',
    },
    ca: {
      texts: 'Textos',
      ca: 'Falta en català',
      es: 'Falta en castellà',
      named: (title: string, others: number) => (others === 0 ? `«${title}»` : `«${title}» i ${others} més`),
      write: 'Completa',
    },
  },
  /** After the name of a field. */
  inLanguage: { es: { ca: 'en catalán', es: 'en castellano' }, ca: { ca: 'en català', es: 'en castellà' } },
  shownInMain: {
    es: { ca: 'Lo que quede vacío se muestra en catalán.', es: 'Lo que quede vacío se muestra en castellano.' },
    ca: { ca: 'El que quedi buit es mostra en català.', es: 'El que quedi buit es mostra en castellà.' },
  },
  lacksMain: {
    es: {
      ca: 'Falta el texto en catalán, la lengua principal del club. Lo que has escrito en castellano no se ha perdido.',
      es: 'Falta el texto en castellano, la lengua principal del club. Lo que has escrito en catalán no se ha perdido.',
    },
    ca: {
      ca: 'Falta el text en català, la llengua principal del club. El que has escrit en castellà no s’ha perdut.',
      es: 'Falta el text en castellà, la llengua principal del club. El que has escrit en català no s’ha perdut.',
    },
  },
  rows: {
    up: { es: 'Subir', ca: 'Puja' },
    down: { es: 'Bajar', ca: 'Baixa' },
    remove: { es: 'Quitar', ca: 'Treu' },
    moved: {
      es: (label: string, place: number, all: number) => `${label}: ahora en el puesto ${place} de ${all}.`,
      ca: (label: string, place: number, all: number) => `${label}: ara al lloc ${place} ${de(all)}.`,
    },
    keys: {
      es: 'Con Alt y las flechas arriba y abajo también se mueve.',
      ca: 'Amb Alt i les fletxes amunt i avall també es mou.',
    },
    atMost: { es: (rows: number) => `Como mucho, ${rows}.`, ca: (rows: number) => `Com a màxim, ${rows}.` },
  },
  removed: {
    row: { es: (label: string) => `Quitado: ${label}.`, ca: (label: string) => `S’ha tret: ${label}.` },
    restore: { es: 'Deshacer', ca: 'Desfés' },
    restoreRow: { es: (label: string) => `Deshacer: ${label}`, ca: (label: string) => `Desfés: ${label}` },
  },
  saveBar: {
    changed: { es: 'Cambios sin guardar', ca: 'Canvis sense desar' },
    unchanged: { es: 'Sin cambios todavía', ca: 'Encara no hi ha canvis' },
  },
  leaving: {
    title: { es: 'Hay cambios sin guardar', ca: 'Hi ha canvis sense desar' },
    text: {
      es:
        'Si sales, no se guarda nada, pero lo que has escrito se queda en este navegador: podrás recuperarlo al ' +
        'volver. Solo las dietas, los IBAN y las contraseñas no se quedan.',
      ca:
        'Si surts, no es desa res, però el que has escrit es queda en aquest navegador: ho podràs recuperar quan ' +
        'tornis. Només no s’hi queden les dietes, els IBAN i les contrasenyes.',
    },
    leave: { es: 'Salir sin guardar', ca: 'Surt sense desar' },
    stay: { es: 'Seguir editando', ca: 'Continua editant' },
  },
  repeatedHour: {
    es: 'Esa hora se repite por el cambio de hora: vale la primera.',
    ca: 'Aquesta hora es repeteix pel canvi d’hora: val la primera.',
  },
  consent: {
    ofDay: {
      es: (day: string, given: string) => `Texto del ${day}, el ${given}`,
      ca: (day: string, given: string) => `Text ${del(day)}, ${el(given)}`,
    },
    ofVersion: {
      es: (version: string, given: string) => `Texto «${version}», el ${given}`,
      ca: (version: string, given: string) => `Text «${version}», ${el(given)}`,
    },
  },
})
