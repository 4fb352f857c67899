import type { Noun } from '#app/noun.ts'

/** The audit log and the security log. */
export const auditNoun = {
  menu: {
    to: '/admin/auditoria',
    icon: 'clock',
    capability: 'audit.read',
    label: { es: 'Auditoría', ca: 'Auditoria' },
  },
  choices: [
    {
      group: 'screens',
      to: '/admin/auditoria/seguridad',
      icon: 'shield-check',
      capability: 'audit.read',
      label: { es: 'Seguridad', ca: 'Seguretat' },
    },
  ],
  subjects: {
    trail: { es: 'Auditoría', ca: 'Auditoria', unnamed: true },
    'security-events': { es: 'Seguridad', ca: 'Seguretat', unnamed: true },
  },
  acts: {
    'security-events.exported': {
      es: 'Exportar el registro de seguridad',
      ca: 'Exportar el registre de seguretat',
      asks: 'always',
      tells: 'administrators',
    },
    'trail.exported': {
      es: 'Exportar la auditoría',
      ca: 'Exportar l’auditoria',
      asks: 'always',
      tells: 'administrators',
    },
  },
} as const satisfies Noun

/** What is stored of a person, and for how long. */
export const privacyNoun = {
  menu: {
    to: '/admin/privacidad',
    icon: 'key',
    capability: 'privacy.read',
    label: { es: 'Privacidad', ca: 'Privacitat' },
  },
  choices: [
    {
      group: 'screens',
      to: '/admin/privacidad/persona',
      icon: 'key',
      capability: 'privacy.read',
      label: { es: 'Datos de una persona', ca: 'Dades d’una persona' },
    },
  ],
  subjects: {
    person: { es: 'Persona', ca: 'Persona', unnamed: true },
    erasures: { es: 'Borrados', ca: 'Esborraments', unnamed: true },
    retention: { es: 'Plazos', ca: 'Terminis', unnamed: true },
  },
  acts: {
    'erasures.applied-again': {
      es: 'Volver a borrar tras restaurar una copia',
      ca: 'Tornar a esborrar després de restaurar una còpia',
      open: 'outside',
    },
    'person.opened': {
      es: 'Buscar lo que guardamos de una persona',
      ca: 'Cercar què guardem d’una persona',
      open: 'shown',
    },
    'retention.purged': { es: 'Borrado diario por plazos', ca: 'Esborrament diari per terminis', open: 'outside' },
  },
} as const satisfies Noun
