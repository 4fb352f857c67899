const parties = (count: number) => (count === 1 ? '1 reserva' : `${count} reservas`)

export const es = {
  title: 'Mensajes',
  audience: {
    names: { booked: 'Tienen plaza', waiting: 'Esperan', came: 'Vinieron', 'no-show': 'No vinieron' },
    parties: { booked: parties, waiting: String, came: String, 'no-show': String },
    demo: (count: number) =>
      count === 1 ? '1 reserva de demostración no cuenta.' : `${count} reservas de demostración no cuentan.`,
    calls: (count: number) => (count === 1 ? '1 reserva no tiene correo' : `${count} reservas no tienen correo`),
    call: (count: number) => (count === 1 ? 'llámala' : 'llámalas'),
    noPhone: 'sin teléfono',
    after: 'A quien vino y a quien no, cuando haya pasado el evento y alguien esté marcado en la puerta.',
  },
  tableless: (count: number) =>
    count === 1
      ? '1 reserva aún no tiene mesa: leerá «aún sin número».'
      : `${count} reservas aún no tienen mesa: leerán «aún sin número».`,
  closed: 'El evento no está publicado: no se envían mensajes.',
  automatic: {
    titles: { reminder: 'El recordatorio de este evento', thanks: 'Las gracias de este evento' },
    own: 'Vacío: el texto del club.',
    builtIn: 'Vacío: el texto predeterminado.',
    clubTexts: 'Textos del club para todos los eventos',
    save: 'Guardar el texto',
    saving: 'Guardando…',
    back: 'Volver al mensaje',
    beneath: {
      reminder: 'Debajo: la fecha, el lugar, los plazos, el menú y el botón para abrir su reserva.',
      thanks: 'Debajo, si vinieron: el enlace para valorar el evento.',
    },
  },
  list: {
    kinds: { reminder: 'Recordatorio', thanks: 'Gracias por cenar con nosotros', change: 'Cambio del evento' },
    automatic: {
      reminder: (at: string) => `automático, tres días antes (${at}), a quien tiene plaza`,
      thanks: (at: string) => `automático, al día siguiente (${at}), a quien haya venido`,
    },
    missed: (at: string) => `no se envió el ${at}: el evento no estaba publicado, o el servidor estaba parado`,
    to: {
      booked: 'a quien tiene plaza',
      waiting: 'a quien espera',
      came: 'a quien vino',
      'no-show': 'a quien no vino',
    },
    changeText: 'Cambiar el texto',
    resume: 'Reanudar',
  },
  errors: {
    over: 'El evento habrá empezado: ya no les sirve',
    closed: 'El evento no está publicado: no se envían mensajes.',
    unknown: 'Este mensaje o su evento ya no existe.',
  },
  done: { text: 'Texto guardado', resumed: 'Mensaje reanudado' },
  club: {
    title: 'Textos de los correos',
    back: 'Eventos',
    lead: 'Valen para todos los eventos que no tienen un texto propio. Si dejas vacíos el asunto y el texto de un idioma, se envía el predeterminado.',
    kinds: { reminder: 'Recordatorio, tres días antes', thanks: 'Gracias, al día siguiente' },
    builtIn: 'El texto predeterminado',
  },
}
