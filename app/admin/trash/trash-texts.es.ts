export const es = {
  title: 'Papelera',
  lead: 'Lo que se ha eliminado en los últimos 30 días: eventos, publicaciones, restaurantes y organizadores. Después se borra del todo. De un evento vuelven sus textos, imágenes y menú, no las inscripciones: los datos de los comensales y los mensajes se borran al eliminarlo.',
  label: 'Elementos eliminados',
  none: 'La papelera está vacía',
  notLoaded: 'Error al cargar la papelera',
  noun: ['elemento', 'elementos'] as readonly [string, string],
  heads: { name: 'Nombre', kind: 'Qué es', deleted: 'Eliminado', by: 'Por', until: 'Se borra' },
  deletedAccount: 'una cuenta eliminada',
  restore: 'Restaurar',
  restoreNamed: (name: string) => `Restaurar «${name}»`,
  restored: (name: string) => `«${name}» ha vuelto a su lista`,
  failed: 'No se pudo restaurar',
  refusals: {
    unknown: 'Ya no está en la papelera.',
    'place-taken': 'Otra publicación tiene ahora su dirección o su evento: cámbiala antes.',
    'parent-gone': 'Su restaurante o su organizador ya no existe: si está en la papelera, restáuralo antes.',
  },
}
