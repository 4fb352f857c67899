/** Texts of `events` that only the server writes: no island loads them. */
export default {
  booked: {
    title: 'Tienes plaza',
    /** The number follows. */
    partyOf: 'Reserva para',
    confirmation: 'La confirmación está en tu correo.',
    at: (time: string) => `a las ${time}`,
    payment: 'La web no cobra: se paga como diga quien organiza.',
    calendar: 'Calendario',
    cancelling: 'El enlace para cambiar nombres o cancelar está en el correo que te hemos enviado.',
    again: {
      before: '¿No llega?',
      link: 'Abre el formulario',
      after: ': con los mismos datos te lo enviamos otra vez.',
    },
    forget: { before: '¿No eres tú o ya has cancelado?', button: 'Olvidar en este navegador' },
  },
  calendar: { title: 'Calendario de eventos', open: 'Ver el calendario', toList: 'Ver la lista', today: 'hoy' },
  toChoose: 'A elegir',
  cancelledAsk: '¿No te ha llegado?',
  who: {
    label: 'Quién puede venir',
    everybody: 'Todo el mundo, sea socio o no',
    everybodyFrom: (day: string, time: string): string => `Todo el mundo, desde el ${day} a las ${time}`,
    membersWithGuests: (day: string, time: string): string =>
      `Los socios, con sus invitados, desde el ${day} a las ${time}`,
    members: (day: string, time: string): string => `Los socios, desde el ${day} a las ${time}`,
  },
  way: {
    label: 'Cómo llegar:',
    walk: 'a pie',
    drive: 'en coche',
    distance: (kilometres: string) => `A ${kilometres} km del club en línea recta`,
  },
  /** The name of a calendar file. */
  calendarFile: 'evento',
  confirm: {
    title: 'Confirmar la inscripción',
    question: (name: string) => `Vas a confirmar la plaza de ${name} en:`,
    held: (time: string) => `Te la guardamos hasta esta hora: ${time}.`,
    released: 'Ahora mismo no te guardamos ninguna plaza: si queda alguna libre al confirmar, será tuya.',
    button: 'Confirmar mi plaza',
    questionParty: (name: string, size: number) => `Vas a confirmar la reserva de ${size} de ${name} en:`,
    heldParty: (time: string) => `Os la guardamos hasta esta hora: ${time}.`,
    releasedParty:
      'Ahora mismo no os guardamos ninguna plaza: si al confirmar quedan libres para todos, serán vuestras.',
    buttonParty: 'Confirmar la reserva',
    doneParty: 'Vuestra reserva está confirmada',
    done: 'Tu plaza está confirmada',
    doneText: 'Te enviamos un correo con los datos del evento y el enlace para cancelar.',
    full: 'Ya no quedan plazas',
    fullText: 'No hay plazas disponibles para este evento. Si alguien cancela, este mismo enlace te dará la suya.',
    cancelled: 'Esta inscripción está cancelada',
    cancelledText: 'Si todavía quieres venir, vuelve a inscribirte en la página del evento.',
    begunText: 'Ya no se puede confirmar. Si hay algún problema, escríbenos.',
  },
  cancel: {
    title: 'Cancelar la inscripción',
    question: (name: string) => `Vas a cancelar la plaza de ${name} en:`,
    inTime: (price: string) => `Estás a tiempo: te devolverán los ${price} que has pagado.`,
    changed: (price: string) =>
      `El evento ha cambiado desde que reservaste: te devolverán los ${price} que has pagado.`,
    unpaid: 'No nos consta ningún pago: no hay nada que devolver.',
    late: 'El plazo ha terminado: según los términos, la cancelación ya no da derecho a reembolso.',
    button: 'Cancelar mi plaza',
    keep: 'Conservar mi plaza',
    questionParty: (name: string, size: number) => `Vas a cancelar la reserva de ${size} de ${name} en:`,
    buttonParty: 'Cancelar la reserva',
    keepParty: 'Conservar la reserva',
    someParty: '¿Solo algunos no pueden venir? Cancela sus plazas en tu reserva',
    doneParty: 'Vuestra reserva está cancelada',
    done: 'Tu plaza ha quedado libre',
    free: 'Era gratis: no hay nada que devolver.',
    doneFree: 'Te hemos enviado un correo que lo confirma. Gracias por dejar la silla a otra persona.',
    doneInTime: (price: string) =>
      `Te devolverán los ${price} que habías pagado. Te hemos enviado un correo que lo confirma, y el club lo sabe. Gracias por dejar la silla a otra persona.`,
    doneUnpaid:
      'No nos consta ningún pago: no hay nada que devolver. Te hemos enviado un correo que lo confirma, y el club lo sabe. Gracias por dejar la silla a otra persona.',
    doneLate:
      'Has avisado fuera de plazo: según los términos, no hay reembolso. Te hemos enviado un correo que lo confirma. Gracias por dejar la silla a otra persona.',
    already: 'Esta inscripción ya está cancelada',
    alreadyText: 'No hace falta que hagas nada más.',
    eventCancelled: 'El evento está cancelado',
    eventCancelledText: 'El club lo ha cancelado. No hace falta que hagas nada.',
    begun: 'El evento ya ha empezado',
    begunText: 'Ya no se puede cancelar desde aquí. Si hay algún problema, escríbenos.',
    unknown: 'Este enlace no es válido',
    unknownText:
      'Comprueba que has copiado la dirección entera del correo. Si no funciona, escríbenos y lo arreglamos.',
  },
}
