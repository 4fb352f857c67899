import type { Noun } from '#app/noun.ts'

/** The hosts of events. */
export const organizerNoun = {
  menu: {
    to: '/admin/organizers',
    icon: 'buildings',
    capability: 'organizers.read',
    label: { es: 'Organizadores', ca: 'Organitzadors' },
    csv: 'without-people',
  },
  found: {
    group: 'organizers',
    capability: 'organizers.read',
    icon: 'buildings',
    path: '/admin/organizers?q=:name',
    table: 'organizers',
    name: 'name',
    details: ['city'],
  },
  choices: [
    {
      group: 'acts',
      to: '/admin/organizers',
      icon: 'plus',
      capability: 'organizers.edit',
      label: { es: 'Crear un organizador', ca: 'Crear un organitzador' },
      creates: true,
    },
  ],
  subjects: {
    organizer: { es: 'Organizador', ca: 'Organitzador', table: 'organizers', name: 'name' },
  },
  acts: {
    'organizer.created': { es: 'Crear un organizador', ca: 'Crear un organitzador', open: 'undone' },
    'organizer.deleted': { es: 'Eliminar un organizador', ca: 'Eliminar un organitzador', open: 'record' },
    'organizer.updated': { es: 'Editar un organizador', ca: 'Editar un organitzador', open: 'undone' },
  },
} as const satisfies Noun
