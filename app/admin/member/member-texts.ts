import type { DinnerOutcome } from '#app/bookings/absences/dinner-outcomes.ts'
import { de } from '#app/i18n/elision.ts'
import { panelTexts, type PanelTexts } from '#app/i18n/panel-texts.ts'

export const memberTexts = panelTexts({
  parts: { es: 'En esta página', ca: 'En aquesta pàgina' },
  data: { es: 'Datos', ca: 'Dades' },
  dinners: { es: 'Cenas', ca: 'Sopars' },
  noDinners: { es: 'No ha reservado ninguna cena', ca: 'No ha reservat cap sopar' },
  dinnersNote: {
    es: 'Las que ha reservado como socio o con este email.',
    ca: 'Els que ha reservat com a soci o amb aquest correu.',
  },
  came: {
    es: (came: number, dinners: number) =>
      dinners === 1
        ? 'Vino al único evento en el que se pasó lista.'
        : `Vino a ${came} de los ${dinners} eventos en los que se pasó lista.`,
    ca: (came: number, dinners: number) =>
      dinners === 1
        ? 'Va venir a l’únic esdeveniment en què es va passar llista.'
        : `Va venir a ${came} dels ${dinners} esdeveniments en què es va passar llista.`,
  },
  heads: {
    date: { es: 'Fecha', ca: 'Data' },
    event: { es: 'Evento', ca: 'Esdeveniment' },
    people: { es: 'Personas', ca: 'Persones' },
    outcome: { es: 'Qué pasó', ca: 'Què va passar' },
  },
  outcomes: {
    coming: { es: 'Por venir', ca: 'Per venir' },
    waiting: { es: 'Lista de espera', ca: 'Llista d’espera' },
    unconfirmed: { es: 'Sin confirmar', ca: 'Sense confirmar' },
    came: { es: 'Vino', ca: 'Va venir' },
    absent: { es: 'No vino', ca: 'No va venir' },
    'not-noted': { es: 'No se pasó lista', ca: 'No es va passar llista' },
    cancelled: { es: 'Canceló', ca: 'Va cancel·lar' },
    'cancelled-late': { es: 'Canceló fuera de plazo', ca: 'Va cancel·lar fora de termini' },
    'event-cancelled': { es: 'Evento cancelado', ca: 'Esdeveniment cancel·lat' },
  } satisfies Record<DinnerOutcome, PanelTexts<string>>,
  cameOf: {
    es: (came: number, size: number) => `${came === 1 ? 'Vino' : 'Vinieron'} ${came} de ${size}`,
    ca: (came: number, size: number) => `${came === 1 ? 'En va' : 'En van'} venir ${came} ${de(size)}`,
  },
  account: { es: 'Cuenta con el club', ca: 'Compte amb el club' },
  openAccount: { es: 'Abrir la cuenta', ca: 'Obre el compte' },
  noteReturn: {
    es: (amount: string) => `Anotar la devolución del recibo de ${amount}`,
    ca: (amount: string) => `Anota la devolució del rebut ${de(amount)}`,
  },
  noAccount: { es: 'Todavía no tiene ningún cargo.', ca: 'Encara no té cap càrrec.' },
  owed: { es: 'Debe', ca: 'Deu' },
  credit: { es: 'A su favor', ca: 'A favor seu' },
  fee: { es: 'Última cuota', ca: 'Última quota' },
  ownFee: { es: 'Cuota propia al año', ca: 'Quota pròpia l’any' },
  exempt: { es: 'Exento', ca: 'Exempt' },
  held: { es: 'Retenida', ca: 'Retingut' },
  feeOf: {
    es: (concept: string, state: string) => `${concept}: ${state}`,
    ca: (concept: string, state: string) => `${concept}: ${state}`,
  },
  feeStates: { open: { es: 'pendiente', ca: 'pendent' }, paid: { es: 'pagada', ca: 'pagada' } },
  messages: { es: 'Mensajes', ca: 'Missatges' },
  noMessages: { es: 'No ha escrito al club con este email', ca: 'No ha escrit al club amb aquest correu' },
  answered: { es: 'Respondido', ca: 'Respost' },
  unanswered: { es: 'Sin responder', ca: 'Sense respondre' },
  requests: { es: 'Solicitudes', ca: 'Sol·licituds' },
  noReason: { es: 'Sin motivo escrito', ca: 'Sense motiu escrit' },
})

export type MemberTexts = (typeof memberTexts)['es']
