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
  saved: {
    title: 'Fet',
    text: 'El que has enviat ha quedat desat i no cal que ho tornis a enviar. Ara mateix no et podem mostrar la pàgina.',
  },
} satisfies typeof es
