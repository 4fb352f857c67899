import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './change-texts.es.ts'

const people = (count: number) => (count === 1 ? '1 persona' : `${count} persones`)

export const changePanelTexts = pairTexts(es, {
  title: (count) => (count === 0 ? 'Avisa per telèfon' : `Avisa ${people(count)}`),
  tell: (count) => (count === 0 ? 'Desa' : `Avisa ${people(count)}`),
  keepQuiet: 'Desa sense avisar',
  samePlace: 'És el mateix lloc: desa sense avisar',
  reason: 'Motiu per no avisar (queda a l’auditoria, sense noms)',
  quietTerms: 'No surt cap correu. El dret a cancel·lar amb reemborsament íntegre es manté.',
  saving: 'S’està desant…',
  intro: 'En desar, surt un correu per a cadascuna, en la seva llengua, amb la cita del calendari corregida.',
  terms: 'Segons els termes, qui té plaça pot cancel·lar amb reemborsament íntegre fins que comenci.',
  fact: { time: 'Hora', date: 'Data', place: 'Lloc', price: 'Preu' },
  free: 'Gratuït',
  was: 'abans',
  is: 'ara',
  language: { es: 'En castellà', ca: 'En català' },
  booked: 'amb plaça',
  waiting: 'en llista d’espera',
  mails: (count) => (count === 1 ? '1 correu' : `${count} correus`),
  calls: (count) => (count === 1 ? 'No té correu: truca-li.' : 'No tenen correu: truca’ls.'),
  noPhone: 'sense telèfon',
})
