import type { PanelTexts, Translation } from '#app/i18n/panel-texts.ts'

const es = {
  notice: 'Esta base de datos contiene contenido de demostración.',
  remove: 'Eliminar el contenido de demostración',
  title: '¿Eliminar el contenido de demostración?',
  confirm: 'Eliminar la demostración',
  busy: 'Eliminando…',
  text: 'Se borran los eventos, restaurantes, organizadores, publicaciones e imágenes de muestra, con sus inscripciones inventadas. Lo que ya uses en contenido propio se conserva. Esta acción no se puede deshacer.',
}

const ca: Translation<typeof es> = {
  notice: 'Aquesta base de dades conté contingut de demostració.',
  remove: 'Elimina el contingut de demostració',
  title: 'Vols eliminar el contingut de demostració?',
  confirm: 'Elimina la demostració',
  busy: 'S’està eliminant…',
  text: 'S’esborren els esdeveniments, restaurants, organitzadors, publicacions i imatges de mostra, amb les seves inscripcions inventades. El que ja facis servir en contingut propi es conserva. Aquesta acció no es pot desfer.',
}

export const demoTexts: PanelTexts<Translation<typeof es>> = { es, ca }
