import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const dinnerTexts = panelTexts({
  title: { es: 'Cargos', ca: 'Càrrecs' },
  lead: {
    es: 'Lo que deben las reservas: las plazas que conservaron o cancelaron fuera de plazo, menos lo ya pagado. Quien está invitado no debe nada.',
    ca: 'El que deuen les reserves: les places que van conservar o cancel·lar fora de termini, menys el que ja s’ha pagat. Qui hi està convidat no deu res.',
  },
  early: {
    es: 'Se puede cargar cuando empiece el evento: hasta entonces, quien llega puede pagar en la puerta.',
    ca: 'Es pot carregar quan comenci l’esdeveniment: fins aleshores, qui arriba pot pagar a la porta.',
  },
  cancelled: {
    es: 'El evento está cancelado: no se carga nada.',
    ca: 'L’esdeveniment està cancel·lat: no es carrega res.',
  },
  toCharge: { es: 'Por cargar', ca: 'Per carregar' },
  nothing: { es: 'Nadie debe nada que no esté ya cargado.', ca: 'Ningú no deu res que no estigui ja carregat.' },
  untick: { es: 'Desmarca lo que no quieras cargar.', ca: 'Desmarca el que no vulguis carregar.' },
  outside: { es: 'Pagan fuera', ca: 'Paguen a part' },
  outsideText: {
    es: 'Estas reservas no son de ningún socio: no tienen cuenta. Anota su pago en',
    ca: 'Aquestes reserves no són de cap soci: no tenen compte. Anota’n el pagament a',
  },
  bookings: { es: 'Reservas', ca: 'Reserves' },
  charged: { es: 'En la cuenta del socio', ca: 'Al compte del soci' },
  refunds: {
    es: (amount: string) => `Este evento tiene ${amount} por devolver a quien pagó y canceló a tiempo. Están en`,
    ca: (amount: string) =>
      `Aquest esdeveniment té ${amount} per retornar a qui va pagar i va cancel·lar a temps. Són a`,
  },
  heads: {
    name: { es: 'Reserva', ca: 'Reserva' },
    why: { es: 'Qué pasó', ca: 'Què va passar' },
    account: { es: 'Cuenta', ca: 'Compte' },
    amount: { es: 'Importe', ca: 'Import' },
    state: { es: 'Estado', ca: 'Estat' },
  },
  came: {
    es: (came: number, seats: number) =>
      came === 0
        ? 'No vino'
        : came === seats
          ? seats === 1
            ? 'Vino'
            : `Vinieron ${seats}`
          : `${came === 1 ? 'Vino' : 'Vinieron'} ${came} de ${seats}`,
    ca: (came: number, seats: number) =>
      came === 0
        ? 'No va venir'
        : came === seats
          ? seats === 1
            ? 'Va venir'
            : `Van venir ${seats}`
          : `${came === 1 ? 'Va' : 'Van'} venir ${came} ${de(seats)}`,
  },
  kept: {
    es: (seats: number) => (seats === 1 ? '1 plaza' : `${seats} plazas`),
    ca: (seats: number) => (seats === 1 ? '1 plaça' : `${seats} places`),
  },
  late: {
    es: (seats: number) =>
      seats === 1 ? '1 plaza cancelada fuera de plazo' : `${seats} plazas canceladas fuera de plazo`,
    ca: (seats: number) =>
      seats === 1 ? '1 plaça cancel·lada fora de termini' : `${seats} places cancel·lades fora de termini`,
  },
  states: {
    open: { es: 'Pendiente', ca: 'Pendent' },
    part: { es: (paid: string) => `Pagado ${paid}`, ca: (paid: string) => `Pagat ${paid}` },
    paid: { es: 'Pagado', ca: 'Pagat' },
    remittance: { es: 'En una remesa', ca: 'En una remesa' },
  },
  submit: {
    es: (count: number, amount: string) =>
      count === 1 ? `Cargar 1 cena: ${amount}` : `Cargar ${count} cenas: ${amount}`,
    ca: (count: number, amount: string) =>
      count === 1 ? `Carrega 1 sopar: ${amount}` : `Carrega ${count} sopars: ${amount}`,
  },
  failed: { es: 'Error al hacer los cargos', ca: 'Error en fer els càrrecs' },
  noneChosen: { es: 'Marca primero alguna reserva.', ca: 'Marca primer alguna reserva.' },
  done: {
    es: (count: number) =>
      count === 0 ? 'No había nada que cargar' : count === 1 ? '1 cena cargada' : `${count} cenas cargadas`,
    ca: (count: number) =>
      count === 0 ? 'No hi havia res per carregar' : count === 1 ? '1 sopar carregat' : `${count} sopars carregats`,
  },
  concept: {
    es: (title: string, day: string, seats: number) => `Cena ${day}: ${title}${seats > 1 ? ` (${seats} plazas)` : ''}`,
    ca: (title: string, day: string, seats: number) => `Sopar ${day}: ${title}${seats > 1 ? ` (${seats} places)` : ''}`,
  },
})

export type DinnerTexts = (typeof dinnerTexts)['es']
