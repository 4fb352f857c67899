import type { Noun } from '#app/noun.ts'

/** The first page of the panel. */
export const dashboardNoun = {
  menu: {
    to: '/admin/dashboard',
    icon: 'squares-four',
    capability: 'dashboard.read',
    label: { es: 'Dashboard', ca: 'Inici' },
  },
} as const satisfies Noun
