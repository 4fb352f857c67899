import { al } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const postPanelTexts = panelTexts({
  title: { es: 'Gestión del Blog', ca: 'Gestió del blog' },
  newPost: { es: 'Nueva publicación', ca: 'Publicació nova' },
  edit: { es: 'Editar publicación', ca: 'Edita la publicació' },
  onSite: { es: 'Ver en la web', ca: 'Mostra-la al web' },
  preview: { es: 'Vista previa', ca: 'Vista prèvia' },
  allPosts: { es: 'Todas las publicaciones', ca: 'Totes les publicacions' },
  list: {
    label: { es: 'Publicaciones', ca: 'Publicacions' },
    search: { es: 'Buscar publicaciones por título', ca: 'Cerca publicacions per títol' },
    searchExample: { es: 'Buscar publicaciones…', ca: 'Cerca publicacions…' },
    status: { es: 'Estado', ca: 'Estat' },
    statuses: {
      all: { es: 'Todas', ca: 'Totes' },
      published: { es: 'Publicadas', ca: 'Publicades' },
      draft: { es: 'Borradores', ca: 'Esborranys' },
    },
    failed: { es: 'Error al cargar las publicaciones del blog', ca: 'Error en carregar les publicacions del blog' },
    noneFound: { es: 'Ninguna publicación coincide con la búsqueda', ca: 'Cap publicació no coincideix amb la cerca' },
    none: { es: 'No hay publicaciones registradas', ca: 'No hi ha publicacions' },
    noun: { es: ['publicación', 'publicaciones'], ca: ['publicació', 'publicacions'] },
    heads: {
      title: { es: 'Título', ca: 'Títol' },
      status: { es: 'Estado', ca: 'Estat' },
      created: { es: 'Fecha de creación', ca: 'Data de creació' },
    },
    edit: { es: (title: string) => `Editar ${title}`, ca: (title: string) => `Edita ${title}` },
    remove: { es: (title: string) => `Eliminar ${title}`, ca: (title: string) => `Elimina ${title}` },
  },
  status: { published: { es: 'Publicado', ca: 'Publicada' }, draft: { es: 'Borrador', ca: 'Esborrany' } },
  scheduled: {
    es: (day: string, time: string) => `Programada para el ${day} a las ${time}`,
    ca: (day: string, time: string) => `Programada per ${al(day)} a les ${time}`,
  },
  deletion: {
    title: { es: '¿Eliminar la publicación?', ca: 'Vols eliminar la publicació?' },
    confirm: { es: 'Eliminar publicación', ca: 'Elimina la publicació' },
    busy: { es: 'Eliminando…', ca: 'S’està eliminant…' },
    text: {
      es: (title: string) => `«${title}» se elimina en los dos idiomas.`,
      ca: (title: string) => `«${title}» s’elimina en les dues llengües.`,
    },
    publishedText: {
      es: (title: string) => `«${title}» se elimina en los dos idiomas y su dirección deja de funcionar.`,
      ca: (title: string) => `«${title}» s’elimina en les dues llengües i la seva adreça deixa de funcionar.`,
    },
    failed: { es: 'Error al eliminar la publicación', ca: 'Error en eliminar la publicació' },
    done: { es: 'Publicación eliminada correctamente', ca: 'Publicació eliminada correctament' },
    inTrash: { es: 'Queda 30 días en la papelera.', ca: 'Queda 30 dies a la paperera.' },
    unknown: { es: 'Esta publicación ya no existe.', ca: 'Aquesta publicació ja no existeix.' },
  },
  selected: {
    publish: {
      label: { es: 'Publicar', ca: 'Publica' },
      title: {
        es: (count: number) => (count === 1 ? '¿Publicar 1 publicación?' : `¿Publicar ${count} publicaciones?`),
        ca: (count: number) => (count === 1 ? 'Vols publicar 1 publicació?' : `Vols publicar ${count} publicacions?`),
      },
      text: {
        es: 'Se ven en el blog para todo el mundo, con la fecha de hoy. Se puede deshacer.',
        ca: 'Es veuen al blog per a tothom, amb la data d’avui. Es pot desfer.',
      },
      confirm: { es: 'Publicar', ca: 'Publica' },
      busy: { es: 'Publicando…', ca: 'S’està publicant…' },
      done: {
        es: (count: number) =>
          count === 0
            ? 'No se ha publicado nada'
            : count === 1
              ? '1 publicación publicada'
              : `${count} publicaciones publicadas`,
        ca: (count: number) =>
          count === 0
            ? 'No s’ha publicat res'
            : count === 1
              ? '1 publicació publicada'
              : `${count} publicacions publicades`,
      },
    },
    archive: {
      label: { es: 'Pasar a borrador', ca: 'Passa a esborrany' },
      title: {
        es: (count: number) =>
          count === 1 ? '¿Pasar 1 publicación a borrador?' : `¿Pasar ${count} publicaciones a borrador?`,
        ca: (count: number) =>
          count === 1 ? 'Vols passar 1 publicació a esborrany?' : `Vols passar ${count} publicacions a esborrany?`,
      },
      text: {
        es: 'Dejan de verse en el blog, y se quedan en esta lista como borradores. Se puede deshacer: vuelven con su fecha.',
        ca: 'Deixen de veure’s al blog i es queden en aquesta llista com a esborranys. Es pot desfer: tornen amb la seva data.',
      },
      confirm: { es: 'Pasar a borrador', ca: 'Passa a esborrany' },
      busy: { es: 'Guardando…', ca: 'S’està desant…' },
      done: {
        es: (count: number) =>
          count === 0
            ? 'Nada ha pasado a borrador'
            : count === 1
              ? '1 publicación es ahora un borrador'
              : `${count} publicaciones son ahora borradores`,
        ca: (count: number) =>
          count === 0
            ? 'Res no ha passat a esborrany'
            : count === 1
              ? '1 publicació és ara un esborrany'
              : `${count} publicacions són ara esborranys`,
      },
    },
    delete: {
      label: { es: 'Eliminar', ca: 'Elimina' },
      title: {
        es: (count: number) => (count === 1 ? '¿Eliminar 1 publicación?' : `¿Eliminar ${count} publicaciones?`),
        ca: (count: number) => (count === 1 ? 'Vols eliminar 1 publicació?' : `Vols eliminar ${count} publicacions?`),
      },
      text: {
        es: 'Se eliminan en los dos idiomas, y las direcciones de las publicadas dejan de funcionar. Quedan 30 días en la papelera.',
        ca: 'S’eliminen en totes dues llengües, i les adreces de les publicades deixen de funcionar. Queden 30 dies a la paperera.',
      },
      confirm: { es: 'Eliminar', ca: 'Elimina' },
      busy: { es: 'Eliminando…', ca: 'S’està eliminant…' },
      danger: { es: true, ca: true },
      done: {
        es: (count: number) =>
          count === 0
            ? 'No se ha eliminado nada'
            : count === 1
              ? '1 publicación eliminada'
              : `${count} publicaciones eliminadas`,
        ca: (count: number) =>
          count === 0
            ? 'No s’ha eliminat res'
            : count === 1
              ? '1 publicació eliminada'
              : `${count} publicacions eliminades`,
      },
    },
    why: {
      conflict: { es: 'alguien la ha cambiado mientras tanto.', ca: 'algú l’ha canviada mentrestant.' },
      published: { es: 'ya estaba publicada.', ca: 'ja estava publicada.' },
      unpublished: { es: 'ya era un borrador.', ca: 'ja era un esborrany.' },
    },
    undone: {
      es: (count: number) =>
        count === 0
          ? 'No se ha deshecho nada'
          : count === 1
            ? '1 publicación vuelve a estar como antes'
            : `${count} publicaciones vuelven a estar como antes`,
      ca: (count: number) =>
        count === 0
          ? 'No s’ha desfet res'
          : count === 1
            ? '1 publicació torna a estar com abans'
            : `${count} publicacions tornen a estar com abans`,
    },
  },
  errors: {
    eventTaken: { es: 'Esta cena ya tiene una crónica', ca: 'Aquest sopar ja té una crònica' },
    eventGone: { es: 'Este evento ya no existe', ca: 'Aquest esdeveniment ja no existeix' },
    momentWrong: {
      es: 'Introduce la fecha y la hora, o deja el campo vacío',
      ca: 'Introdueix la data i l’hora, o deixa el camp buit',
    },
    noSuchTime: {
      es: 'Esa hora no existe: esa noche cambia la hora',
      ca: 'Aquesta hora no existeix: aquella nit canvia l’hora',
    },
    past: { es: 'Esa hora ya ha pasado', ca: 'Aquesta hora ja ha passat' },
    titleTooShort: { es: 'El título debe tener al menos 3 caracteres', ca: 'El títol ha de tenir almenys 3 caràcters' },
    slugTooShort: { es: 'El slug debe tener al menos 3 caracteres', ca: 'L’adreça ha de tenir almenys 3 caràcters' },
    contentTooShort: {
      es: 'El contenido debe tener al menos 10 caracteres',
      ca: 'El contingut ha de tenir almenys 10 caràcters',
    },
    conflict: {
      es:
        'Otra persona ha guardado esta publicación mientras la editabas. ' +
        'Lo que has escrito sigue aquí: cópialo, vuelve a abrirla y añade tus cambios.',
      ca:
        'Una altra persona ha desat aquesta publicació mentre l’editaves. ' +
        'El que has escrit encara és aquí: copia-ho, torna-la a obrir i afegeix-hi els teus canvis.',
    },
    unknown: {
      es:
        'Otra persona ha eliminado esta publicación. ' +
        'Lo que has escrito sigue aquí: cópialo si quieres publicarlo de nuevo.',
      ca:
        'Una altra persona ha eliminat aquesta publicació. ' +
        'El que has escrit encara és aquí: copia-ho si ho vols tornar a publicar.',
    },
    notSaved: { es: 'Error al guardar la publicación', ca: 'Error en desar la publicació' },
  },
  form: {
    noun: { one: { es: 'esta publicación', ca: 'aquesta publicació' }, edited: { es: 'la', ca: 'la' } },
    save: { es: 'Guardar publicación', ca: 'Desa la publicació' },
    language: { es: 'Idioma del texto', ca: 'Llengua del text' },
    content: { es: 'Contenido', ca: 'Contingut' },
    title: { es: 'Título', ca: 'Títol' },
    excerpt: { es: 'Extracto', ca: 'Extracte' },
    excerptHint: {
      es: 'Se muestra en la lista del blog y al compartir.',
      ca: 'Es mostra a la llista del blog i quan es comparteix.',
    },
    cover: { es: 'Imagen de portada', ca: 'Imatge de portada' },
    publication: { es: 'Publicación', ca: 'Publicació' },
    status: { es: 'Estado', ca: 'Estat' },
    draftHint: { es: 'Solo se ve desde el panel.', ca: 'Només es veu des del panell.' },
    publishedHint: { es: 'Visible en el blog para todo el mundo.', ca: 'Visible al blog per a tothom.' },
    publishAt: { es: 'Se publica sola', ca: 'Es publica sola' },
    publishAtHint: {
      es: 'Hora del club. Hasta entonces es un borrador; vacío, hasta que alguien lo publique.',
      ca: 'Hora del club. Fins aleshores és un esborrany; buit, fins que algú el publiqui.',
    },
    slug: { es: 'Slug', ca: 'Adreça (slug)' },
    slugHint: {
      es: 'La dirección: /blog/slug. Si ya existe, se le añade un número.',
      ca: 'L’adreça: /blog/slug. Si ja existeix, s’hi afegeix un número.',
    },
    generate: { es: 'Generar', ca: 'Genera' },
    chronicle: { es: 'Crónica', ca: 'Crònica' },
    chronicleOf: { es: 'Cena de la que habla', ca: 'Sopar de què parla' },
    chronicleHint: {
      es: 'La página de la cena enlaza con la publicación, y al revés.',
      ca: 'La pàgina del sopar enllaça amb la publicació, i a l’inrevés.',
    },
    noEvent: { es: 'Ninguna', ca: 'Cap' },
  },
  chronicle: { eaten: { es: 'Lo que se comió', ca: 'El que es va menjar' } },
  csv: {
    file: { es: 'blog.csv', ca: 'blog.csv' },
    heads: {
      es: [
        'Título',
        'Título en catalán',
        'Slug',
        'Estado',
        'Fecha de creación',
        'Fecha de publicación',
        'Programada para',
      ],
      ca: ['Títol', 'Títol en català', 'Slug', 'Estat', 'Data de creació', 'Data de publicació', 'Programada per a'],
    },
  },
})

export type PostTexts = (typeof postPanelTexts)['es']
