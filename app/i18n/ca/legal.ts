import type { Texts } from '../es/index.ts'

export default {
  updated: (date) => `Última actualització: ${date}`,
  contents: 'En aquesta pàgina',
  toTop: 'Puja a dalt',
  descriptions: {
    privacy:
      'Quines dades personals guarda el Cercle Gastronòmic, per a què, durant quant de temps i com pots exercir els teus drets.',
    terms:
      'Termes dels esdeveniments i de l’ingrés al Cercle Gastronòmic: reserves, pagaments, cancel·lacions i reemborsaments.',
    notice: 'Qui és el titular d’aquest web, a què es dedica i en quines condicions el pots fer servir.',
    accessibility: 'Com procurem que aquest web serveixi a tothom, què ens falta i com ens pots avisar d’una barrera.',
  },
  facts: {
    demo: ' (dada d’exemple)',
    days: { weekdays: 'de dilluns a divendres', saturday: 'dissabtes', sunday: 'diumenges' },
    and: 'i',
  },
} satisfies Texts['legal']
