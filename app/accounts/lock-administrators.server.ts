import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { usuarios } from '#app/database/schema.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { roleNumbers } from './capabilities.ts'

/**
 * Locks all administrators, so that none loses the role before the transaction ends. `isActing`: the actor is still
 * one; the session was read before.
 */
export async function lockAdministrators(tx: Transaction, actor: Actor): Promise<{ count: number; isActing: boolean }> {
  const administrators = await tx
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(eq(usuarios.role, roleNumbers.admin))
    .orderBy(asc(usuarios.id))
    .for('update')
  return { count: administrators.length, isActing: administrators.some(({ id }) => id === actor.id) }
}
