export const es = {
  title: 'Opiniones',
  unread: (comments: number) => (comments === 1 ? 'comentario por leer' : 'comentarios por leer'),
  answers: (count: number) => (count === 1 ? '1 opinión' : `${count} opiniones`),
  mean: (mean: string) => `media ${mean}`,
  tooFew: 'la web enseña las notas a partir de cinco',
  comments: 'Comentarios',
  before: 'Las opiniones llegan después del evento, con el enlace del mensaje de gracias',
  messages: 'Ver los mensajes',
  none: 'Nadie ha escrito un comentario',
  nameless: 'Sin nombre',
  named: 'permite su nombre de pila',
  unnamed: 'sin nombre en la web',
  scores: (scores: string) => `cocina, vino, lugar y ritmo: ${scores}`,
  states: { pending: 'Por leer', shown: 'En la web', hidden: 'Oculto' },
  show: 'Mostrar en la web',
  showOf: (name: string) => `Mostrar en la web el comentario de ${name}`,
  hide: 'Ocultar',
  hideOf: (name: string) => `Ocultar el comentario de ${name}`,
  done: { shown: 'El comentario se ve en la web', hidden: 'El comentario no se ve en la web' },
  failed: 'Error al guardar el comentario',
  refused: 'No se ha cambiado',
  refusals: {
    unknown: 'Este comentario ya no existe.',
    conflict: 'Quien lo escribió lo ha cambiado mientras lo leías: vuelve a leerlo.',
  },
  queue: {
    label: 'Comentarios por leer',
    what: (count: number, title: string) =>
      `${count === 1 ? '1 comentario por leer' : `${count} comentarios por leer`}: «${title}»`,
    why: (count: number) =>
      count === 1
        ? 'No sale en la web hasta que alguien lo muestre.'
        : 'No salen en la web hasta que alguien los muestre.',
    read: 'Leer',
  },
}
