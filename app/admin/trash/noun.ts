import type { Noun } from '#app/noun.ts'

/** What was deleted in the last 30 days. */
export const trashNoun = {
  menu: { to: '/admin/papelera', icon: 'trash', capability: 'history.read', label: { es: 'Papelera', ca: 'Paperera' } },
} as const satisfies Noun
