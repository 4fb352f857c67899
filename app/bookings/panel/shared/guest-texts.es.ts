export const es = {
  title: 'Reservas',
  doorSheet: 'Hoja de sala',
  cancelledBy: { guest: 'por la persona', office: 'por el club' },
  diet: {
    label: 'Restricciones alimentarias',
    hint: 'Solo lo que la cocina deba saber.',
    closed: 'Ha indicado una dieta. Verla queda anotado.',
    open: 'Ver y corregir la dieta',
    opening: 'Abriendo…',
    consent: 'Consiente que el club y la cocina usen este dato para preparar su menú.',
  },
  confirmation: {
    title: '¿Confirmar la inscripción?',
    confirm: 'Confirmar inscripción',
    busy: 'Confirmando…',
    text: (name: string) => `${name} tendrá su plaza sin pulsar el enlace del correo, si queda alguna libre.`,
    failed: 'Error al confirmar la inscripción',
    refusals: {
      unknown: 'Ya no existe.',
      cancelled: 'Está cancelada: añade otra.',
      begun: 'El evento ya ha empezado.',
      full: 'No hay plazas disponibles para este evento',
    },
    done: 'Inscripción confirmada con éxito',
    doneText: 'Le enviamos la confirmación por correo.',
  },
  attendance: {
    failed: 'Error al anotar la asistencia',
    refusals: { unknown: 'Su plaza está cancelada o ya no existe.', early: 'Se puede marcar desde el día del evento.' },
  },
  dietFailed: 'Error al mostrar la dieta',
  burst: {
    summary: ({ total, guests, events }: { total: number; guests: number; events: number }, duration: string) => {
      const people = guests === total ? '' : ` (${guests} personas)`
      const where = events === 1 ? '' : `, en ${events} eventos`
      return `${total} inscripciones${people} en ${duration} desde una misma red${where}.`
    },
    facts: (from: string, confirmed: number, unconfirmed: number) =>
      `${from}. Confirmadas por correo: ${confirmed}; sin confirmar: ${unconfirmed}. ` +
      'Puede ser una máquina o un grupo en una misma sala.',
    rush: (event: string) => `Muchas reservas seguidas: «${event}».`,
    rushFacts: (at: string, seats: number) =>
      `Desde el ${at}, quien reserva tiene que confirmar en su correo. Plazas por confirmar: ${seats}.`,
    rushBookings: 'Ver las reservas',
    undo: 'Deshacer',
    title: '¿Deshacer estas inscripciones?',
    confirm: 'Cancelar las inscripciones',
    busy: 'Cancelando…',
    text: (unconfirmed: number) =>
      (unconfirmed === 1
        ? 'Se cancela 1 inscripción sin confirmar, y lo que ocupa queda libre. '
        : `Se cancelan a la vez ${unconfirmed} inscripciones sin confirmar, y sus plazas quedan libres. `) +
      'Esta acción no se puede deshacer.',
    notify: 'Avisar por correo también a quien no ha confirmado',
    confirmedToo: (confirmed: number) => `Cancelar también las confirmadas (${confirmed}), con un aviso por correo`,
    failed: 'Error al cancelar las inscripciones',
    none: 'No quedaba ninguna por cancelar',
    done: (cancelled: number) => `Inscripciones canceladas: ${cancelled}`,
    doneText: (freed: number) => `Plazas que quedan libres: ${freed}.`,
  },
  sheet: {
    people: (count: number) => (count === 1 ? '1 persona' : `${count} personas`),
    diets: 'Restricciones alimentarias',
    noDiets: 'Nadie ha indicado ninguna.',
    care: 'Datos de salud: solo para la sala y la cocina. Destruye la hoja después del evento.',
    guests: 'Lista de asistentes',
    noGuests: 'No hay inscripciones',
    attended: '(ha venido)',
    held: 'pendiente de confirmar',
    byPhone: 'por teléfono',
    table: (label: string) => `Mesa ${label}`,
    noTable: 'Sin mesa',
    member: 'socio',
    claimsMember: 'dice ser socio',
    note: (text: string) => `Nota: ${text}`,
    staffNote: (text: string) => `Nota interna: ${text}`,
    unreadableDiet: 'No se puede leer (otra clave de cifrado)',
  },
  csv: {
    file: (event: number) => `inscripciones-${event}.csv`,
    heads: [
      'Nombre',
      'Email',
      'Teléfono',
      'Socio',
      'Cómo nos conoció',
      'Notas',
      'Nota interna',
      'Idioma',
      'Fecha de inscripción',
      'Ha venido',
      'Cancelada',
      'Confirmación',
      'Cancelada el',
      'Cancelada por',
      'Reserva de',
      'Personas',
      'Mesa',
      'Por teléfono',
      'Socio comprobado',
      'Pago',
      'Pagado por esta plaza, en euros',
      'Forma de pago',
      'Pagado el',
    ],
    confirmations: { held: 'Pendiente', released: 'Sin confirmar', confirmed: 'Confirmada' },
  },
}
