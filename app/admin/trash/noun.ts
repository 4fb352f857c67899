import type { Noun } from '#app/noun.ts'

const history = {
  group: 'acts',
  icon: 'arrow-counter-clockwise',
  capability: 'history.read',
  label: { es: 'Historial', ca: 'Historial' },
} as const

/** What was deleted in the last 30 days. */
export const trashNoun = {
  menu: { to: '/admin/papelera', icon: 'trash', capability: 'history.read', label: { es: 'Papelera', ca: 'Paperera' } },
  choices: [
    { ...history, of: 'events', to: '/admin/historial/eventos/:id' },
    { ...history, of: 'restaurants', to: '/admin/historial/restaurantes/:id' },
    { ...history, of: 'organizers', to: '/admin/historial/organizers/:id' },
    { ...history, of: 'blogPosts', to: '/admin/historial/blog/:id' },
  ],
} as const satisfies Noun
