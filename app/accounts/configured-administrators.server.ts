import { and, eq, ne } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import type { Queryable } from '#app/database/client.server.ts'
import { usuarios } from '#app/database/schema.ts'
import { audit, SYSTEM } from '#app/platform/audit.server.ts'
import { roleNumbers, roleOf, type Role } from './capabilities.ts'

export function isConfiguredAdministrator(email: string): boolean {
  return config.adminEmails.includes(email.toLowerCase())
}

/**
 * Gives role 1 to an account that ADMIN_EMAILS names, if the mailbox proved its password: another person may have
 * signed up with the address. @returns the current role
 */
export async function grantConfiguredRole(tx: Queryable, userId: string): Promise<Role> {
  const { email, role, passwordProvenAt } = usuarios
  const [user] = await tx.select({ email, role, passwordProvenAt }).from(usuarios).where(eq(usuarios.id, userId))
  if (!user) return 'user'
  if (!user.passwordProvenAt || !isConfiguredAdministrator(user.email)) return roleOf(user.role)
  const granted = await tx
    .update(usuarios)
    .set({ role: roleNumbers.admin, updatedAt: new Date() })
    .where(and(eq(usuarios.id, userId), ne(usuarios.role, roleNumbers.admin)))
    .returning({ id: usuarios.id })
  if (granted.length > 0)
    await audit(tx, { actor: SYSTEM, action: 'user.made-admin', subject: userId, fields: ['role'] })
  return 'admin'
}
