import { de } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './opinion-texts.es.ts'

export const opinionTexts = pairTexts(es, {
  title: 'Opinions',
  unread: (comments) => (comments === 1 ? 'comentari per llegir' : 'comentaris per llegir'),
  answers: (count) => (count === 1 ? '1 opinió' : `${count} opinions`),
  mean: (mean) => `mitjana ${mean}`,
  tooFew: 'el web mostra les notes a partir de cinc',
  comments: 'Comentaris',
  before: 'Les opinions arriben després de l’esdeveniment, amb l’enllaç del missatge de gràcies',
  messages: 'Mostra els missatges',
  none: 'Ningú no ha escrit cap comentari',
  nameless: 'Sense nom',
  named: 'permet el seu nom de pila',
  unnamed: 'sense nom al web',
  scores: (scores) => `cuina, vi, lloc i ritme: ${scores}`,
  states: { pending: 'Per llegir', shown: 'Al web', hidden: 'Ocult' },
  show: 'Mostra al web',
  showOf: (name) => `Mostra al web el comentari ${de(name)}`,
  hide: 'Amaga',
  hideOf: (name) => `Amaga el comentari ${de(name)}`,
  done: { shown: 'El comentari es veu al web', hidden: 'El comentari no es veu al web' },
  failed: 'Error en desar el comentari',
  refused: 'No s’ha canviat',
  refusals: {
    unknown: 'Aquest comentari ja no existeix.',
    conflict: 'Qui el va escriure l’ha canviat mentre el llegies: torna’l a llegir.',
  },
  queue: {
    label: 'Comentaris per llegir',
    what: (count, title) => `${count === 1 ? '1 comentari per llegir' : `${count} comentaris per llegir`}: «${title}»`,
    why: (count) =>
      count === 1 ? 'No surt al web fins que algú el mostri.' : 'No surten al web fins que algú els mostri.',
    read: 'Llegeix',
  },
})

export type OpinionTexts = (typeof opinionTexts)['es']
