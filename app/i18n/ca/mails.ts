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
  membershipRequest: {
    subject: 'Hem rebut la teva sol·licitud',
    heading: 'La teva sol·licitud és a taula',
    intro: 'Gràcies per voler seure amb nosaltres. Hem rebut la teva sol·licitud d’ingrés al Cercle i la llegirem amb calma.',
    next: 'Et respondrem per correu en pocs dies. No cal que facis res més.',
    meanwhile: 'Mentrestant, pots veure què es cou al calendari: la majoria de taules són obertes també a qui encara no és soci.',
    seeEvents: 'Mostra els esdeveniments',
    notYou: 'Si no has estat tu, no facis cas d’aquest correu o escriu-nos i esborrarem la sol·licitud.',
  },
} satisfies typeof es
