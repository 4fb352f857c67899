import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const opinionTexts = panelTexts({
  title: { es: 'Opiniones', ca: 'Opinions' },
  unread: {
    es: (comments: number) => (comments === 1 ? 'comentario por leer' : 'comentarios por leer'),
    ca: (comments: number) => (comments === 1 ? 'comentari per llegir' : 'comentaris per llegir'),
  },
  answers: {
    es: (count: number) => (count === 1 ? '1 opinión' : `${count} opiniones`),
    ca: (count: number) => (count === 1 ? '1 opinió' : `${count} opinions`),
  },
  mean: { es: (mean: string) => `media ${mean}`, ca: (mean: string) => `mitjana ${mean}` },
  tooFew: { es: 'la web enseña las notas a partir de cinco', ca: 'el web mostra les notes a partir de cinc' },
  comments: { es: 'Comentarios', ca: 'Comentaris' },
  before: {
    es: 'Las opiniones llegan después del evento, con el enlace del mensaje de gracias',
    ca: 'Les opinions arriben després de l’esdeveniment, amb l’enllaç del missatge de gràcies',
  },
  messages: { es: 'Ver los mensajes', ca: 'Mostra els missatges' },
  none: { es: 'Nadie ha escrito un comentario', ca: 'Ningú no ha escrit cap comentari' },
  nameless: { es: 'Sin nombre', ca: 'Sense nom' },
  named: { es: 'permite su nombre de pila', ca: 'permet el seu nom de pila' },
  unnamed: { es: 'sin nombre en la web', ca: 'sense nom al web' },
  scores: {
    es: (scores: string) => `cocina, vino, lugar y ritmo: ${scores}`,
    ca: (scores: string) => `cuina, vi, lloc i ritme: ${scores}`,
  },
  states: {
    pending: { es: 'Por leer', ca: 'Per llegir' },
    shown: { es: 'En la web', ca: 'Al web' },
    hidden: { es: 'Oculto', ca: 'Ocult' },
  },
  show: { es: 'Mostrar en la web', ca: 'Mostra al web' },
  showOf: {
    es: (name: string) => `Mostrar en la web el comentario de ${name}`,
    ca: (name: string) => `Mostra al web el comentari ${de(name)}`,
  },
  hide: { es: 'Ocultar', ca: 'Amaga' },
  hideOf: {
    es: (name: string) => `Ocultar el comentario de ${name}`,
    ca: (name: string) => `Amaga el comentari ${de(name)}`,
  },
  done: {
    shown: { es: 'El comentario se ve en la web', ca: 'El comentari es veu al web' },
    hidden: { es: 'El comentario no se ve en la web', ca: 'El comentari no es veu al web' },
  },
  failed: { es: 'Error al guardar el comentario', ca: 'Error en desar el comentari' },
  refused: { es: 'No se ha cambiado', ca: 'No s’ha canviat' },
  refusals: {
    unknown: { es: 'Este comentario ya no existe.', ca: 'Aquest comentari ja no existeix.' },
    conflict: {
      es: 'Quien lo escribió lo ha cambiado mientras lo leías: vuelve a leerlo.',
      ca: 'Qui el va escriure l’ha canviat mentre el llegies: torna’l a llegir.',
    },
  },
  queue: {
    label: { es: 'Comentarios por leer', ca: 'Comentaris per llegir' },
    what: {
      es: (count: number, title: string) =>
        `${count === 1 ? '1 comentario por leer' : `${count} comentarios por leer`}: «${title}»`,
      ca: (count: number, title: string) =>
        `${count === 1 ? '1 comentari per llegir' : `${count} comentaris per llegir`}: «${title}»`,
    },
    why: {
      es: (count: number) =>
        count === 1
          ? 'No sale en la web hasta que alguien lo muestre.'
          : 'No salen en la web hasta que alguien los muestre.',
      ca: (count: number) =>
        count === 1 ? 'No surt al web fins que algú el mostri.' : 'No surten al web fins que algú els mostri.',
    },
    read: { es: 'Leer', ca: 'Llegeix' },
  },
})

export type OpinionTexts = (typeof opinionTexts)['es']
