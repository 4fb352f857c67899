import type { Noun } from '#app/noun.ts'

export const clubNoun = {
  menu: { to: '/admin/club', icon: 'house', capability: 'club.read', label: { es: 'El club', ca: 'El club' } },
  subjects: { club: { es: 'El club', ca: 'El club', unnamed: true } },
  acts: {
    'club.restored': {
      es: 'Recuperar datos anteriores del club',
      ca: 'Recuperar dades anteriors del club',
      asks: 'always',
      tells: 'administrators',
    },
    'club.updated': {
      es: 'Editar los datos del club',
      ca: 'Editar les dades del club',
      asks: ['how_to_pay', 'how_to_pay_ca', 'fee', 'fee_ca', 'email', 'second_factor'],
      tells: 'administrators',
    },
  },
} as const satisfies Noun
