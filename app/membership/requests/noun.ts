import type { Noun } from '#app/noun.ts'

export const requestNoun = {
  menu: {
    to: '/admin/solicitudes',
    icon: 'tray',
    capability: 'requests.read',
    label: { es: 'Solicitudes', ca: 'Sol·licituds' },
  },
  found: {
    group: 'people',
    capability: 'requests.read',
    icon: 'tray',
    path: '/admin/solicitudes?estado=all&q=:email',
    table: 'membershipRequests',
    name: 'fullName',
    details: ['email'],
    states: {
      column: 'status',
      labels: {
        pending: { es: 'solicitud pendiente', ca: 'sol·licitud pendent' },
        approved: { es: 'aprobada sin completar', ca: 'aprovada sense completar' },
        rejected: { es: 'solicitud rechazada', ca: 'sol·licitud rebutjada' },
        baja: { es: 'de baja', ca: 'de baixa' },
        merged: { es: 'unida con otra', ca: 'unida amb una altra' },
      },
    },
    // Somebody who has completed the data is found as a member.
    only: { completed: false },
  },
  choices: [
    {
      group: 'acts',
      to: '/admin/solicitudes',
      icon: 'plus',
      capability: 'requests.edit',
      label: { es: 'Crear un socio', ca: 'Crear un soci' },
      presses: 'create',
    },
  ],
  subjects: {
    'membership-request': { es: 'Solicitud', ca: 'Sol·licitud', table: 'membershipRequests', name: 'fullName' },
    'membership-requests': { es: 'Solicitudes', ca: 'Sol·licituds', unnamed: true },
  },
  acts: {
    'membership-request.approval-undone': {
      es: 'Deshacer la aprobación de una solicitud',
      ca: 'Desfer l’aprovació d’una sol·licitud',
      open: 'undone',
    },
    'membership-request.approved': { es: 'Aprobar una solicitud', ca: 'Aprovar una sol·licitud', open: 'undone' },
    'membership-request.baja': { es: 'Dar de baja', ca: 'Donar de baixa', asks: 'always' },
    'membership-request.corrected': { es: 'Corregir una solicitud', ca: 'Corregir una sol·licitud', open: 'undone' },
    'membership-request.created': {
      es: 'Crear un socio (solicitud aprobada)',
      ca: 'Crear un soci (sol·licitud aprovada)',
      open: 'undone',
    },
    'membership-request.deleted': { es: 'Eliminar una solicitud', ca: 'Eliminar una sol·licitud', open: 'record' },
    'membership-request.erased': {
      es: 'Borrar una solicitud por derecho de supresión',
      ca: 'Esborrar una sol·licitud per dret de supressió',
      asks: 'always',
    },
    'membership-request.exported': {
      es: 'Exportar los datos de una solicitud',
      ca: 'Exportar les dades d’una sol·licitud',
      asks: 'always',
    },
    'membership-request.link-sent-again': {
      es: 'Reenviar el enlace de alta',
      ca: 'Reenviar l’enllaç d’alta',
      open: 'mail',
    },
    'membership-request.merged': {
      es: 'Unir una solicitud con otra o con un socio',
      ca: 'Unir una sol·licitud amb una altra o amb un soci',
      open: 'undone',
    },
    'membership-request.note-deleted': {
      es: 'Eliminar una nota sobre una persona',
      ca: 'Eliminar una nota sobre una persona',
      open: 'record',
    },
    'membership-request.noted': {
      es: 'Anotar algo sobre una persona',
      ca: 'Anotar alguna cosa sobre una persona',
      open: 'undone',
    },
    'membership-request.rejected': { es: 'Rechazar una solicitud', ca: 'Rebutjar una sol·licitud', open: 'undone' },
    'membership-request.taken-back': {
      es: 'Recuperar una solicitud unida',
      ca: 'Recuperar una sol·licitud unida',
      open: 'undone',
    },
    'membership-requests.exported': {
      es: 'Exportar la lista de solicitudes',
      ca: 'Exportar la llista de sol·licituds',
      asks: 'always',
      tells: 'administrators',
    },
  },
  cachedPages: [{ path: /^\/solicitar-membresia$/, parameters: { enviada: /^1$/ } }],
} as const satisfies Noun
