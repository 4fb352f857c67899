import { panelTexts } from '#app/i18n/panel-texts.ts'

export const trashTexts = panelTexts({
  title: { es: 'Papelera', ca: 'Paperera' },
  lead: {
    es: 'Lo que se ha eliminado en los últimos 30 días: eventos, publicaciones, restaurantes y organizadores. Después se borra del todo. De un evento vuelven sus textos, imágenes y menú, no las inscripciones: los datos de los comensales y los mensajes se borran al eliminarlo.',
    ca: 'El que s’ha eliminat els últims 30 dies: esdeveniments, publicacions, restaurants i organitzadors. Després s’esborra del tot. D’un esdeveniment tornen els textos, les imatges i el menú, no les inscripcions: les dades dels comensals i els missatges s’esborren quan s’elimina.',
  },
  label: { es: 'Elementos eliminados', ca: 'Elements eliminats' },
  none: { es: 'La papelera está vacía', ca: 'La paperera és buida' },
  notLoaded: { es: 'Error al cargar la papelera', ca: 'Error en carregar la paperera' },
  noun: { es: ['elemento', 'elementos'] as readonly [string, string], ca: ['element', 'elements'] },
  heads: {
    name: { es: 'Nombre', ca: 'Nom' },
    kind: { es: 'Qué es', ca: 'Què és' },
    deleted: { es: 'Eliminado', ca: 'Eliminat' },
    by: { es: 'Por', ca: 'Per' },
    until: { es: 'Se borra', ca: 'S’esborra' },
  },
  deletedAccount: { es: 'una cuenta eliminada', ca: 'un compte eliminat' },
  restore: { es: 'Restaurar', ca: 'Restaura' },
  restoreNamed: { es: (name: string) => `Restaurar «${name}»`, ca: (name: string) => `Restaura «${name}»` },
  restored: {
    es: (name: string) => `«${name}» ha vuelto a su lista`,
    ca: (name: string) => `«${name}» ha tornat a la seva llista`,
  },
  failed: { es: 'No se pudo restaurar', ca: 'No s’ha pogut restaurar' },
  refusals: {
    unknown: { es: 'Ya no está en la papelera.', ca: 'Ja no és a la paperera.' },
    'place-taken': {
      es: 'Otra publicación tiene ahora su dirección o su evento: cámbiala antes.',
      ca: 'Una altra publicació té ara la seva adreça o el seu esdeveniment: canvia-la abans.',
    },
    'parent-gone': {
      es: 'Su restaurante o su organizador ya no existe: si está en la papelera, restáuralo antes.',
      ca: 'El seu restaurant o organitzador ja no existeix: si és a la paperera, restaura’l abans.',
    },
  },
})

export type TrashTexts = (typeof trashTexts)['es']
