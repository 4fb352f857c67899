import type { Noun } from '#app/noun.ts'

/** Mails, sent and waiting, and the jobs of the server. */
export const mailNoun = {
  menu: {
    to: '/admin/correos',
    icon: 'envelope-open',
    capability: 'mails.read',
    label: { es: 'Correos', ca: 'Correus' },
  },
  choices: [
    {
      group: 'screens',
      to: '/admin/correos/tareas',
      icon: 'envelope-open',
      capability: 'jobs.read',
      label: { es: 'Tareas', ca: 'Tasques' },
    },
  ],
  subjects: {
    mail: { es: 'Correo', ca: 'Correu', unnamed: true },
    mails: { es: 'Correos', ca: 'Correus', unnamed: true },
    job: { es: 'Tarea', ca: 'Tasca', unnamed: true },
  },
  acts: {
    'job.repeated': { es: 'Repetir una tarea fallida', ca: 'Repetir una tasca que ha fallat', open: 'outside' },
    'mail.address-works': {
      es: 'Dar por buena una dirección de correo',
      ca: 'Donar per bona una adreça de correu',
      open: 'undone',
    },
    'mail.erased': { es: 'Borrar un aviso de correo', ca: 'Esborrar un avís de correu', asks: 'always' },
    'mail.exported': { es: 'Exportar un aviso de correo', ca: 'Exportar un avís de correu', asks: 'always' },
    'mail.sent-again': { es: 'Reenviar un correo', ca: 'Reenviar un correu', open: 'mail' },
    'mails.exported': {
      es: 'Exportar la lista de correos',
      ca: 'Exportar la llista de correus',
      asks: 'always',
      tells: 'administrators',
    },
  },
} as const satisfies Noun
