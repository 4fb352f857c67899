import { al, de, el } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const remittanceTexts = panelTexts({
  title: { es: 'Remesas', ca: 'Remeses' },
  lead: {
    es: 'Una remesa cobra por domiciliación lo que los socios deben en una fecha: se avisa, se sella el fichero y se sube al banco.',
    ca: 'Una remesa cobra per domiciliació el que els socis deuen en una data: s’avisa, se segella el fitxer i es puja al banc.',
  },
  importReturns: { es: 'Importar devoluciones', ca: 'Importa devolucions' },
  creation: {
    title: { es: 'Nueva remesa', ca: 'Remesa nova' },
    dueOn: { es: 'Fecha de cargo', ca: 'Data del càrrec' },
    hint: {
      es: (earliest: string) =>
        `La primera que el banco admite hoy es el ${earliest}. La propuesta deja además los días de aviso a los socios.`,
      ca: (earliest: string) =>
        `La primera que el banc admet avui és ${el(earliest)}. La proposta deixa, a més, els dies d’avís als socis.`,
    },
    submit: { es: 'Elegir', ca: 'Tria' },
    busy: { es: 'Eligiendo…', ca: 'S’està triant…' },
    failed: { es: 'La remesa no se ha podido preparar', ca: 'La remesa no s’ha pogut preparar' },
  },
  list: {
    noun: { es: ['remesa', 'remesas'] as readonly [string, string], ca: ['remesa', 'remeses'] },
    heads: {
      number: { es: 'Remesa', ca: 'Remesa' },
      dueOn: { es: 'Fecha de cargo', ca: 'Data del càrrec' },
      state: { es: 'Estado', ca: 'Estat' },
      debits: { es: 'Adeudos', ca: 'Càrrecs' },
      total: { es: 'Total', ca: 'Total' },
    },
    none: { es: 'Todavía no hay remesas', ca: 'Encara no hi ha remeses' },
    notLoaded: { es: 'Las remesas no se han podido cargar', ca: 'Les remeses no s’han pogut carregar' },
  },
  statuses: {
    draft: { es: 'Elegida', ca: 'Triada' },
    notified: { es: 'Avisada', ca: 'Avisada' },
    sealed: { es: 'Sellada', ca: 'Segellada' },
    presented: { es: 'En el banco', ca: 'Al banc' },
    settled: { es: 'Abonada', ca: 'Abonada' },
    cancelled: { es: 'Anulada', ca: 'Anul·lada' },
    refused: { es: 'Rechazada por el banco', ca: 'Rebutjada pel banc' },
  },
  page: {
    title: { es: (id: number) => `Remesa ${id}`, ca: (id: number) => `Remesa ${id}` },
    back: { es: 'Todas las remesas', ca: 'Totes les remeses' },
    facts: {
      state: { es: 'Estado', ca: 'Estat' },
      dueOn: { es: 'Fecha de cargo', ca: 'Data del càrrec' },
      debits: { es: 'Adeudos', ca: 'Càrrecs' },
      leftOut: { es: 'Quedan fuera', ca: 'Queden fora' },
      file: { es: 'Fichero', ca: 'Fitxer' },
      remakes: { es: 'Rehace', ca: 'Refà' },
      remadeBy: { es: 'Rehecha en', ca: 'Refeta a' },
    },
  },
  /** What comes next, by the state. */
  steps: {
    title: { es: 'Siguiente paso', ca: 'Pas següent' },
    draft: {
      text: {
        es: 'Mira quién queda fuera y arréglalo si puedes: luego mira otra vez quién entra. Después, avisa: cada socio recibe por correo el importe, la fecha y la referencia de su orden.',
        ca: 'Mira qui queda fora i arregla-ho si pots: llavors torna a mirar qui hi entra. Després, avisa: cada soci rep per correu l’import, la data i la referència de la seva ordre.',
      },
      button: { es: 'Avisar a los socios', ca: 'Avisa els socis' },
      busy: { es: 'Avisando…', ca: 'S’està avisant…' },
      failed: { es: 'No se ha avisado', ca: 'No s’ha avisat' },
      done: {
        es: (debits: string) => `Avisos en camino: ${debits}`,
        ca: (debits: string) => `Avisos en camí: ${debits}`,
      },
      leftOut: {
        es: (count: string) => `Quedan fuera por falta de plazo o porque algo ha cambiado: ${count}.`,
        ca: (count: string) => `Queden fora per falta de termini o perquè alguna cosa ha canviat: ${count}.`,
      },
    },
    notified: {
      text: {
        es: 'Al sellar se comprueba otra vez cada adeudo y se escribe el fichero. Después ya no cambia.',
        ca: 'En segellar es comprova una altra vegada cada càrrec i s’escriu el fitxer. Després ja no canvia.',
      },
      button: { es: 'Sellar la remesa', ca: 'Segella la remesa' },
      busy: { es: 'Sellando…', ca: 'S’està segellant…' },
      failed: { es: 'No se ha sellado', ca: 'No s’ha segellat' },
      done: { es: 'Remesa sellada', ca: 'Remesa segellada' },
    },
    sealed: {
      text: {
        es: 'Descarga el fichero, súbelo a la banca electrónica y anótalo aquí. Cada descarga queda registrada.',
        ca: 'Baixa el fitxer, puja’l a la banca electrònica i anota-ho aquí. Cada baixada queda registrada.',
      },
      button: { es: 'Ya está en el banco', ca: 'Ja és al banc' },
      busy: { es: 'Anotando…', ca: 'S’està anotant…' },
      failed: { es: 'No se ha anotado', ca: 'No s’ha anotat' },
      done: { es: 'Remesa en el banco', ca: 'Remesa al banc' },
    },
    presented: {
      text: {
        es: 'Cuando veas el abono en la cuenta, anótalo: los recibos constarán como pagados.',
        ca: 'Quan vegis l’abonament al compte, anota-ho: els rebuts constaran com a pagats.',
      },
      button: { es: 'El banco la ha abonado', ca: 'El banc l’ha abonada' },
      busy: { es: 'Anotando…', ca: 'S’està anotant…' },
      failed: { es: 'No se ha anotado', ca: 'No s’ha anotat' },
      done: { es: 'Remesa abonada', ca: 'Remesa abonada' },
    },
    settled: {
      es: 'Los recibos constan como pagados. Las devoluciones se importan o se anotan en su línea.',
      ca: 'Els rebuts consten com a pagats. Les devolucions s’importen o s’anoten a la seva línia.',
    },
    cancelled: {
      es: 'La remesa se anuló antes de llegar al banco. Sus cargos se pueden cobrar en otra.',
      ca: 'La remesa es va anul·lar abans d’arribar al banc. Els seus càrrecs es poden cobrar en una altra.',
    },
    refused: {
      es: 'El banco no aceptó el fichero. Los demás adeudos están en la remesa que la rehace.',
      ca: 'El banc no va acceptar el fitxer. Els altres càrrecs són a la remesa que la refà.',
    },
    download: { es: 'Descargar el fichero', ca: 'Baixa el fitxer' },
    refuse: { es: 'El banco ha rechazado el fichero', ca: 'El banc ha rebutjat el fitxer' },
  },
  moving: {
    again: { es: 'Mirar otra vez quién entra', ca: 'Torna a mirar qui hi entra' },
    busy: { es: 'Mirando…', ca: 'S’està mirant…' },
    done: {
      es: (day: string) => `Remesa actualizada para el ${day}`,
      ca: (day: string) => `Remesa actualitzada per ${al(day)}`,
    },
    failed: { es: 'No se ha podido cambiar', ca: 'No s’ha pogut canviar' },
  },
  cancelling: {
    button: { es: 'Anular la remesa', ca: 'Anul·la la remesa' },
    title: { es: '¿Anular la remesa?', ca: 'Vols anul·lar la remesa?' },
    text: {
      es: 'Sus cargos quedan libres para otra. Si ya has avisado a los socios, díselo: no reciben otro correo.',
      ca: 'Els seus càrrecs queden lliures per a una altra. Si ja has avisat els socis, digues-los-ho: no reben cap altre correu.',
    },
    confirm: { es: 'Anular la remesa', ca: 'Anul·la la remesa' },
    busy: { es: 'Anulando…', ca: 'S’està anul·lant…' },
    done: { es: 'Remesa anulada', ca: 'Remesa anul·lada' },
    failed: { es: 'No se ha anulado', ca: 'No s’ha anul·lat' },
  },
  remake: {
    title: { es: (id: number) => `Rehacer la remesa ${id}`, ca: (id: number) => `Refer la remesa ${id}` },
    text: {
      es: 'Quita la marca de los adeudos que el banco no acepta. Los marcados pasan a otra remesa, con otro número de fichero.',
      ca: 'Treu la marca dels càrrecs que el banc no accepta. Els marcats passen a una altra remesa, amb un altre número de fitxer.',
    },
    legend: { es: 'Adeudos', ca: 'Càrrecs' },
    button: { es: 'Rehacer sin ellos', ca: 'Refés-la sense ells' },
    busy: { es: 'Rehaciendo…', ca: 'S’està refent…' },
    failed: { es: 'No se ha rehecho', ca: 'No s’ha refet' },
    back: { es: 'Volver a la remesa', ca: 'Torna a la remesa' },
  },
  items: {
    label: { es: 'Cuentas de la remesa', ca: 'Comptes de la remesa' },
    noun: { es: ['cuenta', 'cuentas'] as readonly [string, string], ca: ['compte', 'comptes'] },
    parts: {
      dentro: { es: 'Dentro', ca: 'Dins' },
      fuera: { es: 'Quedan fuera', ca: 'Queden fora' },
      devueltas: { es: 'Devueltas', ca: 'Retornats' },
    },
    heads: {
      member: { es: 'Socio', ca: 'Soci' },
      amount: { es: 'Importe', ca: 'Import' },
      state: { es: 'Estado', ca: 'Estat' },
    },
    erased: { es: 'Socio borrado', ca: 'Soci esborrat' },
    none: { es: 'Ninguna cuenta', ca: 'Cap compte' },
    notLoaded: { es: 'Las cuentas no se han podido cargar', ca: 'Els comptes no s’han pogut carregar' },
    outcomes: {
      included: { es: 'Dentro', ca: 'Dins' },
      settled: { es: 'Cobrado', ca: 'Cobrat' },
      returned: { es: 'Devuelto', ca: 'Retornat' },
      rejected: { es: 'Rechazado', ca: 'Rebutjat' },
      released: { es: 'Retirado', ca: 'Retirat' },
      excluded: { es: 'Fuera', ca: 'Fora' },
    },
    release: {
      es: (name: string) => `Anotar que el adeudo de ${name} se ha retirado en el banco`,
      ca: (name: string) => `Anota que el càrrec ${de(name)} s’ha retirat al banc`,
    },
    note: {
      es: (name: string) => `Anotar la devolución de ${name}`,
      ca: (name: string) => `Anota la devolució ${de(name)}`,
    },
    including: {
      done: { es: 'Incluida esta vez', ca: 'Inclòs aquesta vegada' },
      failed: { es: 'No se ha incluido', ca: 'No s’ha inclòs' },
    },
    collected: { es: 'Devolución atendida', ca: 'Devolució atesa' },
    notCollected: { es: 'No se ha podido cambiar', ca: 'No s’ha pogut canviar' },
  },
  release: {
    title: { es: '¿Se ha retirado en el banco?', ca: 'S’ha retirat al banc?' },
    text: {
      es: (name: string) => `El adeudo de ${name} no se cobrará con esta remesa, y se puede cobrar en otra.`,
      ca: (name: string) => `El càrrec ${de(name)} no es cobrarà amb aquesta remesa, i es pot cobrar en una altra.`,
    },
    confirm: { es: 'Anotar como retirado', ca: 'Anota com a retirat' },
    busy: { es: 'Anotando…', ca: 'S’està anotant…' },
    done: { es: 'Adeudo retirado', ca: 'Càrrec retirat' },
    failed: { es: 'No se ha anotado', ca: 'No s’ha anotat' },
  },
  refusals: {
    unknown: { es: 'Ya no existe.', ca: 'Ja no existeix.' },
    conflict: {
      es: 'Ha cambiado mientras tanto. Mira cómo está ahora.',
      ca: 'Ha canviat mentrestant. Mira com és ara.',
    },
    'another-remittance': {
      es: 'Otra persona está preparando una remesa. Espera un momento y vuelve a intentarlo.',
      ca: 'Una altra persona prepara una remesa. Espera un moment i torna-ho a provar.',
    },
    'no-creditor': { es: 'Faltan los datos del acreedor.', ca: 'Falten les dades del creditor.' },
    'due-day-closed': {
      es: 'Ese día los bancos no cobran recibos. Elige un día hábil.',
      ca: 'Aquell dia els bancs no cobren rebuts. Tria un dia hàbil.',
    },
    'due-day-early': {
      es: 'El banco ya no admite un fichero para esa fecha. Elige una posterior.',
      ca: 'El banc ja no admet cap fitxer per a aquesta data. Tria’n una de posterior.',
    },
    'no-debits': { es: 'No queda nadie a quien cobrar.', ca: 'No queda ningú a qui cobrar.' },
    'debits-changed': {
      es: 'Algo ha cambiado desde el aviso: mira quién queda fuera y vuelve a sellar.',
      ca: 'Alguna cosa ha canviat des de l’avís: mira qui queda fora i torna a segellar.',
    },
    'same-person': {
      es: 'Quien prepara la remesa no la sella. Lo tiene que hacer otra persona.',
      ca: 'Qui prepara la remesa no la segella. Ho ha de fer una altra persona.',
    },
  },
})

export type RemittanceTexts = (typeof remittanceTexts)['es']
