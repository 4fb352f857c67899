import type { Translation } from '#app/i18n/panel-texts.ts'

const people = (count: number) => `${count} ${count === 1 ? 'persona' : 'personas'}`
const chairs = (count: number) => `+${count} ${count === 1 ? 'silla' : 'sillas'}`

export const es = {
  heads: { order: 'Orden', party: 'Mesa', people: 'Personas', since: 'Espera desde', state: 'Estado' },
  none: 'Nadie espera',
  offered: (until: string) => `Oferta hasta ${until}`,
  offeredSoon: 'Oferta por salir',
  mail: {
    pending: 'el correo aún no ha salido; el plazo empieza con él',
    sent: 'el correo ya salió',
    failed: 'el correo no ha llegado: llámala',
    none: 'sin correo: llámala y siéntala por ella',
  },
  fits: 'Cabe ahora',
  noMail: 'sin correo: llámala y siéntala',
  lacks: 'No cabe entera',
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
    offered: (seats: number, name: string, until: string | null) =>
      `${seats} ${seats === 1 ? 'ofrecida' : 'ofrecidas'} a ${name}${until ? ` hasta ${until}` : ''}`,
  },
  rules: {
    title: 'Cómo corre la lista',
    text: (hours: number) =>
      `Cada plaza libre se ofrece a la primera mesa que cabe entera. Una oferta dura ${hours} h y nunca caduca de noche. ` +
      'Quien no responde pierde el turno y puede volver al final.',
    offers: 'Ofertas',
    modes: { auto: 'Solas', manual: 'A mano', off: 'Sin lista de espera' },
    toAuto: 'Dejar que corran solas',
    toManual: 'Ofrecer a mano',
    last: 'Última oferta',
    noOffer: 'Ninguna todavía',
    ends: 'Se ofrece hasta',
    waiting: 'Esperan',
    figures: (parties: number, size: number) => `${parties} ${parties === 1 ? 'mesa' : 'mesas'}, ${people(size)}`,
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
  },
  failed: 'Error en la lista de espera',
  done: {
    offer: 'Oferta enviada',
    extend: (until: string) => `Oferta prorrogada hasta ${until}`,
    withdraw: 'Oferta retirada',
    byHand: 'Las ofertas son ahora a mano.',
    seat: 'Reserva hecha',
    seatText: 'Le enviamos la confirmación por correo.',
    return: 'De nuevo en la lista',
    remove: 'Fuera de la lista',
    mode: { auto: 'Las ofertas corren solas', manual: 'Las ofertas son a mano', off: 'Sin lista de espera' },
  },
  refusals: {
    unknown: 'Ya no está en la lista.',
    'not-waiting': 'Ya no espera.',
    'not-offered': 'Ya no tiene oferta.',
    'not-sent': 'El correo de la oferta aún no ha salido.',
    'not-lapsed': 'Ya ha vuelto o ya no existe.',
    ends: 'Llega ya hasta el final de las ofertas.',
    closed: 'Ya no se hacen ofertas para este evento.',
    begun: 'El evento ha empezado o está cancelado.',
    reason: 'Para añadir sillas hace falta un motivo.',
    already: 'Esta persona tiene ya una reserva.',
    'no-room': 'Las plazas libres han cambiado: míralo de nuevo.',
  },
}

export type WaitingTexts = Translation<typeof es>
