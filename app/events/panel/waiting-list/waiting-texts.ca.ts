import { de } from '#app/i18n/elision.ts'
import type { WaitingTexts } from './waiting-texts.es.ts'

const people = (count: number) => `${count} ${count === 1 ? 'persona' : 'persones'}`
const chairs = (count: number) => `+${count} ${count === 1 ? 'cadira' : 'cadires'}`

export const ca: WaitingTexts = {
  heads: { order: 'Ordre', party: 'Taula', people: 'Persones', since: 'Espera des de', state: 'Estat' },
  none: 'No espera ningú',
  offered: (until) => `Oferta fins a ${until}`,
  offeredSoon: 'Oferta per sortir',
  mail: {
    pending: 'el correu encara no ha sortit; el termini comença amb ell',
    sent: 'el correu ja ha sortit',
    failed: 'el correu no ha arribat: truca-li',
    none: 'sense correu: truca-li i asseu-la en nom seu',
  },
  fits: 'Hi cap ara',
  noMail: 'sense correu: truca-li i asseu-la',
  lacks: 'No hi cap sencera',
  lacksSeats: (count) => (count === 1 ? 'li falta 1 plaça' : `li falten ${count} places`),
  keepsTurn: (lacks) => `${lacks}; guarda el torn`,
  offer: 'Ofereix-les ara',
  offerTo: (name) => `Ofereix-les ara a ${name}`,
  extend: 'Prorroga',
  extendOf: (name) => `Prorroga l’oferta ${de(name)}`,
  withdraw: 'Retira',
  withdrawOf: (name) => `Retira l’oferta ${de(name)}`,
  seat: 'Asseu',
  seatWith: (count) => `Asseu (${chairs(count)})`,
  seatOf: (name) => `Asseu ${name}`,
  seatOfWith: (name, count) => `Asseu ${name} (${chairs(count)})`,
  cancel: 'Cancel·la',
  remove: 'Treu de la llista',
  more: (name) => `Més accions per a ${name}`,
  strip: {
    offered: (seats, name, until) =>
      `${seats} ${seats === 1 ? 'oferta' : 'ofertes'} a ${name}${until ? ` fins a ${until}` : ''}`,
  },
  rules: {
    title: 'Com corre la llista',
    text: (hours) =>
      `Cada plaça lliure s’ofereix a la primera taula que hi cap sencera. Una oferta dura ${hours} h i no caduca mai de nit. ` +
      'Qui no respon perd el torn i pot tornar al final.',
    offers: 'Ofertes',
    modes: { auto: 'Soles', manual: 'A mà', off: 'Sense llista d’espera' },
    toAuto: 'Deixa que corrin soles',
    toManual: 'Ofereix a mà',
    last: 'Última oferta',
    noOffer: 'Encara cap',
    ends: 'S’ofereix fins a',
    waiting: 'Esperen',
    figures: (parties, size) => `${parties} ${parties === 1 ? 'taula' : 'taules'}, ${people(size)}`,
  },
  left: {
    title: 'Ja no esperen',
    none: 'Encara no ha deixat la llista ningú.',
    why: {
      seated: 'va reservar',
      lapsed: 'l’oferta va caducar',
      declined: 'no va acceptar l’oferta',
      left: 'va deixar la llista amb el seu enllaç',
      removed: 'la va treure el club',
    },
    back: 'Torna al final',
    backOf: (name) => `Torna ${name} al final de la llista`,
  },
  failed: 'Error a la llista d’espera',
  done: {
    offer: 'Oferta enviada',
    extend: (until) => `Oferta prorrogada fins a ${until}`,
    withdraw: 'Oferta retirada',
    byHand: 'Les ofertes són ara a mà.',
    seat: 'Reserva feta',
    seatText: 'Li enviem la confirmació per correu.',
    return: 'De nou a la llista',
    remove: 'Fora de la llista',
    mode: { auto: 'Les ofertes corren soles', manual: 'Les ofertes són a mà', off: 'Sense llista d’espera' },
  },
  refusals: {
    unknown: 'Ja no és a la llista.',
    'not-waiting': 'Ja no espera.',
    'not-offered': 'Ja no té cap oferta.',
    'not-sent': 'El correu de l’oferta encara no ha sortit.',
    'not-lapsed': 'Ja ha tornat o ja no existeix.',
    ends: 'Ja arriba fins al final de les ofertes.',
    closed: 'Ja no es fan ofertes per a aquest esdeveniment.',
    begun: 'L’esdeveniment ha començat o està cancel·lat.',
    reason: 'Per afegir cadires cal un motiu.',
    already: 'Aquesta persona ja té una reserva.',
    'no-room': 'Les places lliures han canviat: torna-t’ho a mirar.',
  },
}
