import type { Texts } from '../es/index.ts'

export default {
  now: 'S’està enviant…',
  offline:
    'No hi ha connexió. No s’ha enviat res i el que has escrit encara és aquí: torna-ho a provar quan torni la xarxa.',
  noAnswer: 'No hem rebut resposta. El que has escrit encara és aquí: torna-ho a provar.',
  unavailable: 'Ara mateix no ho podem desar. El que has escrit encara és aquí: torna-ho a provar d’aquí a un moment.',
  signedOut:
    'La teva sessió s’ha acabat. El que has escrit encara és aquí: entra una altra vegada en una altra pestanya i torna-ho a enviar.',
  signIn: 'Entra',
} satisfies Texts['sending']
