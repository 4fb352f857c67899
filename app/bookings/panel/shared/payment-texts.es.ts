import type { PaymentState, PaymentWay } from '#app/bookings/parties/payment.ts'

export const es = {
  states: { unpaid: 'sin pagar', paid: 'pagado', 'at-door': 'paga en la puerta', invited: 'invitado' } satisfies Record<
    PaymentState,
    string
  >,
  ways: {
    transfer: 'por transferencia',
    card: 'con tarjeta',
    cash: 'en efectivo',
    bizum: 'por Bizum',
  } satisfies Record<PaymentWay, string>,
  paid: (amount: string) => `pagado ${amount}`,
  paidPart: (amount: string, total: string) => `pagado ${amount} de ${total}`,
  atDoor: (total: string) => `paga en la puerta: ${total}`,
  label: 'Pago',
  note: 'Anotar el pago',
  selected: {
    title: (count: number, payment: string) =>
      count === 1 ? `¿Anotar «${payment}» en 1 reserva?` : `¿Anotar «${payment}» en ${count} reservas?`,
    text: 'Si se ha pagado, el importe es el precio de sus plazas. Se puede deshacer.',
    confirm: 'Anotar el pago',
    busy: 'Anotando…',
    hadRefund: 'no se puede deshacer: tenía un reembolso. Si hace falta, anota otra vez su pago en la reserva.',
    why: {
      conflict: 'otra persona ha anotado otro pago mientras tanto.',
      free: 'no tiene nada que pagar.',
      charged: 'lo paga la cuenta del socio: se anota en su cuenta.',
    },
    undone: (count: number) =>
      count === 0
        ? 'No se ha deshecho nada'
        : count === 1
          ? '1 reserva vuelve a estar como antes'
          : `${count} reservas vuelven a estar como antes`,
  },
  noteOf: (name: string) => `Pago de ${name}`,
  change: 'Pago…',
  amount: 'Importe en euros',
  amountHint: 'Lo que el club ha cobrado por esta reserva. Solo si ha pagado.',
  save: 'Anotar el pago',
  busy: 'Anotando…',
  failed: 'Error al anotar el pago',
  done: (count: number) =>
    count === 0 ? 'No se ha anotado ningún pago' : count === 1 ? 'Pago anotado' : `${count} pagos anotados`,
  some: (count: number) =>
    count === 1
      ? 'En una reserva no: otra persona ha anotado otra cosa, o ya no existe.'
      : `En ${count} reservas no: otra persona ha anotado otra cosa, o ya no existen.`,
  refusals: {
    unknown: 'Esta reserva ya no existe, o no tiene plaza.',
    conflict: 'Otra persona ha anotado otro pago mientras tanto. Míralo y vuelve a anotarlo.',
    free: 'No tiene nada que pagar.',
    charged: 'Lo paga la cuenta del socio. Anota o anula el cobro en su cuenta.',
  },
  errors: { nobodyChosen: 'Elige primero alguna reserva.', amountFormat: 'Escribe un importe como 85 o 42,50' },
}
