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
      presses: 'create',
    },
  ],
  subjects: {
    organizer: {
      es: 'Organizador',
      ca: 'Organitzador',
      table: 'organizers',
      name: 'name',
      kept: {
        read: 'organizers.read',
        edit: 'organizers.edit',
        restores: {
          name: { es: 'Nombre', ca: 'Nom' },
          description: { es: 'Descripción', ca: 'Descripció' },
          logoUrl: { es: 'Logo', ca: 'Logotip' },
          website: { es: 'Web', ca: 'Web' },
          email: { es: 'Email', ca: 'Correu' },
          phone: { es: 'Teléfono', ca: 'Telèfon' },
          address: { es: 'Dirección', ca: 'Adreça' },
          city: { es: 'Ciudad', ca: 'Ciutat' },
          country: { es: 'País', ca: 'País' },
          socialMedia: { es: 'Redes sociales', ca: 'Xarxes socials' },
        },
      },
    },
  },
  acts: {
    'organizer.created': { es: 'Crear un organizador', ca: 'Crear un organitzador', open: 'undone' },
    'organizer.deleted': { es: 'Eliminar un organizador', ca: 'Eliminar un organitzador', open: 'record' },
    'organizer.restored': {
      es: 'Recuperar datos anteriores de un organizador',
      ca: 'Recuperar dades anteriors d’un organitzador',
      open: 'undone',
    },
    'organizer.undeleted': {
      es: 'Sacar un organizador de la papelera',
      ca: 'Treure un organitzador de la paperera',
      open: 'undone',
    },
    'organizer.updated': { es: 'Editar un organizador', ca: 'Editar un organitzador', open: 'undone' },
  },
} as const satisfies Noun
