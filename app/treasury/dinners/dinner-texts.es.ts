export const es = {
  title: 'Cargos',
  lead: 'Lo que deben las reservas: las plazas que conservaron o cancelaron fuera de plazo, menos lo ya pagado. Quien está invitado no debe nada.',
  early: 'Se puede cargar cuando empiece el evento: hasta entonces, quien llega puede pagar en la puerta.',
  cancelled: 'El evento está cancelado: no se carga nada.',
  toCharge: 'Por cargar',
  nothing: 'Nadie debe nada que no esté ya cargado.',
  untick: 'Desmarca lo que no quieras cargar.',
  outside: 'Pagan fuera',
  outsideText: 'Estas reservas no son de ningún socio: no tienen cuenta. Anota su pago en',
  bookings: 'Reservas',
  charged: 'En la cuenta del socio',
  refunds: (amount: string) => `Este evento tiene ${amount} por devolver a quien pagó y canceló a tiempo. Están en`,
  heads: { name: 'Reserva', why: 'Qué pasó', account: 'Cuenta', amount: 'Importe', state: 'Estado' },
  came: (came: number, seats: number) =>
    came === 0
      ? 'No vino'
      : came === seats
        ? seats === 1
          ? 'Vino'
          : `Vinieron ${seats}`
        : `${came === 1 ? 'Vino' : 'Vinieron'} ${came} de ${seats}`,
  kept: (seats: number) => (seats === 1 ? '1 plaza' : `${seats} plazas`),
  late: (seats: number) =>
    seats === 1 ? '1 plaza cancelada fuera de plazo' : `${seats} plazas canceladas fuera de plazo`,
  states: { open: 'Pendiente', part: (paid: string) => `Pagado ${paid}`, paid: 'Pagado', remittance: 'En una remesa' },
  submit: (count: number, amount: string) =>
    count === 1 ? `Cargar 1 cena: ${amount}` : `Cargar ${count} cenas: ${amount}`,
  failed: 'Error al hacer los cargos',
  noneChosen: 'Marca primero alguna reserva.',
  done: (count: number) =>
    count === 0 ? 'No había nada que cargar' : count === 1 ? '1 cena cargada' : `${count} cenas cargadas`,
  concept: (title: string, day: string, seats: number) =>
    `Cena ${day}: ${title}${seats > 1 ? ` (${seats} plazas)` : ''}`,
}
