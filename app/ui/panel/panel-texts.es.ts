export const es = {
  pageTitle: (title: string) => `${title} · Panel de Administración`,
  actions: 'Acciones',
  cancel: 'Cancelar',
  saving: 'Guardando...',
  unspecified: 'No especificado',
  list: {
    failed: 'Inténtalo de nuevo dentro de un momento.',
    loading: (many: string) => `Cargando ${many}...`,
    all: (count: string, noun: string) => `${count} ${noun}`,
    shown: (shown: string, all: string, noun: string) => `${shown} de ${all} ${noun}`,
    widened: 'Son demasiados resultados para ordenarlos así: afina la búsqueda.',
    pages: 'Páginas',
    page: (number: number) => `Página ${number}`,
    previous: 'Página anterior',
    next: 'Página siguiente',
  },
  export: {
    save: 'Exportar CSV',
    progress: (rows: number, figure: string) => `Exportando… ${figure} ${rows === 1 ? 'fila' : 'filas'}`,
    file: 'lista.csv',
    cancel: 'Cancelar la exportación',
    cancelled: 'Exportación cancelada',
    nothingSaved: 'No se ha guardado ningún archivo.',
    done: 'Exportación terminada',
    doneText: (file: string, rows: number, figure: string) => `${file}: ${figure} ${rows === 1 ? 'fila' : 'filas'}.`,
    cut: 'La exportación se ha interrumpido',
    cutText: 'No se ha guardado ningún archivo. Inténtalo de nuevo dentro de un momento.',
  },
  days: { from: 'Desde', to: 'Hasta' },
  languages: { label: 'Idioma', es: 'Español', ca: 'Català' },
  lacks: { texts: 'Textos', ca: 'Falta en català', es: 'Falta en castellano' },
  /** After the name of a field. */
  inLanguage: { ca: 'en catalán', es: 'en castellano' },
  shownInMain: {
    ca: 'Lo que quede vacío se muestra en catalán.',
    es: 'Lo que quede vacío se muestra en castellano.',
  },
  lacksMain: {
    ca: 'Falta el texto en catalán, la lengua principal del club. Lo que has escrito en castellano no se ha perdido.',
    es: 'Falta el texto en castellano, la lengua principal del club. Lo que has escrito en catalán no se ha perdido.',
  },
  rows: {
    up: 'Subir',
    down: 'Bajar',
    remove: 'Quitar',
    moved: (label: string, place: number, all: number) => `${label}: ahora en el puesto ${place} de ${all}.`,
    keys: 'Con Alt y las flechas arriba y abajo también se mueve.',
    atMost: (rows: number) => `Como mucho, ${rows}.`,
  },
  removed: {
    row: (label: string) => `Quitado: ${label}.`,
    restore: 'Deshacer',
    restoreRow: (label: string) => `Deshacer: ${label}`,
  },
  saveBar: { changed: 'Cambios sin guardar', unchanged: 'Sin cambios todavía' },
  leaving: {
    title: 'Hay cambios sin guardar',
    text:
      'Si sales, no se guarda nada, pero lo que has escrito se queda en este navegador: podrás recuperarlo al ' +
      'volver. Solo las dietas, los IBAN y las contraseñas no se quedan.',
    leave: 'Salir sin guardar',
    stay: 'Seguir editando',
  },
  consent: {
    ofDay: (day: string, given: string) => `Texto del ${day}, el ${given}`,
    ofVersion: (version: string, given: string) => `Texto «${version}», el ${given}`,
  },
}
