const people = (count: number) => `${count} ${count === 1 ? 'persona' : 'personas'}`
const chairs = (count: number) => `+${count} ${count === 1 ? 'silla' : 'sillas'}`

export const es = {
  title: 'Lista de espera',
  heads: { order: 'Orden', party: 'A nombre de', people: 'Personas', since: 'Espera desde', state: 'Estado' },
  none: 'Nadie espera',
  offered: (until: string) => `Oferta hasta ${until}`,
  offeredSoon: 'Oferta por salir',
  mail: {
    pending: 'el correo aún no ha salido; el plazo empieza cuando salga',
    sent: 'el correo ya salió',
    failed: 'el correo no ha llegado: llama por teléfono',
    none: 'sin correo: llama y, si acepta, pulsa «Sentar»',
  },
  fits: 'Cabe ahora',
  noMail: 'sin correo: llama y pulsa «Sentar»',
  lacks: 'Aún no cabe',
  lacksSeats: (count: number) => (count === 1 ? 'le falta 1 plaza' : `le faltan ${count} plazas`),
  keepsTurn: (lacks: string) => `${lacks}; guarda su turno`,
  offer: 'Ofrecer ahora',
  offerTo: (name: string) => `Ofrecer ahora a ${name}`,
  extend: 'Prorrogar',
  extendOf: (name: string) => `Prorrogar la oferta de ${name}`,
  withdraw: 'Retirar',
  withdrawOf: (name: string) => `Retirar la oferta de ${name}`,
  seat: 'Sentar',
  seatWith: (count: number) => `Sentar (${chairs(count)})`,
  seatOf: (name: string) => `Sentar a ${name}`,
  seatOfWith: (name: string, count: number) => `Sentar a ${name} (${chairs(count)})`,
  cancel: 'Cancelar',
  remove: 'Quitar de la lista',
  more: (name: string) => `Más acciones para ${name}`,
  strip: {
    late: (free: number) =>
      `${free === 1 ? '1 plaza libre' : `${free} plazas libres`}: ya no da tiempo a una oferta, llama y sienta a quien quepa.`,
    large: (free: number) =>
      `${free === 1 ? '1 plaza libre' : `${free} plazas libres`}: nadie cabe entero, añade sillas o pregunta si son menos.`,
    offered: (seats: number, name: string, until: string | null) =>
      `${seats} ${seats === 1 ? 'ofrecida' : 'ofrecidas'} a ${name}${until ? ` hasta ${until}` : ''}`,
  },
  rules: {
    title: 'Cómo se ofrecen las plazas',
    text: {
      auto: (hours: number) =>
        `Cada plaza libre se ofrece sola, de 9 a 22 h, al primer grupo que cabe entero. Una oferta dura ${hours} h desde que sale el correo y nunca caduca de 22 a 9 h. ` +
        'Quien no responde pierde el turno y puede volver al final. Sin correo no hay plazo: hay que llamar.',
      manual: (hours: number) =>
        `Las plazas libres no se ofrecen solas: ofrécelas tú a quien quepa entero. Una oferta dura ${hours} h desde que sale el correo y nunca caduca de 22 a 9 h. ` +
        'Sin correo no hay plazo: hay que llamar.',
      off: (_hours: number): string => 'Este evento no tiene lista de espera.',
    },
    over: 'Ya no da tiempo a ninguna oferta: llama y sienta a quien quepa.',
    offers: 'Ofertas',
    modes: { auto: 'Solas', manual: 'A mano', off: 'Sin lista de espera' },
    toAuto: 'Ofrecer solas',
    toManual: 'Ofrecer a mano',
    last: 'Última oferta',
    noOffer: 'Ninguna todavía',
    ends: 'Se ofrece hasta',
    waiting: 'Esperan',
    figures: (parties: number, size: number) => `${parties} ${parties === 1 ? 'grupo' : 'grupos'}, ${people(size)}`,
  },
  left: {
    title: 'Ya no esperan',
    none: 'Nadie ha dejado la lista todavía.',
    why: {
      seated: 'reservó',
      lapsed: 'la oferta caducó',
      declined: 'no aceptó la oferta',
      left: 'dejó la lista por su enlace',
      removed: 'la quitó el club',
    },
    back: 'Devolver al final',
    backOf: (name: string) => `Devolver a ${name} al final de la lista`,
    restore: 'Devolver a su puesto',
    restoreOf: (name: string) => `Devolver a ${name} a su puesto en la lista`,
  },
  join: 'Apuntar a la lista',
  joinNow: 'Apuntar',
  joinHint: 'Sin correo le avisas tú por teléfono.',
  questions: {
    withdraw: {
      title: (name: string) => `¿Retirar la oferta de ${name}?`,
      text: 'Vuelve a su puesto de la lista, y las plazas quedan libres.',
      confirm: 'Retirar la oferta',
    },
    remove: {
      title: (name: string) => `¿Quitar a ${name} de la lista?`,
      text: 'Pierde su puesto y la oferta, si tiene una. Desde «Ya no esperan» puedes devolverla.',
      confirm: 'Quitar de la lista',
    },
    mailed: (email: string) => `Se lo decimos por correo a ${email}.`,
    call: 'No tiene correo: hay que llamar.',
  },
  joinRefusals: {
    unknown: 'Este evento ya no existe o no está publicado.',
    cancelled: 'El evento está cancelado.',
    begun: 'El evento ya ha empezado.',
    ended: 'El evento ha terminado.',
    closed: 'Este evento ya no tiene lista de espera.',
    'members-only': 'Por ahora solo pueden apuntarse los socios.',
    'too-large': 'Son más de los que caben en una reserva de este evento.',
    free: 'Hay sitio: añade una reserva.',
    already: 'Esta persona tiene ya una reserva o está en la lista.',
    'mailbox-full': 'Con este email no se pueden tener tantas plazas en este evento.',
  },
  failed: 'Error en la lista de espera',
  done: {
    offer: 'Oferta enviada',
    join: 'Apuntada a la lista',
    kept: 'Sitio guardado',
    mailed: 'Se lo decimos por correo.',
    call: 'No tiene correo: hay que llamar.',
    restore: 'De nuevo en su puesto',
    extend: (until: string) => `Oferta prorrogada hasta ${until}`,
    withdraw: 'Oferta retirada',
    byHand: 'Las ofertas son ahora a mano.',
    seat: 'Reserva hecha',
    seatText: 'Le enviamos la confirmación por correo.',
    return: 'De nuevo en la lista',
    remove: 'Fuera de la lista',
    mode: { auto: 'Las plazas se ofrecen solas', manual: 'Las ofertas son a mano', off: 'Sin lista de espera' },
  },
  refusals: {
    unknown: 'Ya no está en la lista.',
    'not-waiting': 'Ya no espera.',
    'not-offered': 'Ya no tiene oferta.',
    'not-sent': 'El correo de la oferta aún no ha salido.',
    'not-lapsed': 'Ya ha vuelto o ya no existe.',
    'not-removed': 'Ya no se puede devolver: mira la lista de nuevo.',
    ends: 'Llega ya hasta el final de las ofertas.',
    closed: 'Ya no da tiempo a una oferta para este evento: llama y pulsa «Sentar».',
    begun: 'El evento ha empezado o está cancelado.',
    reason: 'Para añadir sillas hace falta un motivo.',
    already: 'Esta persona tiene ya una reserva.',
    full: 'Las plazas libres han cambiado: míralo de nuevo.',
  },
  queue: {
    hand: {
      label: 'Plazas por ofrecer a mano',
      free: (seats: number, title: string) =>
        `${seats === 1 ? '1 plaza libre' : `${seats} plazas libres`} y gente en espera: «${title}»`,
      why: {
        late: 'Ya no da tiempo a una oferta: llama y sienta a quien quepa.',
        large: 'Nadie de la lista cabe entero: añade sillas o pregunta si son menos.',
      },
      manual: (name: string, size: number) =>
        `Las plazas se ofrecen a mano. Primero de la lista que cabe: ${name}, ${people(size)}.`,
      call: (name: string, seats: number) =>
        `Llama a ${name}: le guardamos ${seats === 1 ? '1 plaza' : `${seats} plazas`}`,
      callText: (title: string) => `«${title}». No le llega ningún correo: acepta por esa persona o retira la oferta.`,
    },
    ending: {
      label: 'Ofertas que se acaban',
      what: (name: string, seats: number) =>
        `Oferta que se acaba: ${name} · ${seats === 1 ? '1 plaza' : `${seats} plazas`}`,
      why: (title: string, until: string) => `«${title}». Tiene hasta ${until}.`,
    },
    open: 'Abrir',
  },
}
