import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

const seats = {
  es: (count: number) => (count === 1 ? 'La plaza queda libre' : 'Las plazas quedan libres'),
  ca: (count: number) => (count === 1 ? 'La plaça queda lliure' : 'Les places queden lliures'),
}

export const seatTexts = panelTexts({
  cancellation: {
    title: {
      es: (name: string) => `¿Cancelar la reserva de ${name}?`,
      ca: (name: string) => `Vols cancel·lar la reserva ${de(name)}?`,
    },
    titleSeat: {
      es: (name: string) => `¿Cancelar la plaza de ${name}?`,
      ca: (name: string) => `Vols cancel·lar la plaça ${de(name)}?`,
    },
    confirmSeat: { es: 'Cancelar la plaza', ca: 'Cancel·la la plaça' },
    keepSeat: { es: 'Mantener la plaza', ca: 'Mantén la plaça' },
    textSeat: {
      es: (contact: string) => `La plaza queda libre. El resto de la reserva de ${contact} sigue igual.`,
      ca: (contact: string) => `La plaça queda lliure. La resta de la reserva ${de(contact)} continua igual.`,
    },
    who: { es: '¿A quién?', ca: 'A qui?' },
    confirm: { es: 'Cancelar reserva', ca: 'Cancel·la la reserva' },
    keep: { es: 'Mantener la reserva', ca: 'Mantén la reserva' },
    busy: { es: 'Cancelando…', ca: 'S’està cancel·lant…' },
    text: {
      es: 'Las plazas marcadas quedan libres. Si alguien espera y cabe, la lista de espera dice si se le ofrecen solas o a mano.',
      ca: 'Les places marcades queden lliures. Si algú espera i hi cap, la llista d’espera diu si se li ofereixen soles o a mà.',
    },
    mail: {
      es: { es: 'Recibe un aviso por correo en castellano.', ca: 'Recibe un aviso por correo en catalán.' },
      ca: { es: 'Rebrà un avís per correu en castellà.', ca: 'Rebrà un avís per correu en català.' },
    },
    byPhone: { es: 'No tiene correo: llama para decírselo.', ca: 'No té correu: truca-li per dir-li-ho.' },
    failed: { es: 'Error al cancelar la reserva', ca: 'Error en cancel·lar la reserva' },
    done: {
      es: (count: number) => (count === 1 ? 'Plaza cancelada con éxito' : `${count} plazas canceladas con éxito`),
      ca: (count: number) =>
        count === 1 ? 'Plaça cancel·lada correctament' : `${count} places cancel·lades correctament`,
    },
    doneText: {
      es: (count: number, mail: boolean) =>
        mail
          ? `${seats.es(count)} y le avisamos por correo.`
          : `${seats.es(count)}. No tiene correo: llama para decírselo.`,
      ca: (count: number, mail: boolean) =>
        mail
          ? `${seats.ca(count)} i l’avisem per correu.`
          : `${seats.ca(count)}. No té correu: truca-li per dir-li-ho.`,
    },
  },
  restoration: {
    title: {
      es: (name: string) => `¿Restaurar la reserva de ${name}?`,
      ca: (name: string) => `Vols restaurar la reserva ${de(name)}?`,
    },
    confirm: { es: 'Restaurar reserva', ca: 'Restaura la reserva' },
    busy: { es: 'Restaurando…', ca: 'S’està restaurant…' },
    text: {
      es: (size: number) => (size === 1 ? 'Vuelve a tener su plaza.' : `Vuelve a tener sus ${size} plazas.`),
      ca: (size: number) => (size === 1 ? 'Torna a tenir la seva plaça.' : `Torna a tenir les seves ${size} places.`),
    },
    refund: {
      es: 'El reembolso pendiente por su cancelación, si lo hay, se anula.',
      ca: 'El reemborsament pendent per la seva cancel·lació, si n’hi ha, s’anul·la.',
    },
    failed: { es: 'Error al restaurar la reserva', ca: 'Error en restaurar la reserva' },
    done: { es: 'Reserva restaurada con éxito', ca: 'Reserva restaurada correctament' },
  },
  moving: {
    title: { es: (name: string) => `Mover plazas de ${name}`, ca: (name: string) => `Mou places ${de(name)}` },
    who: { es: '¿A quién?', ca: 'A qui?' },
    contactStays: { es: 'El contacto se queda con su reserva.', ca: 'El contacte es queda amb la seva reserva.' },
    to: { es: '¿A qué reserva?', ca: 'A quina reserva?' },
    newBooking: { es: 'Una reserva nueva', ca: 'Una reserva nova' },
    newName: { es: 'Contacto de la reserva nueva', ca: 'Contacte de la reserva nova' },
    newNameHint: {
      es: 'Solo si no tiene nombre ninguno de los que se mueven.',
      ca: 'Només si no té nom cap dels que es mouen.',
    },
    confirm: { es: 'Mover plazas', ca: 'Mou les places' },
    busy: { es: 'Moviendo…', ca: 'S’està movent…' },
    failed: { es: 'Error al mover las plazas', ca: 'Error en moure les places' },
    done: {
      es: (count: number) => (count === 1 ? 'Plaza movida con éxito' : `${count} plazas movidas con éxito`),
      ca: (count: number) => (count === 1 ? 'Plaça moguda correctament' : `${count} places mogudes correctament`),
    },
  },
})

export type SeatTexts = (typeof seatTexts)['es']
