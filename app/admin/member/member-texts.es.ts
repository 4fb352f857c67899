import type { DinnerOutcome } from '#app/bookings/absences/dinner-outcomes.ts'

export const es = {
  parts: 'En esta página',
  data: 'Datos',
  dinners: 'Cenas',
  noDinners: 'No ha reservado ninguna cena',
  dinnersNote: 'Las que ha reservado como socio o con este email.',
  came: (came: number, dinners: number) =>
    dinners === 1
      ? 'Vino al único evento en el que se pasó lista.'
      : `Vino a ${came} de los ${dinners} eventos en los que se pasó lista.`,
  heads: { date: 'Fecha', event: 'Evento', people: 'Personas', outcome: 'Qué pasó' },
  outcomes: {
    coming: 'Por venir',
    waiting: 'Lista de espera',
    unconfirmed: 'Sin confirmar',
    came: 'Vino',
    absent: 'No vino',
    'not-noted': 'No se pasó lista',
    cancelled: 'Canceló',
    'cancelled-late': 'Canceló fuera de plazo',
    'event-cancelled': 'Evento cancelado',
  } satisfies Record<DinnerOutcome, string>,
  cameOf: (came: number, size: number) => `${came === 1 ? 'Vino' : 'Vinieron'} ${came} de ${size}`,
  account: 'Cuenta con el club',
  openAccount: 'Abrir la cuenta',
  noteReturn: (amount: string) => `Anotar la devolución del recibo de ${amount}`,
  noAccount: 'Todavía no tiene ningún cargo.',
  owed: 'Debe',
  credit: 'A su favor',
  fee: 'Última cuota',
  ownFee: 'Cuota propia al año',
  exempt: 'Exento',
  held: 'Retenida',
  feeOf: (concept: string, state: string) => `${concept}: ${state}`,
  feeStates: { open: 'pendiente', paid: 'pagada' },
  messages: 'Mensajes',
  noMessages: 'No ha escrito al club con este email',
  answered: 'Respondido',
  unanswered: 'Sin responder',
  requests: 'Solicitudes',
  noReason: 'Sin motivo escrito',
}
