import type { Noun } from '#app/noun.ts'

/** Mails to members about what is overdue. */
export const reminderNoun = {
  acts: { 'socio.reminded': { es: 'Recordar un pago a un socio', ca: 'Recordar un pagament a un soci', open: 'mail' } },
} as const satisfies Noun
