import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { membershipRequests, socios } from '#app/database/schema.ts'
import { nextVersion } from '#app/database/versions.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { recordErasures } from '#app/platform/erasure-list.server.ts'
import { eraseSocios } from '#app/membership/erasure.server.ts'
import type { SocioStatus } from '#app/membership/statuses.ts'

type StatusResult = { ok: true } | { ok: false; reason: 'unknown' | 'conflict' | 'baja' }

export async function suspendSocio(actor: Actor, id: string): Promise<StatusResult> {
  return database.transaction(async (tx) => {
    const changed = await setStatus(tx, actor, id, eq(socios.status, 'active'), 'suspended')
    return changed ? { ok: true } : explainRefusal(tx, id)
  })
}

/** Refused for a request in baja, whose row is locked against a concurrent baja. */
export async function reactivateSocio(actor: Actor, id: string): Promise<StatusResult> {
  return database.transaction(async (tx) => {
    const [request] = await tx
      .select({ status: membershipRequests.status })
      .from(membershipRequests)
      .where(
        eq(
          membershipRequests.id,
          sql`(select ${socios.membershipRequestId} from ${socios} where ${socios.id} = ${id})`,
        ),
      )
      .for('update')
    if (!request) return { ok: false, reason: 'unknown' }
    if (request.status !== 'approved') return { ok: false, reason: 'baja' }
    const changed = await setStatus(
      tx,
      actor,
      id,
      or(eq(socios.status, 'suspended'), eq(socios.status, 'inactive')),
      'active',
    )
    return changed ? { ok: true } : explainRefusal(tx, id)
  })
}

async function setStatus(
  tx: Transaction,
  actor: Actor,
  id: string,
  from: SQL | undefined,
  status: Exclude<SocioStatus, 'inactive'>,
): Promise<boolean> {
  const changedRows = await tx
    .update(socios)
    .set({ status, ...nextVersion(socios) })
    .where(and(eq(socios.id, id), from))
    .returning({ id: socios.id })
  if (changedRows.length > 0)
    await audit(tx, { actor: actor.id, action: `socio.${status}`, subject: id, fields: ['status'] })
  return changedRows.length > 0
}

async function explainRefusal(tx: Transaction, id: string): Promise<StatusResult> {
  return { ok: false, reason: (await tx.$count(socios, eq(socios.id, id))) > 0 ? 'conflict' : 'unknown' }
}

export async function eraseSocio(actor: Actor, id: string): Promise<{ ok: true } | { ok: false; reason: 'unknown' }> {
  return database.transaction(async (tx) => {
    const deleted = await eraseSocios(tx, [id])
    if (deleted.length === 0) return { ok: false, reason: 'unknown' }
    await recordErasures(tx, 'socio', deleted)
    await audit(tx, { actor: actor.id, action: 'socio.deleted', subject: id })
    return { ok: true }
  })
}
