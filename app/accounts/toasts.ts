import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import type { FlashTexts } from '#app/platform/request/flash-message.tsx'

export const accountToasts: PanelTexts<FlashTexts> = {
  es: {
    'access-granted': { kind: 'success', title: 'Acceso concedido' },
    'sign-in-first': { kind: 'error', title: 'Acceso denegado', text: 'Necesitas iniciar sesión' },
    'signed-in-elsewhere': {
      kind: 'notice',
      title: 'Tu sesión ha terminado',
      text: 'Has iniciado sesión en otro dispositivo.',
    },
    'role-changed': { kind: 'notice', title: 'Tu sesión ha terminado', text: 'Un administrador ha cambiado tu rol.' },
    'no-permission': { kind: 'error', title: 'Acceso denegado', text: 'No tienes permisos de administrador' },
    'check-failed': { kind: 'error', title: 'Error al verificar permisos de administrador' },
    'panel-signed-out': { kind: 'success', title: 'Sesión cerrada con éxito', signedOut: true },
    'sign-out-failed': { kind: 'error', title: 'Error al cerrar sesión' },
    'password-without-user': {
      kind: 'error',
      title: 'Acceso restringido. Por favor, accede desde la gestión de usuarios.',
    },
    'own-password-changed': {
      kind: 'success',
      title: 'Contraseña actualizada con éxito',
      text: 'Se han cerrado tus sesiones en otros dispositivos.',
    },
    'second-factor-added': { kind: 'success', title: 'Segundo factor añadido' },
    'user-password-changed': {
      kind: 'success',
      title: 'Contraseña actualizada con éxito',
      text: 'Se han cerrado sus sesiones y le hemos avisado por correo.',
    },
    'user-password-link-sent': {
      kind: 'success',
      title: 'Enlace enviado',
      text: 'Es válido durante 30 minutos. Si caduca, puede pedir otro en la página para entrar.',
    },
  },
  ca: {
    'access-granted': { kind: 'success', title: 'Accés concedit' },
    'sign-in-first': { kind: 'error', title: 'Accés denegat', text: 'Has d’iniciar la sessió' },
    'signed-in-elsewhere': {
      kind: 'notice',
      title: 'La teva sessió s’ha acabat',
      text: 'Has iniciat la sessió en un altre dispositiu.',
    },
    'role-changed': {
      kind: 'notice',
      title: 'La teva sessió s’ha acabat',
      text: 'Un administrador ha canviat el teu rol.',
    },
    'no-permission': { kind: 'error', title: 'Accés denegat', text: 'No tens permisos d’administrador' },
    'check-failed': { kind: 'error', title: 'Error en verificar els permisos d’administrador' },
    'panel-signed-out': { kind: 'success', title: 'Sessió tancada correctament', signedOut: true },
    'sign-out-failed': { kind: 'error', title: 'Error en tancar la sessió' },
    'password-without-user': {
      kind: 'error',
      title: 'Accés restringit. Entra-hi des de la gestió d’usuaris, si us plau.',
    },
    'own-password-changed': {
      kind: 'success',
      title: 'Contrasenya actualitzada correctament',
      text: 'S’han tancat les teves sessions en altres dispositius.',
    },
    'second-factor-added': { kind: 'success', title: 'S’ha afegit el segon factor' },
    'user-password-changed': {
      kind: 'success',
      title: 'Contrasenya actualitzada correctament',
      text: 'Hem tancat les sessions de l’usuari i l’hem avisat per correu.',
    },
    'user-password-link-sent': {
      kind: 'success',
      title: 'S’ha enviat l’enllaç',
      text: 'És vàlid durant 30 minuts. Si caduca, en pot demanar un altre a la pàgina per entrar.',
    },
  },
}
