import type { Noun } from '#app/noun.ts'

/** Files of members and restaurants. */
export const importNoun = {
  choices: [
    {
      group: 'acts',
      to: '/admin/socios/importar',
      icon: 'upload-simple',
      capability: 'members.edit',
      label: { es: 'Importar socios', ca: 'Importar socis' },
      presses: 'file',
    },
    {
      group: 'acts',
      to: '/admin/restaurantes/importar',
      icon: 'upload-simple',
      capability: 'restaurants.edit',
      label: { es: 'Importar restaurantes', ca: 'Importar restaurants' },
      presses: 'file',
    },
  ],
  subjects: { import: { es: 'Importación', ca: 'Importació', unnamed: true } },
  acts: {
    'import.uploaded': { es: 'Subir un archivo para importar', ca: 'Pujar un fitxer per importar', asks: 'always' },
    'import.columns-chosen': {
      es: 'Elegir las columnas de una importación',
      ca: 'Triar les columnes d’una importació',
      asks: 'always',
    },
    'import.started': { es: 'Importar un archivo', ca: 'Importar un fitxer', asks: 'always' },
    'import.finished': { es: 'Terminar una importación', ca: 'Acabar una importació', open: 'outside' },
    'import.discarded': { es: 'Descartar un archivo', ca: 'Descartar un fitxer', asks: 'always' },
    'import.undo-started': { es: 'Deshacer una importación', ca: 'Desfer una importació', asks: 'always' },
    'import.undone': {
      es: 'Terminar de deshacer una importación',
      ca: 'Acabar de desfer una importació',
      open: 'outside',
    },
    'import.database-brought': {
      es: 'Traer la base de datos de la web anterior',
      ca: 'Portar la base de dades del web anterior',
      open: 'outside',
    },
    'import.exported': {
      es: 'Exportar las filas rechazadas de una importación',
      ca: 'Exportar les files rebutjades d’una importació',
      asks: 'always',
      tells: 'administrators',
    },
  },
} as const satisfies Noun
