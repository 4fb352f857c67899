import type { Translation } from '#app/i18n/panel-texts.ts'

export const es = {
  title: 'Pases de puerta',
  door: 'Puerta',
  event: 'El evento',
  lead: 'Para quien ayuda una noche y no tiene cuenta: un enlace que abre la lista de este evento en su teléfono, con nombres, mesas y alergias. Abre desde doce horas antes del comienzo y caduca solo doce horas después; si el evento se aplaza dos días o más, o se cancela, deja de servir.',
  name: 'Para quién es',
  nameHint: 'El nombre queda en la auditoría junto a lo que marque.',
  create: 'Crear pase',
  busy: 'Creando...',
  created: 'Pase creado',
  failed: 'No se ha podido crear el pase',
  link: (name: string) => `Enlace de ${name}`,
  once: 'Cópialo ahora y envíalo solo a esa persona: no se vuelve a mostrar.',
  copy: 'Copiar el enlace',
  copying: {
    copied: 'Enlace copiado',
    copiedText: 'Envíalo solo a esa persona.',
    copyFailed: 'No se ha podido copiar',
  },
  current: 'Pases que abren la puerta',
  none: 'No hay ningún pase.',
  until: (moment: string) => `hasta el ${moment}`,
  revoke: 'Retirar',
  revokeOf: (name: string) => `Retirar el pase de ${name}`,
  revoked: 'Pase retirado',
  revokeFailed: 'No se ha podido retirar el pase',
  refusals: {
    unknown: 'Ya no existe.',
    cancelled: 'El evento está cancelado.',
    over: 'Han pasado más de doce horas desde el comienzo.',
    'too-many': 'Ya hay veinte pases: retira alguno.',
  },
}

export type PassTexts = Translation<typeof es>
