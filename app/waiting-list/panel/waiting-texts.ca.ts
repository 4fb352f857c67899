import { pairTexts } from '#app/i18n/panel-texts.ts'
import { de } from '#app/i18n/elision.ts'
import { es } from './waiting-texts.es.ts'

const people = (count: number) => `${count} ${count === 1 ? 'persona' : 'persones'}`
const chairs = (count: number) => `+${count} ${count === 1 ? 'cadira' : 'cadires'}`

export const waitingTexts = pairTexts(es, {
  title: 'Llista d’espera',
  heads: { order: 'Ordre', party: 'A nom de', people: 'Persones', since: 'Espera des de', state: 'Estat' },
  none: 'No espera ningú',
  offered: (until) => `Oferta fins a ${until}`,
  offeredSoon: 'Oferta per sortir',
  mail: {
    pending: 'el correu encara no ha sortit; el termini comença quan surti',
    sent: 'el correu ja ha sortit',
    failed: 'el correu no ha arribat: truca-li',
    none: 'sense correu: truca i, si accepta, prem «Asseu»',
  },
  fits: 'Hi cap ara',
  noMail: 'sense correu: truca i prem «Asseu»',
  lacks: 'Encara no hi cap',
  lacksSeats: (count) => (count === 1 ? 'li falta 1 plaça' : `li falten ${count} places`),
  keepsTurn: (lacks) => `${lacks}; guarda el torn`,
  offer: 'Ofereix ara',
  offerTo: (name) => `Ofereix ara a ${name}`,
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
    late: (free) =>
      `${free === 1 ? '1 plaça lliure' : `${free} places lliures`}: ja no hi ha temps per a una oferta, truca i asseu qui hi càpiga.`,
    large: (free) =>
      `${free === 1 ? '1 plaça lliure' : `${free} places lliures`}: no hi cap ningú sencer, afegeix cadires o pregunta si són menys.`,
    offered: (seats, name, until) =>
      `${seats} ${seats === 1 ? 'oferta' : 'ofertes'} a ${name}${until ? ` fins a ${until}` : ''}`,
  },
  rules: {
    title: 'Com s’ofereixen les places',
    text: {
      auto: (hours) =>
        `Cada plaça lliure s’ofereix sola, de 9 a 22 h, al primer grup que hi cap sencer. Una oferta dura ${hours} h des que surt el correu i no caduca mai de 22 a 9 h. ` +
        'Qui no respon perd el torn i pot tornar al final. Sense correu no hi ha termini: cal trucar.',
      manual: (hours) =>
        `Les places lliures no s’ofereixen soles: ofereix-les tu a qui hi càpiga sencer. Una oferta dura ${hours} h des que surt el correu i no caduca mai de 22 a 9 h. ` +
        'Sense correu no hi ha termini: cal trucar.',
      off: () => 'Aquest esdeveniment no té llista d’espera.',
    },
    over: 'Ja no hi ha temps per a cap oferta: truca i asseu qui hi càpiga.',
    offers: 'Ofertes',
    modes: { auto: 'Soles', manual: 'A mà', off: 'Sense llista d’espera' },
    toAuto: 'Ofereix-les soles',
    toManual: 'Ofereix a mà',
    last: 'Última oferta',
    noOffer: 'Encara cap',
    ends: 'S’ofereix fins a',
    waiting: 'Esperen',
    figures: (parties, size) => `${parties} ${parties === 1 ? 'grup' : 'grups'}, ${people(size)}`,
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
    restore: 'Torna-la al seu lloc',
    restoreOf: (name) => `Torna ${name} al seu lloc a la llista`,
  },
  join: 'Apunta a la llista',
  joinNow: 'Apunta',
  joinHint: 'Sense correu l’avises tu per telèfon.',
  questions: {
    withdraw: {
      title: (name) => `Vols retirar l’oferta ${de(name)}?`,
      text: 'Torna al seu lloc de la llista, i les places queden lliures.',
      confirm: 'Retira l’oferta',
    },
    remove: {
      title: (name) => `Vols treure ${name} de la llista?`,
      text: 'Perd el lloc i l’oferta, si en té una. Des de «Ja no esperen» l’hi pots tornar a posar.',
      confirm: 'Treu de la llista',
    },
    mailed: (email) => `L’hi diem per correu a ${email}.`,
    call: 'No té correu: truca-li tu.',
  },
  joinRefusals: {
    unknown: 'Aquest esdeveniment ja no existeix o no està publicat.',
    cancelled: 'L’esdeveniment està cancel·lat.',
    begun: 'L’esdeveniment ja ha començat.',
    ended: 'L’esdeveniment ha acabat.',
    closed: 'Aquest esdeveniment ja no té llista d’espera.',
    'members-only': 'De moment només s’hi poden apuntar els socis.',
    'too-large': 'Són més dels que caben en una reserva d’aquest esdeveniment.',
    free: 'Hi ha lloc: afegeix una reserva.',
    already: 'Aquesta persona ja té una reserva o és a la llista.',
    'mailbox-full': 'Amb aquest correu no es poden tenir tantes places en aquest esdeveniment.',
  },
  failed: 'Error a la llista d’espera',
  done: {
    offer: 'Oferta enviada',
    join: 'Apuntada a la llista',
    kept: 'Lloc guardat',
    mailed: 'L’hi diem per correu.',
    call: 'No té correu: truca-li.',
    restore: 'Una altra vegada al seu lloc',
    extend: (until) => `Oferta prorrogada fins a ${until}`,
    withdraw: 'Oferta retirada',
    byHand: 'Les ofertes són ara a mà.',
    seat: 'Reserva feta',
    seatText: 'Li enviem la confirmació per correu.',
    return: 'De nou a la llista',
    remove: 'Fora de la llista',
    mode: { auto: 'Les places s’ofereixen soles', manual: 'Les ofertes són a mà', off: 'Sense llista d’espera' },
  },
  refusals: {
    unknown: 'Ja no és a la llista.',
    'not-waiting': 'Ja no espera.',
    'not-offered': 'Ja no té cap oferta.',
    'not-sent': 'El correu de l’oferta encara no ha sortit.',
    'not-lapsed': 'Ja ha tornat o ja no existeix.',
    'not-removed': 'Ja no es pot tornar: torna a mirar la llista.',
    ends: 'Ja arriba fins al final de les ofertes.',
    closed: 'Ja no hi ha temps per a una oferta per a aquest esdeveniment: truca i prem «Asseu».',
    begun: 'L’esdeveniment ha començat o està cancel·lat.',
    reason: 'Per afegir cadires cal un motiu.',
    already: 'Aquesta persona ja té una reserva.',
    full: 'Les places lliures han canviat: torna-t’ho a mirar.',
  },
  queue: {
    hand: {
      label: 'Places per oferir a mà',
      free: (seats, title) =>
        `${seats === 1 ? '1 plaça lliure' : `${seats} places lliures`} i gent en espera: «${title}»`,
      why: {
        late: 'Ja no hi ha temps per a una oferta: truca i asseu qui hi càpiga.',
        large: 'De la llista no hi cap ningú sencer: afegeix cadires o pregunta si són menys.',
      },
      manual: (name, size) => `Les places s’ofereixen a mà. Primer de la llista que hi cap: ${name}, ${people(size)}.`,
      call: (name, seats) => `Truca a ${name}: li guardem ${seats === 1 ? '1 plaça' : `${seats} places`}`,
      callText: (title) => `«${title}». No li arriba cap correu: accepta per aquesta persona o retira l’oferta.`,
    },
    ending: {
      label: 'Ofertes que s’acaben',
      what: (name, seats) => `Oferta que s’acaba: ${name} · ${seats === 1 ? '1 plaça' : `${seats} places`}`,
      why: (title, until) => `«${title}». Té temps fins ${until}.`,
    },
    open: 'Obre',
  },
})

export type WaitingTexts = (typeof waitingTexts)['es']
