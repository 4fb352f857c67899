import { panelTexts } from '#app/i18n/panel-texts.ts'

export const demoTexts = panelTexts({
  notice: {
    es: 'Esta base de datos contiene contenido de demostración.',
    ca: 'Aquesta base de dades conté contingut de demostració.',
  },
  remove: { es: 'Eliminar el contenido de demostración', ca: 'Elimina el contingut de demostració' },
  title: { es: '¿Eliminar el contenido de demostración?', ca: 'Vols eliminar el contingut de demostració?' },
  confirm: { es: 'Eliminar la demostración', ca: 'Elimina la demostració' },
  busy: { es: 'Eliminando…', ca: 'S’està eliminant…' },
  text: {
    es: 'Se borran los eventos, restaurantes, organizadores, publicaciones e imágenes de muestra, con sus inscripciones inventadas. Lo que ya uses en contenido propio se conserva. Esta acción no se puede deshacer.',
    ca: 'S’esborren els esdeveniments, restaurants, organitzadors, publicacions i imatges de mostra, amb les seves inscripcions inventades. El que ja facis servir en contingut propi es conserva. Aquesta acció no es pot desfer.',
  },
})
