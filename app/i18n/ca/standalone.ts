import type es from '../es/standalone.ts'

export default {
  home: 'Torna a l’inici',
  retry: 'Torna-ho a provar',
  busy: {
    title: 'Hi ha molta gent a la porta',
    text: 'Ara mateix no donem l’abast. Torna-ho a provar d’aquí a uns segons.',
  },
  tooFast: {
    title: 'Massa visites seguides',
    text: 'Des de la teva connexió arriben moltes peticions alhora. Espera uns segons i torna-ho a provar.',
  },
  maintenance: {
    title: 'Tornem de seguida',
    text: 'Estem fent una tasca de manteniment i el web tornarà a obrir d’aquí a uns minuts. Si acabes d’enviar un formulari, no ha quedat desat: torna enrere i torna’l a enviar més tard.',
  },
  saved: {
    title: 'Fet',
    text: 'El que has enviat ha quedat desat i no cal que ho tornis a enviar. Ara mateix no et podem mostrar la pàgina.',
  },
} satisfies typeof es
