import type { Role } from '#app/accounts/capabilities.ts'

export const roleNames: Record<Role, string> = { admin: 'Admin', editor: 'Editor', user: 'Usuario' }

export const roleHints: Record<Role, string> = {
  admin: 'Acceso total',
  editor: 'Puede editar contenido',
  user: 'Sin acceso al panel',
}
