import type { Texts } from '../es/index.ts'

export default {
  title: 'Sol·licita l’ingrés',
  lead: 'Tots els camps són obligatoris, llevat dels opcionals.',
  side: 'Queda una cadira lliure',
  sideText: 'Llegim totes les sol·licituds. Et respondrem per correu d’aquí a pocs dies.',
  facts: [
    ['Qui la llegeix', 'Una persona del club, no pas un programa.'],
    ['Quant costa', 'Enviar-la és gratuït i no obliga a res. La quota te la diem abans que completis les dades.'],
    ['Què passa després', 'Si s’aprova, reps per correu un enllaç personal per completar les dades.'],
  ],
  fee: {
    year: (amount) => `${amount} l’any`,
    quarter: (amount) => `${amount} l’any, en quatre pagaments`,
    months: 'el primer any, només els mesos que queden',
  },
  fullName: 'Nom complet',
  email: 'Correu electrònic',
  phone: 'Telèfon',
  reason: 'Per què t’hi vols unir?',
  cancel: 'Cancel·la',
  terms: { before: 'Quan envies la sol·licitud, acceptes els ', link: 'termes i condicions', after: '.' },
  submit: 'Envia la sol·licitud',
  submitting: 'S’està enviant…',
  done: 'Sol·licitud d’ingrés enviada',
  doneText: 'Aviat ens posarem en contacte amb tu. També rebràs un correu electrònic de confirmació.',
  failed: 'Error en enviar la sol·licitud',
  failedText: 'El que has escrit continua aquí.',
  backHome: 'Torna a l’inici',
} satisfies Texts['membership']
