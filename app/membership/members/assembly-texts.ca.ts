import { el } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './assembly-texts.es.ts'

export const assemblyTexts = pairTexts(es, {
  link: 'Llista per a l’assemblea',
  title: 'Llista per a l’assemblea',
  back: 'Tots els socis',
  day: 'Socis en la data',
  show: 'Mostra',
  lead: (day, members) => `Socis ${el(day.toLowerCase())}: ${members}`,
  none: (day) => `No hi havia socis ${el(day)}`,
  heads: { place: 'Ordre', number: 'Número', name: 'Cognoms i nom', signature: 'Signatura' },
  suspended: (number) =>
    number === 1 ? 'No és a la llista un soci suspès.' : `No són a la llista ${number} socis suspesos.`,
})
