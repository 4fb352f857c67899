import type { FlashTexts } from '#app/platform/request/flash-message.tsx'

export const accountToasts: FlashTexts = {
  'access-granted': { kind: 'success', title: 'Acceso concedido' },
  'sign-in-first': { kind: 'error', title: 'Acceso denegado', text: 'Necesitas iniciar sesión' },
  'signed-in-elsewhere': {
    kind: 'notice',
    title: 'Tu sesión ha terminado',
    text: 'Has iniciado sesión en otro dispositivo.',
  },
  'no-permission': { kind: 'error', title: 'Acceso denegado', text: 'No tienes permisos de administrador' },
  'check-failed': { kind: 'error', title: 'Error al verificar permisos de administrador' },
  'panel-signed-out': { kind: 'success', title: 'Sesión cerrada con éxito' },
  'sign-out-failed': { kind: 'error', title: 'Error al cerrar sesión' },
  'password-without-user': {
    kind: 'error',
    title: 'Acceso restringido. Por favor, accede desde la gestión de usuarios.',
  },
  'user-password-changed': {
    kind: 'success',
    title: 'Contraseña actualizada con éxito',
    text: 'Se han cerrado sus sesiones y le hemos avisado por correo.',
  },
}
