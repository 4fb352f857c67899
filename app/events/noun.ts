import { pageNumber, type Noun } from '#app/noun.ts'

/** Events. The slices above have acts of their own on them. */
export const eventNoun = {
  menu: {
    to: '/admin/eventos',
    icon: 'calendar-blank',
    capability: 'events.read',
    label: { es: 'Eventos', ca: 'Esdeveniments' },
    csv: 'without-people',
  },
  navigation: { to: '/eventos', label: { es: 'Eventos', ca: 'Esdeveniments' } },
  found: {
    capability: 'events.read',
    icon: 'calendar-blank',
    path: '/admin/eventos/:id',
    table: 'events',
    name: 'title',
    date: 'date',
    states: {
      column: 'status',
      labels: { draft: { es: 'borrador', ca: 'esborrany' }, cancelled: { es: 'cancelado', ca: 'cancel·lat' } },
    },
  },
  choices: [
    {
      group: 'acts',
      to: '/admin/eventos/nuevo',
      icon: 'plus',
      capability: 'events.edit',
      label: { es: 'Crear un evento', ca: 'Crear un esdeveniment' },
    },
  ],
  subjects: {
    event: {
      es: 'Evento',
      ca: 'Esdeveniment',
      table: 'events',
      name: 'title',
      path: '/admin/eventos/:id',
      kept: {
        read: 'events.read',
        edit: 'events.edit',
        restores: {
          title: { es: 'Título', ca: 'Títol' },
          description: { es: 'Descripción', ca: 'Descripció' },
          imageUrl: { es: 'Imagen', ca: 'Imatge' },
          pictures: { es: 'Fotos de la noche', ca: 'Fotos de la nit' },
        },
        shows: {
          date: { es: 'Fecha', ca: 'Data' },
          location: { es: 'Lugar', ca: 'Lloc' },
          price: { es: 'Precio', ca: 'Preu' },
          maxParticipants: { es: 'Plazas', ca: 'Places' },
          status: { es: 'Estado', ca: 'Estat' },
          publishedAt: { es: 'Publicación', ca: 'Publicació' },
          cancelledAt: { es: 'Cancelación', ca: 'Cancel·lació' },
          archivedAt: { es: 'Archivado', ca: 'Arxivat' },
          endsAt: { es: 'Fin', ca: 'Final' },
          opensAt: { es: 'Apertura de inscripciones', ca: 'Obertura d’inscripcions' },
          membersOpenAt: { es: 'Apertura para socios', ca: 'Obertura per a socis' },
          closesAt: { es: 'Cierre de inscripciones', ca: 'Tancament d’inscripcions' },
          editsUntil: { es: 'Cambios hasta', ca: 'Canvis fins a' },
          offers: { es: 'Plazas libres', ca: 'Places lliures' },
          partyLimit: { es: 'Máximo por reserva', ca: 'Màxim per reserva' },
          howToPay: { es: 'Cómo se paga', ca: 'Com es paga' },
          restaurantId: { es: 'Restaurante (número)', ca: 'Restaurant (número)' },
          organizerId: { es: 'Organizador (número)', ca: 'Organitzador (número)' },
          category: { es: 'Categoría', ca: 'Categoria' },
          searchText: { es: 'Título', ca: 'Títol' },
        },
      },
    },
  },
  acts: {
    'event.archived': { es: 'Archivar un evento', ca: 'Arxivar un esdeveniment', open: 'undone' },
    'event.cancelled': { es: 'Cancelar un evento', ca: 'Cancel·lar un esdeveniment', asks: 'always', tells: 'guests' },
    'event.created': {
      es: 'Crear un evento',
      ca: 'Crear un esdeveniment',
      asks: ['how_to_pay', 'how_to_pay_ca'],
      tells: 'administrators',
    },
    'event.deleted': { es: 'Eliminar un evento', ca: 'Eliminar un esdeveniment', asks: 'always', tells: 'guests' },
    'event.preview-created': {
      es: 'Crear el enlace de la vista previa de un evento',
      ca: 'Crear l’enllaç de la vista prèvia d’un esdeveniment',
      open: 'undone',
    },
    'event.preview-withdrawn': {
      es: 'Retirar el enlace de la vista previa de un evento',
      ca: 'Retirar l’enllaç de la vista prèvia d’un esdeveniment',
      open: 'undone',
    },
    'event.unarchived': { es: 'Desarchivar un evento', ca: 'Desarxivar un esdeveniment', open: 'undone' },
    'event.restored': {
      es: 'Recuperar textos anteriores de un evento',
      ca: 'Recuperar textos anteriors d’un esdeveniment',
      open: 'undone',
    },
    'event.undeleted': {
      es: 'Sacar un evento de la papelera',
      ca: 'Treure un esdeveniment de la paperera',
      open: 'undone',
    },
    'event.updated': {
      es: 'Editar un evento',
      ca: 'Editar un esdeveniment',
      asks: ['how_to_pay', 'how_to_pay_ca'],
      tells: 'administrators',
    },
  },
  cachedPages: [
    { path: /^\/eventos$/, parameters: { categoria: /^[a-z0-9-]{1,80}$/, pagina: pageNumber, proximos: pageNumber } },
    { path: /^\/eventos\/calendario$/ },
    { path: /^\/eventos\/[1-9]\d{0,8}$/, parameters: { tab: /^multimedia$/ } },
    { path: /^\/eventos\/([1-9]\d{0,8}|calendario)\.ics$/ },
  ],
} as const satisfies Noun
