export const es = {
  title: 'Gestión del Blog',
  newPost: 'Nueva publicación',
  edit: 'Editar publicación',
  onSite: 'Ver en la web',
  preview: 'Vista previa',
  allPosts: 'Todas las publicaciones',
  list: {
    label: 'Publicaciones',
    search: 'Buscar publicaciones por título',
    searchExample: 'Buscar publicaciones…',
    status: 'Estado',
    statuses: { all: 'Todas', published: 'Publicadas', draft: 'Borradores' },
    failed: 'Error al cargar las publicaciones del blog',
    noneFound: 'Ninguna publicación coincide con la búsqueda',
    none: 'No hay publicaciones registradas',
    noun: ['publicación', 'publicaciones'] as const,
    heads: { title: 'Título', status: 'Estado', created: 'Fecha de creación' },
    edit: (title: string) => `Editar ${title}`,
    remove: (title: string) => `Eliminar ${title}`,
  },
  status: { published: 'Publicado', draft: 'Borrador' },
  scheduled: (day: string, time: string) => `Programada para el ${day} a las ${time}`,
  deletion: {
    title: '¿Eliminar la publicación?',
    confirm: 'Eliminar publicación',
    busy: 'Eliminando…',
    text: (title: string) => `«${title}» se elimina en los dos idiomas.`,
    publishedText: (title: string) => `«${title}» se elimina en los dos idiomas y su dirección deja de funcionar.`,
    failed: 'Error al eliminar la publicación',
    done: 'Publicación eliminada correctamente',
    inTrash: 'Queda 30 días en la papelera.',
    unknown: 'Esta publicación ya no existe.',
  },
  selected: {
    publish: {
      label: 'Publicar',
      title: (count: number) => (count === 1 ? '¿Publicar 1 publicación?' : `¿Publicar ${count} publicaciones?`),
      text: 'Se ven en el blog para todo el mundo, con la fecha de hoy. Se puede deshacer.',
      confirm: 'Publicar',
      busy: 'Publicando…',
      done: (count: number) =>
        count === 0
          ? 'No se ha publicado nada'
          : count === 1
            ? '1 publicación publicada'
            : `${count} publicaciones publicadas`,
    },
    archive: {
      label: 'Pasar a borrador',
      title: (count: number) =>
        count === 1 ? '¿Pasar 1 publicación a borrador?' : `¿Pasar ${count} publicaciones a borrador?`,
      text: 'Dejan de verse en el blog, y se quedan en esta lista como borradores. Se puede deshacer: vuelven con su fecha.',
      confirm: 'Pasar a borrador',
      busy: 'Guardando…',
      done: (count: number) =>
        count === 0
          ? 'Nada ha pasado a borrador'
          : count === 1
            ? '1 publicación es ahora un borrador'
            : `${count} publicaciones son ahora borradores`,
    },
    delete: {
      label: 'Eliminar',
      title: (count: number) => (count === 1 ? '¿Eliminar 1 publicación?' : `¿Eliminar ${count} publicaciones?`),
      text: 'Se eliminan en los dos idiomas, y las direcciones de las publicadas dejan de funcionar. Quedan 30 días en la papelera.',
      confirm: 'Eliminar',
      busy: 'Eliminando…',
      danger: true,
      done: (count: number) =>
        count === 0
          ? 'No se ha eliminado nada'
          : count === 1
            ? '1 publicación eliminada'
            : `${count} publicaciones eliminadas`,
    },
    why: {
      conflict: 'alguien la ha cambiado mientras tanto.',
      published: 'ya estaba publicada.',
      unpublished: 'ya era un borrador.',
    },
    undone: (count: number) =>
      count === 0
        ? 'No se ha deshecho nada'
        : count === 1
          ? '1 publicación vuelve a estar como antes'
          : `${count} publicaciones vuelven a estar como antes`,
  },
  errors: {
    eventTaken: 'Esta cena ya tiene una crónica',
    eventGone: 'Este evento ya no existe',
    momentWrong: 'Introduce la fecha y la hora, o deja el campo vacío',
    noSuchTime: 'Esa hora no existe: esa noche cambia la hora',
    past: 'Esa hora ya ha pasado',
    titleTooShort: 'El título debe tener al menos 3 caracteres',
    slugTooShort: 'El slug debe tener al menos 3 caracteres',
    contentTooShort: 'El contenido debe tener al menos 10 caracteres',
    conflict:
      'Otra persona ha guardado esta publicación mientras la editabas. ' +
      'Lo que has escrito sigue aquí: cópialo, vuelve a abrirla y añade tus cambios.',
    unknown:
      'Otra persona ha eliminado esta publicación. ' +
      'Lo que has escrito sigue aquí: cópialo si quieres publicarlo de nuevo.',
    notSaved: 'Error al guardar la publicación',
  },
  form: {
    noun: { one: 'esta publicación', edited: 'la' },
    save: 'Guardar publicación',
    language: 'Idioma del texto',
    content: 'Contenido',
    title: 'Título',
    excerpt: 'Extracto',
    excerptHint: 'Se muestra en la lista del blog y al compartir.',
    cover: 'Imagen de portada',
    publication: 'Publicación',
    status: 'Estado',
    draftHint: 'Solo se ve desde el panel.',
    publishedHint: 'Visible en el blog para todo el mundo.',
    publishAt: 'Se publica sola',
    publishAtHint: 'Hora del club. Hasta entonces es un borrador; vacío, hasta que alguien lo publique.',
    slug: 'Slug',
    slugHint: 'La dirección: /blog/slug. Si ya existe, se le añade un número.',
    generate: 'Generar',
    chronicle: 'Crónica',
    chronicleOf: 'Cena de la que habla',
    chronicleHint: 'La página de la cena enlaza con la publicación, y al revés.',
    noEvent: 'Ninguna',
  },
  chronicle: { eaten: 'Lo que se comió' },
  csv: {
    file: 'blog.csv',
    heads: [
      'Título',
      'Título en catalán',
      'Slug',
      'Estado',
      'Fecha de creación',
      'Fecha de publicación',
      'Programada para',
    ],
  },
}
