import type { Translation } from '#app/i18n/panel-texts.ts'

export const es = {
  title: 'Puerta',
  pageTitle: (event: string) => `Puerta · ${event}`,
  of: (seats: number) => `de ${seats}`,
  count: (come: number, seats: number) => `Han entrado ${come} de ${seats}`,
  net: {
    now: 'al día',
    seconds: (seconds: number) => `al día, hace ${seconds} s`,
    sending: (waiting: number) => `${waiting} por enviar`,
    busy: (waiting: number) => `demasiadas consultas, sigue solo en unos minutos, ${waiting} por enviar`,
    offline: 'sin conexión',
    offlineWaiting: (waiting: number) => `sin conexión, ${waiting} por enviar`,
  },
  search: 'Busca un nombre',
  searchExample: 'Busca un nombre…',
  filters: { label: 'Muestra', all: 'Todos', missing: 'Faltan', allergy: 'Alergia' },
  guest: (number: number) => `Comensal ${number}`,
  nameToFollow: 'nombre por llegar',
  ofParty: (come: number, size: number) => `${come} de ${size}`,
  table: (table: string) => `Mesa ${table}`,
  noTable: 'Sin mesa',
  allergy: 'Alergia:',
  dietUnreadable: 'dieta ilegible',
  toSend: 'por enviar',
  hasCome: (name: string) => `${name} ha entrado`,
  hasNotCome: (name: string) => `${name} no ha entrado`,
  undo: 'Deshacer',
  nobody: 'Nadie se llama así.',
  nobodyHere: 'Aquí no hay nadie: mira en «Todos».',
  noGuests: 'Aún no hay nadie en la lista.',
  scan: 'Escanear',
  walkIn: {
    open: 'Sin reserva',
    name: 'Nombre y apellidos',
    table: 'Mesa (si se sabe)',
    reason: 'Por qué, aunque no quede sitio',
    add: 'Dar plaza y marcar',
    adding: 'Guardando...',
    offline: 'Sin conexión no se puede dar una plaza: apunta el nombre y hazlo al volver la red.',
    failed: 'No se ha podido guardar. Inténtalo de nuevo.',
    wrong: 'Escribe el nombre.',
    refused: {
      full: 'No quedan plazas. Un administrador puede añadir una silla con un motivo.',
      line: 'Alguien de la lista de espera cabe en esta plaza. Un administrador puede pasar delante con un motivo.',
      reason: 'No quedan plazas libres: escribe el motivo para añadir una silla.',
      early: 'Las plazas sin reserva se dan desde doce horas antes del comienzo: hasta entonces, en «Reservas».',
      over: 'Ya no se dan plazas: han pasado cuatro horas desde el comienzo.',
      cancelled: 'El evento está cancelado.',
      unknown: 'El evento ya no existe.',
    },
  },
  scanner: {
    title: 'Escanear una entrada',
    close: 'Cerrar',
    hint: 'Pon el código dentro del recuadro.',
    noCamera: 'No se puede usar la cámara. Busca el nombre en la lista.',
    unknown: 'Esta entrada no es de este evento.',
    already: (name: string) => `${name} ya había entrado`,
  },
  refused: {
    cancelled: (name: string) => `${name}: su plaza está cancelada. No se ha marcado.`,
    unknown: (name: string) => `${name} ya no está en la lista. No se ha marcado.`,
  },
  refusedBy: {
    account: {
      'signed-out': 'Tu sesión ha terminado. Lo marcado se guarda en este teléfono y se envía cuando entres.',
      closed:
        'No puedes ver esta lista sin volver a entrar: se ha borrado de este teléfono. Lo marcado sin enviar se guarda.',
    },
    pass: {
      other:
        'En este teléfono se ha abierto el pase de otro evento. Lo marcado se guarda: vuelve a abrir el enlace de este para enviarlo.',
      closed:
        'Este pase ya no abre la puerta: la lista se ha borrado de este teléfono. Lo marcado sin enviar se guarda: pide otro enlace.',
    },
  },
  enter: 'Entrar',
  cancelled: 'El evento está cancelado: la puerta no se abre.',
  opens: (moment: string) =>
    `La puerta se abre el ${moment}, doce horas antes del comienzo. Hasta entonces esta página pide la contraseña, no da plazas sin reserva y ningún pase la abre.`,
  closed: 'La lista de este evento ya se ha borrado de este teléfono.',
  removed: 'La lista se ha borrado de este teléfono.',
  openAgain: 'Volver a abrirla',
  dismiss: 'Entendido',
  firstOnline: 'Abre esta página una vez con conexión para llevar la lista en el teléfono.',
  more: {
    label: 'Más acciones',
    bookings: 'Reservas del evento',
    passes: 'Pases de puerta',
    sheet: 'Hoja de sala (imprimir)',
    leave: 'Borrar la lista de este teléfono',
  },
  pass: {
    title: 'Abrir la puerta',
    lead: (name: string, event: string) => `Pase de ${name} para «${event}».`,
    until: (moment: string) => `Sirve hasta el ${moment}, en este teléfono y solo para este evento.`,
    care: 'Verás nombres, mesas y alergias. Son datos de personas: no hagas capturas ni los pases a nadie.',
    open: 'Abrir la lista',
    early: 'La puerta aún no está abierta',
    opens: (moment: string) =>
      `Se abre el ${moment}, doce horas antes del comienzo. Guarda este enlace y vuelve a abrirlo entonces.`,
    unknown: 'Este enlace no abre ninguna puerta',
    unknownText: 'Puede haber caducado o estar retirado. Pide otro a quien organiza el evento.',
  },
}

export type DoorTexts = Translation<typeof es>
