import { de } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './dinner-texts.es.ts'

export const dinnerTexts = pairTexts(es, {
  title: 'Càrrecs',
  lead: 'El que deuen les reserves: les places que van conservar o cancel·lar fora de termini, menys el que ja s’ha pagat. Qui hi està convidat no deu res.',
  early: 'Es pot carregar quan comenci l’esdeveniment: fins aleshores, qui arriba pot pagar a la porta.',
  cancelled: 'L’esdeveniment està cancel·lat: no es carrega res.',
  toCharge: 'Per carregar',
  nothing: 'Ningú no deu res que no estigui ja carregat.',
  untick: 'Desmarca el que no vulguis carregar.',
  outside: 'Paguen a part',
  outsideText: 'Aquestes reserves no són de cap soci: no tenen compte. Anota’n el pagament a',
  bookings: 'Reserves',
  charged: 'Al compte del soci',
  refunds: (amount) => `Aquest esdeveniment té ${amount} per retornar a qui va pagar i va cancel·lar a temps. Són a`,
  heads: { name: 'Reserva', why: 'Què va passar', account: 'Compte', amount: 'Import', state: 'Estat' },
  came: (came, seats) =>
    came === 0
      ? 'No va venir'
      : came === seats
        ? seats === 1
          ? 'Va venir'
          : `Van venir ${seats}`
        : `${came === 1 ? 'Va' : 'Van'} venir ${came} ${de(seats)}`,
  kept: (seats) => (seats === 1 ? '1 plaça' : `${seats} places`),
  late: (seats) =>
    seats === 1 ? '1 plaça cancel·lada fora de termini' : `${seats} places cancel·lades fora de termini`,
  states: { open: 'Pendent', part: (paid) => `Pagat ${paid}`, paid: 'Pagat', remittance: 'En una remesa' },
  submit: (count, amount) => (count === 1 ? `Carrega 1 sopar: ${amount}` : `Carrega ${count} sopars: ${amount}`),
  failed: 'Error en fer els càrrecs',
  noneChosen: 'Marca primer alguna reserva.',
  done: (count) =>
    count === 0 ? 'No hi havia res per carregar' : count === 1 ? '1 sopar carregat' : `${count} sopars carregats`,
  concept: (title, day, seats) => `Sopar ${day}: ${title}${seats > 1 ? ` (${seats} places)` : ''}`,
})

export type DinnerTexts = (typeof dinnerTexts)['es']
