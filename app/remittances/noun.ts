import type { Noun } from '#app/noun.ts'

/** Files of direct debits, and what the bank answers. */
export const remittanceNoun = {
  choices: [
    {
      group: 'screens',
      to: '/admin/tesoreria/remesas',
      icon: 'currency-eur',
      capability: 'treasury.read',
      label: { es: 'Remesas de adeudos', ca: 'Remeses de càrrecs' },
    },
    {
      group: 'acts',
      to: '/admin/tesoreria/remesas/devoluciones',
      icon: 'upload-simple',
      capability: 'treasury.edit',
      label: { es: 'Importar un fichero o un extracto del banco', ca: 'Importar un fitxer o un extracte del banc' },
    },
  ],
  subjects: {
    remittance: { es: 'Remesa', ca: 'Remesa', unnamed: true },
    'bank-file': { es: 'Fichero del banco', ca: 'Fitxer del banc', unnamed: true },
  },
  acts: {
    'remittance.chosen': { es: 'Preparar una remesa', ca: 'Preparar una remesa', open: 'undone' },
    'remittance.moved': {
      es: 'Elegir otra vez los adeudos de una remesa',
      ca: 'Tornar a triar els càrrecs d’una remesa',
      open: 'undone',
    },
    'remittance.item-included': {
      es: 'Incluir en una remesa un importe bajo el mínimo',
      ca: 'Incloure en una remesa un import sota el mínim',
      open: 'undone',
    },
    'remittance.cancelled': { es: 'Anular una remesa', ca: 'Anul·lar una remesa', open: 'undone' },
    'remittance.notified': {
      es: 'Avisar a los socios de una remesa',
      ca: 'Avisar els socis d’una remesa',
      asks: 'always',
    },
    'remittance.rechecked': {
      es: 'Dejar fuera de una remesa lo que ha cambiado',
      ca: 'Deixar fora d’una remesa el que ha canviat',
      open: 'undone',
    },
    'remittance.sealed': { es: 'Sellar una remesa', ca: 'Segellar una remesa', asks: 'always' },
    'remittance.downloaded': {
      es: 'Descargar el fichero de una remesa',
      ca: 'Baixar el fitxer d’una remesa',
      asks: 'always',
    },
    'remittance.presented': {
      es: 'Anotar que una remesa está en el banco',
      ca: 'Anotar que una remesa és al banc',
      open: 'undone',
    },
    'remittance.settled': {
      es: 'Anotar una remesa como abonada',
      ca: 'Anotar una remesa com a abonada',
      asks: 'always',
    },
    'remittance.item-released': {
      es: 'Anotar un adeudo retirado en el banco',
      ca: 'Anotar un càrrec retirat al banc',
      open: 'undone',
    },
    'remittance.remade': {
      es: 'Rehacer una remesa que el banco ha rechazado',
      ca: 'Refer una remesa que el banc ha rebutjat',
      asks: 'always',
    },
    'remittance.returned': { es: 'Anotar una devolución', ca: 'Anotar una devolució', asks: 'always' },
    'remittance.collected-again': {
      es: 'Volver a cobrar un recibo devuelto',
      ca: 'Tornar a cobrar un rebut retornat',
      open: 'undone',
    },
    'bank-file.imported': { es: 'Importar un fichero del banco', ca: 'Importar un fitxer del banc', asks: 'always' },
  },
} as const satisfies Noun
