import { del } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './guest-texts.es.ts'

export const guestTexts = pairTexts(es, {
  title: 'Reserves',
  doorSheet: 'Full de sala',
  cancelledBy: { guest: 'per la persona', office: 'pel club' },
  diet: {
    label: 'Restriccions alimentàries',
    hint: 'Només el que la cuina hagi de saber.',
    closed: 'Ha indicat una dieta. Consultar-la queda anotat.',
    open: 'Mostra i corregeix la dieta',
    opening: 'S’està obrint…',
    consent: 'Consent que el club i la cuina facin servir aquesta dada per preparar-li el menú.',
  },
  confirmation: {
    title: 'Vols confirmar la inscripció?',
    confirm: 'Confirma la inscripció',
    busy: 'S’està confirmant…',
    text: (name) => `${name} tindrà la seva plaça sense prémer l’enllaç del correu, si en queda cap de lliure.`,
    failed: 'Error en confirmar la inscripció',
    refusals: {
      unknown: 'Ja no existeix.',
      cancelled: 'Està cancel·lada: afegeix-ne una altra.',
      begun: 'L’esdeveniment ja ha començat.',
      full: 'No hi ha places disponibles per a aquest esdeveniment',
    },
    done: 'Inscripció confirmada correctament',
    doneText: 'Li enviem la confirmació per correu.',
  },
  attendance: {
    failed: 'Error en anotar l’assistència',
    refusals: {
      unknown: 'La seva plaça està cancel·lada o ja no existeix.',
      early: 'Es pot marcar des del dia de l’esdeveniment.',
    },
  },
  dietFailed: 'Error en mostrar la dieta',
  burst: {
    summary: ({ total, guests, events }, duration) => {
      const people = guests === total ? '' : ` (${guests} persones)`
      const where = events === 1 ? '' : `, en ${events} esdeveniments`
      return `${total} inscripcions${people} en ${duration} des d’una mateixa xarxa${where}.`
    },
    facts: (from, confirmed, unconfirmed) =>
      `${from}. Confirmades per correu: ${confirmed}; sense confirmar: ${unconfirmed}. ` +
      'Pot ser una màquina o un grup en una mateixa sala.',
    rush: (event) => `Moltes reserves seguides: «${event}».`,
    rushFacts: (at, seats) =>
      `Des ${del(at)}, qui reserva ho ha de confirmar al seu correu. Places per confirmar: ${seats}.`,
    rushBookings: 'Consulta les reserves',
    undo: 'Desfés',
    title: 'Vols desfer aquestes inscripcions?',
    confirm: 'Cancel·la les inscripcions',
    busy: 'S’estan cancel·lant…',
    text: (unconfirmed) =>
      (unconfirmed === 1
        ? 'Es cancel·la 1 inscripció sense confirmar, i el que ocupa queda lliure. '
        : `Es cancel·len alhora ${unconfirmed} inscripcions sense confirmar, i les places queden lliures. `) +
      'Aquesta acció no es pot desfer.',
    notify: 'Avisa també per correu qui no ha confirmat',
    confirmedToo: (confirmed) => `Cancel·la també les confirmades (${confirmed}), amb un avís per correu`,
    failed: 'Error en cancel·lar les inscripcions',
    none: 'No en quedava cap per cancel·lar',
    done: (cancelled) => `Inscripcions cancel·lades: ${cancelled}`,
    doneText: (freed) => `Places que queden lliures: ${freed}.`,
  },
  sheet: {
    people: (count) => (count === 1 ? '1 persona' : `${count} persones`),
    diets: 'Restriccions alimentàries',
    noDiets: 'Ningú no n’ha indicat cap.',
    care: 'Dades de salut: només per a la sala i la cuina. Destrueix el full després de l’esdeveniment.',
    guests: 'Llista d’assistents',
    noGuests: 'No hi ha inscripcions',
    attended: '(ha vingut)',
    held: 'pendent de confirmar',
    byPhone: 'per telèfon',
    table: (label) => `Taula ${label}`,
    noTable: 'Sense taula',
    member: 'soci',
    claimsMember: 'diu que és soci',
    note: (text) => `Nota: ${text}`,
    staffNote: (text) => `Nota interna: ${text}`,
    unreadableDiet: 'No es pot llegir (una altra clau de xifratge)',
  },
  csv: {
    file: (event) => `inscripcions-${event}.csv`,
    heads: [
      'Nom',
      'Correu',
      'Telèfon',
      'Soci',
      'Com ens va conèixer',
      'Notes',
      'Nota interna',
      'Llengua',
      'Data d’inscripció',
      'Ha vingut',
      'Cancel·lada',
      'Confirmació',
      'Cancel·lada el',
      'Cancel·lada per',
      'Reserva a nom de',
      'Persones',
      'Taula',
      'Per telèfon',
      'Soci comprovat',
      'Pagament',
      'Pagat per aquesta plaça, en euros',
      'Forma de pagament',
      'Pagat el',
    ],
    confirmations: { held: 'Pendent', released: 'Sense confirmar', confirmed: 'Confirmada' },
  },
})

export type GuestTexts = (typeof guestTexts)['es']
