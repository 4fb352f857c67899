import { pageNumber, type Noun } from '#app/noun.ts'

export const postNoun = {
  menu: {
    to: '/admin/blog',
    icon: 'newspaper',
    capability: 'blog.read',
    label: { es: 'Blog', ca: 'Blog' },
    csv: 'without-people',
  },
  navigation: { to: '/blog', label: { es: 'Blog', ca: 'Blog' } },
  found: {
    group: 'posts',
    capability: 'blog.read',
    icon: 'newspaper',
    path: '/admin/blog/:id',
    table: 'blogPosts',
    name: 'title',
    date: 'publishedAt',
    states: { column: 'status', labels: { draft: { es: 'borrador', ca: 'esborrany' } } },
  },
  choices: [
    {
      group: 'acts',
      to: '/admin/blog/nueva',
      icon: 'plus',
      capability: 'blog.edit',
      label: { es: 'Crear una publicación', ca: 'Crear una publicació' },
    },
  ],
  subjects: {
    post: {
      es: 'Publicación',
      ca: 'Publicació',
      table: 'blogPosts',
      name: 'title',
      path: '/admin/blog/:id',
      kept: {
        read: 'blog.read',
        edit: 'blog.edit',
        restores: {
          title: { es: 'Título', ca: 'Títol' },
          excerpt: { es: 'Entradilla', ca: 'Entradeta' },
          content: { es: 'Contenido', ca: 'Contingut' },
          coverImage: { es: 'Portada', ca: 'Portada' },
        },
        shows: {
          slug: { es: 'Dirección de la página', ca: 'Adreça de la pàgina' },
          status: { es: 'Estado', ca: 'Estat' },
          authorId: { es: 'Autor', ca: 'Autor' },
          eventId: { es: 'Evento (número)', ca: 'Esdeveniment (número)' },
          publishedAt: { es: 'Publicación', ca: 'Publicació' },
          scheduledAt: { es: 'Publicación programada', ca: 'Publicació programada' },
        },
      },
    },
  },
  acts: {
    'post.created': { es: 'Crear una publicación', ca: 'Crear una publicació', open: 'undone' },
    'post.deleted': { es: 'Eliminar una publicación', ca: 'Eliminar una publicació', open: 'record' },
    'post.published': {
      es: 'Publicar una publicación programada a su hora',
      ca: 'Publicar una publicació programada a la seva hora',
      open: 'outside',
    },
    'post.restored': {
      es: 'Recuperar textos anteriores de una publicación',
      ca: 'Recuperar textos anteriors d’una publicació',
      open: 'undone',
    },
    'post.undeleted': {
      es: 'Sacar una publicación de la papelera',
      ca: 'Treure una publicació de la paperera',
      open: 'undone',
    },
    'post.updated': { es: 'Editar una publicación', ca: 'Editar una publicació', open: 'undone' },
  },
  cachedPages: [
    { path: /^\/blog$/, parameters: { pagina: pageNumber } },
    { path: /^\/blog\/rss\.xml$/ },
    { path: /^\/blog\/[a-z0-9_-]{1,120}$/ },
  ],
} as const satisfies Noun
