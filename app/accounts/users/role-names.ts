import type { Role } from '#app/accounts/capabilities.ts'

/** As the panel calls them (back-office §2). */
export const roleNames: Record<Role, string> = { admin: 'Admin', editor: 'Editor', user: 'Usuario' }

/** What each of them may do, in the words of the roles dialog. */
export const roleHints: Record<Role, string> = {
  admin: 'Acceso total',
  editor: 'Puede editar contenido',
  user: 'Sin acceso al panel',
}
