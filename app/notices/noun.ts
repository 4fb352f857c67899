import type { Noun } from '#app/noun.ts'

/** What a person of the team is told by mail. */
export const noticeNoun = {
  choices: [
    {
      group: 'screens',
      to: '/admin/avisos',
      icon: 'bell',
      capability: 'account.read',
      label: { es: 'Tus avisos', ca: 'Els teus avisos' },
    },
  ],
  acts: { 'user.notices-chosen': { es: 'Elegir sus avisos', ca: 'Triar els seus avisos', open: 'undone' } },
} as const satisfies Noun
