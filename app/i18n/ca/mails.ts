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
} satisfies typeof es
