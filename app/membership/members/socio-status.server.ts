import { eq } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { socios } from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { recordErasures } from '#app/platform/erasure-list.server.ts'
import { versionedSave } from '#app/platform/versioned-save.server.ts'
import { eraseSocios } from '#app/membership/erasure.server.ts'
import type { SocioStatus } from '#app/membership/statuses.ts'
import { lockRequestOf } from './request-of-member.server.ts'

type StatusResult = { ok: true } | { ok: false; reason: 'unknown' | 'conflict' | 'baja' }

export async function suspendSocio(actor: Actor, id: string): Promise<StatusResult> {
  return database.transaction((tx) => setStatus(tx, actor, id, ['active'], 'suspended'))
}

/** Refused for a former member, who returns with `returnToClub`; the request is locked against a concurrent baja. */
export async function reactivateSocio(actor: Actor, id: string): Promise<StatusResult> {
  return database.transaction(async (tx) => {
    const request = await lockRequestOf(tx, id)
    if (!request) return { ok: false, reason: 'unknown' }
    if (request.status !== 'approved') return { ok: false, reason: 'baja' }
    return setStatus(tx, actor, id, ['suspended', 'inactive'], 'active')
  })
}

function setStatus(
  tx: Transaction,
  actor: Actor,
  id: string,
  from: SocioStatus[],
  status: Exclude<SocioStatus, 'inactive'>,
) {
  const seen = (row: { status: SocioStatus }) => from.includes(row.status)
  return versionedSave(tx, socios, { id, seen }, { status }, { actor, action: `socio.${status}`, fields: ['status'] })
}

type Erased = { ok: true } | { ok: false; reason: 'unknown' | 'at-the-bank' }

export async function eraseSocio(actor: Actor, id: string): Promise<Erased> {
  return database.transaction(async (tx) => {
    const deleted = await eraseSocios(tx, [id])
    if (deleted.length === 0) {
      const stays = (await tx.$count(socios, eq(socios.id, id))) > 0
      return { ok: false, reason: stays ? 'at-the-bank' : 'unknown' }
    }
    await recordErasures(tx, 'socio', deleted)
    await audit(tx, { actor: actor.id, action: 'socio.deleted', subject: id })
    return { ok: true }
  })
}
