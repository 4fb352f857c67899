import { el } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './member-message-texts.es.ts'

export const memberMessageTexts = pairTexts(es, {
  title: 'Missatges als socis',
  back: 'Socis',
  sent: 'Missatges enviats',
  audience: {
    members: 'Tots els socis',
    chosen: 'Els triats',
    chosenHint: 'Per escriure només a uns quants, marca’ls a la llista de socis.',
    purpose: 'Què és',
    service: 'De la condició de soci',
    serviceHint: 'Assemblea, quotes, canvis d’horari: arriba a tothom.',
    news: 'Novetats',
    newsHint: 'Porta un enllaç per no rebre’n més.',
    unwanted: (count) => (count === 1 ? '1 soci no vol novetats.' : `${count} socis no volen novetats.`),
  },
  list: {
    missed: (at) => `no es va enviar ${el(at)}: el servidor estava aturat`,
    members: 'a tots els socis',
    chosen: 'a socis triats',
    type: (type) => `als socis «${type}»`,
  },
  choose: { failed: 'No es pot escriure a la selecció', nobody: 'Cap d’ells no és soci actiu.' },
})

export type MemberMessageTexts = (typeof memberMessageTexts)['es']
