import { de } from '../elision.ts'
import type es from '../es/event-pages.ts'

export default {
  booked: {
    title: 'Tens plaça',
    partyOf: 'Taula per a',
    confirmation: 'La confirmació és al teu correu.',
    at: (time) => `a les ${time}`,
    directions: 'Com arribar-hi',
    payment: 'El web no cobra: es paga com digui qui organitza.',
    calendar: 'Calendari',
    cancelling: 'L’enllaç per canviar noms o cancel·lar és al correu que t’hem enviat.',
    again: {
      before: 'No arriba?',
      link: 'Obre el formulari',
      after: ': amb les mateixes dades te l’enviarem una altra vegada.',
    },
    forget: { before: 'No ets tu o ja has cancel·lat?', button: 'Oblida-ho en aquest navegador' },
  },
  confirm: {
    title: 'Confirma la inscripció',
    question: (name) => `Ets a punt de confirmar la plaça ${de(name)} a:`,
    held: (time) => `Te la guardem fins a aquesta hora: ${time}.`,
    released: 'Ara mateix no et guardem cap plaça: si en queda cap de lliure quan la confirmis, serà teva.',
    button: 'Confirma la meva plaça',
    questionParty: (name, size) => `Ets a punt de confirmar la taula de ${size} ${de(name)} a:`,
    heldParty: (time) => `Us la guardem fins a aquesta hora: ${time}.`,
    releasedParty: 'Ara mateix no us guardem cap plaça: si quan la confirmis n’hi ha per a tothom, seran vostres.',
    buttonParty: 'Confirma la taula',
    doneParty: 'La vostra taula està confirmada',
    done: 'La teva plaça està confirmada',
    doneText: 'T’enviem un correu amb les dades de l’esdeveniment i l’enllaç per cancel·lar-la.',
    full: 'Ja no queden places',
    fullText:
      'No hi ha places disponibles per a aquest esdeveniment. Si algú cancel·la, aquest mateix enllaç et donarà la seva.',
    cancelled: 'Aquesta inscripció està cancel·lada',
    cancelledText: 'Si encara vols venir, torna a inscriure’t a la pàgina de l’esdeveniment.',
    startedText: 'Ja no es pot confirmar. Si hi ha cap problema, escriu-nos.',
  },
  cancel: {
    title: 'Cancel·la la inscripció',
    question: (name) => `Ets a punt de cancel·lar la plaça ${de(name)} a:`,
    inTime: (price) => `Ets a temps: et tornaran els ${price} que has pagat.`,
    changed: (price) =>
      `L’esdeveniment ha canviat d’ençà que t’hi vas inscriure: et tornaran els ${price} que has pagat.`,
    unpaid: 'No ens consta cap pagament: no hi ha res per tornar.',
    late: 'El termini s’ha acabat: segons les condicions, la cancel·lació ja no dona dret a reemborsament.',
    button: 'Cancel·la la meva plaça',
    keep: 'Conserva la meva plaça',
    questionParty: (name, size) => `Ets a punt de cancel·lar la taula de ${size} ${de(name)} a:`,
    buttonParty: 'Cancel·la la taula',
    keepParty: 'Conserva la taula',
    someParty: 'Només en falten alguns? Cancel·la les seves places a la teva reserva',
    doneParty: 'La vostra taula ha quedat lliure',
    done: 'La teva plaça ha quedat lliure',
    free: 'Era gratuït: no hi ha res per tornar.',
    doneFree: 'T’hem enviat un correu que ho confirma. Gràcies per deixar la cadira a una altra persona.',
    doneInTime: (price) =>
      `Et tornaran els ${price} que havies pagat. T’hem enviat un correu que ho confirma, i el club ho sap. Gràcies per deixar la cadira a una altra persona.`,
    doneUnpaid:
      'No ens consta cap pagament: no hi ha res per tornar. T’hem enviat un correu que ho confirma, i el club ho sap. Gràcies per deixar la cadira a una altra persona.',
    doneLate:
      'Has avisat fora de termini: segons les condicions, no hi ha reemborsament. T’hem enviat un correu que ho confirma. Gràcies per deixar la cadira a una altra persona.',
    already: 'Aquesta inscripció ja està cancel·lada',
    alreadyText: 'No cal que facis res més.',
    eventCancelled: 'L’esdeveniment està cancel·lat',
    eventCancelledText: 'El club l’ha cancel·lat. No cal que facis res.',
    started: 'L’esdeveniment ja ha començat',
    startedText: 'Des d’aquí ja no es pot cancel·lar. Si hi ha cap problema, escriu-nos.',
    unknown: 'Aquest enllaç no és vàlid',
    unknownText: 'Comprova que has copiat tota l’adreça del correu. Si no funciona, escriu-nos i ho arreglem.',
  },
} satisfies typeof es
