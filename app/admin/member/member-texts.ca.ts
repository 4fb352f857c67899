import { de } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './member-texts.es.ts'

export const memberTexts = pairTexts(es, {
  parts: 'En aquesta pàgina',
  data: 'Dades',
  dinners: 'Sopars',
  noDinners: 'No ha reservat cap sopar',
  dinnersNote: 'Els que ha reservat com a soci o amb aquest correu.',
  came: (came, dinners) =>
    dinners === 1
      ? 'Va venir a l’únic esdeveniment en què es va passar llista.'
      : `Va venir a ${came} dels ${dinners} esdeveniments en què es va passar llista.`,
  heads: { date: 'Data', event: 'Esdeveniment', people: 'Persones', outcome: 'Què va passar' },
  outcomes: {
    coming: 'Per venir',
    waiting: 'Llista d’espera',
    unconfirmed: 'Sense confirmar',
    came: 'Va venir',
    absent: 'No va venir',
    'not-noted': 'No es va passar llista',
    cancelled: 'Va cancel·lar',
    'cancelled-late': 'Va cancel·lar fora de termini',
    'event-cancelled': 'Esdeveniment cancel·lat',
  },
  cameOf: (came, size) => `${came === 1 ? 'En va' : 'En van'} venir ${came} ${de(size)}`,
  account: 'Compte amb el club',
  openAccount: 'Obre el compte',
  noteReturn: (amount) => `Anota la devolució del rebut ${de(amount)}`,
  noAccount: 'Encara no té cap càrrec.',
  owed: 'Deu',
  credit: 'A favor seu',
  fee: 'Última quota',
  ownFee: 'Quota pròpia l’any',
  exempt: 'Exempt',
  held: 'Retingut',
  feeOf: (concept, state) => `${concept}: ${state}`,
  feeStates: { open: 'pendent', paid: 'pagada' },
  messages: 'Missatges',
  noMessages: 'No ha escrit al club amb aquest correu',
  answered: 'Respost',
  unanswered: 'Sense respondre',
  requests: 'Sol·licituds',
  noReason: 'Sense motiu escrit',
})

export type MemberTexts = (typeof memberTexts)['es']
