import { toasts } from '#app/platform/request/toasts.ts'

export const accountToasts = toasts({
  'access-granted': { kind: 'success', es: 'Acceso concedido', ca: 'Accés concedit' },
  'sign-in-first': {
    kind: 'error',
    es: ['Acceso denegado', 'Necesitas iniciar sesión'],
    ca: ['Accés denegat', 'Has d’iniciar la sessió'],
  },
  'signed-in-elsewhere': {
    kind: 'notice',
    es: ['Tu sesión ha terminado', 'Has iniciado sesión en otro dispositivo.'],
    ca: ['La teva sessió s’ha acabat', 'Has iniciat la sessió en un altre dispositiu.'],
  },
  'role-changed': {
    kind: 'notice',
    es: ['Tu sesión ha terminado', 'Un administrador ha cambiado tu rol.'],
    ca: ['La teva sessió s’ha acabat', 'Un administrador ha canviat el teu rol.'],
  },
  'no-permission': {
    kind: 'error',
    es: ['Acceso denegado', 'No tienes permisos de administrador'],
    ca: ['Accés denegat', 'No tens permisos d’administrador'],
  },
  'check-failed': {
    kind: 'error',
    es: 'Error al verificar permisos de administrador',
    ca: 'Error en verificar els permisos d’administrador',
  },
  'panel-signed-out': {
    kind: 'success',
    es: 'Sesión cerrada con éxito',
    ca: 'Sessió tancada correctament',
    signedOut: true,
  },
  'sign-out-failed': { kind: 'error', es: 'Error al cerrar sesión', ca: 'Error en tancar la sessió' },
  'password-without-user': {
    kind: 'error',
    es: 'Acceso restringido. Por favor, accede desde la gestión de usuarios.',
    ca: 'Accés restringit. Entra-hi des de la gestió d’usuaris, si us plau.',
  },
  'own-password-changed': {
    kind: 'success',
    es: ['Contraseña actualizada con éxito', 'Se han cerrado tus sesiones en otros dispositivos.'],
    ca: ['Contrasenya actualitzada correctament', 'S’han tancat les teves sessions en altres dispositius.'],
  },
  'second-factor-added': { kind: 'success', es: 'Segundo factor añadido', ca: 'S’ha afegit el segon factor' },
  'user-password-changed': {
    kind: 'success',
    es: ['Contraseña actualizada con éxito', 'Se han cerrado sus sesiones y le hemos avisado por correo.'],
    ca: ['Contrasenya actualitzada correctament', 'Hem tancat les sessions de l’usuari i l’hem avisat per correu.'],
  },
  'user-password-link-sent': {
    kind: 'success',
    es: ['Enlace enviado', 'Es válido durante 30 minutos. Si caduca, puede pedir otro en la página para entrar.'],
    ca: [
      'S’ha enviat l’enllaç',
      'És vàlid durant 30 minuts. Si caduca, en pot demanar un altre a la pàgina per entrar.',
    ],
  },
})
