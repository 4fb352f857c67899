import type es from '../es/mails.ts'

export default {
  greeting: (name) => `Hola, ${name}:`,
  signature: 'La taula del Cercle',
  footer: 'Reps aquest correu perquè has escrit al Cercle Gastronòmic.',
  registration: {
    subject: (title) => `La teva plaça a «${title}»`,
    heading: 'Tens una cadira a taula',
    intro: 'Hem apuntat la teva plaça. Guarda aquest correu: hi trobaràs les dades i, per si canvies de plans, l’enllaç per cancel·lar-la.',
    date: 'Data',
    place: 'Lloc',
    price: 'Preu',
    free: 'Gratuït',
    organizer: 'Organitza',
    name: 'A nom de',
    calendar: 'El fitxer adjunt afegeix la cita al teu calendari.',
    seeEvent: 'Mostra l’esdeveniment',
    cancelIntro: 'Si no pots venir, cancel·la la plaça: amb un mínim de 48 hores d’antelació, el reemborsament és complet.',
    cancel: 'Cancel·la la meva plaça',
  },
  contact: {
    subject: 'Hem rebut el teu missatge',
    heading: 'Hem rebut el teu missatge',
    text: 'Ens posarem en contacte amb tu aviat. Gràcies pel teu interès.',
    urgent: 'Si corre pressa, truca’ns en horari d’atenció: trobaràs el telèfon al peu d’aquest correu.',
    notYou: 'No ens has escrit tu? Algú deu haver posat la teva adreça per error; no cal que facis res.',
  },
} satisfies typeof es
