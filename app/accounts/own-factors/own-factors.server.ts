import { and, eq } from 'drizzle-orm'
import { lockAdministrators } from '#app/accounts/lock-administrators.server.ts'
import { hasSecondFactor, removeAllFactors } from '#app/accounts/second-factor/factors.server.ts'
import { notifyFactorsChanged } from '#app/accounts/second-factor/notify-factors.server.ts'
import { replaceRecoveryCodes } from '#app/accounts/second-factor/recovery-codes.server.ts'
import { endSessions, type Account } from '#app/accounts/session/sessions.server.ts'
import { database } from '#app/database/client.server.ts'
import { recoveryCodes, secondFactors } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import { countFactors } from './add-factor.server.ts'

type Change = { ok: true } | { ok: false; reason: 'unknown' }

export async function renameFactor(actor: Account, id: string, name: string): Promise<Change> {
  return database.transaction(async (tx) => {
    const renamed = await tx
      .update(secondFactors)
      .set({ name })
      .where(own(actor, id))
      .returning({ id: secondFactors.id })
    if (renamed.length === 0) return { ok: false, reason: 'unknown' }
    await audit(tx, { actor: actor.id, action: 'user.second-factor-renamed', subject: actor.id })
    return { ok: true }
  })
}

/** Ends the other sessions; without a factor there are no recovery codes either. */
export async function removeFactor(actor: Account, id: string): Promise<Change> {
  return database.transaction(async (tx) => {
    const removed = await tx.delete(secondFactors).where(own(actor, id)).returning({ id: secondFactors.id })
    if (removed.length === 0) return { ok: false, reason: 'unknown' }
    if ((await countFactors(tx, actor.id)) === 0)
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, actor.id))
    await endSessions(tx, actor.id, actor.sessionId)
    await audit(tx, { actor: actor.id, action: 'user.second-factor-removed', subject: actor.id })
    await notifyFactorsChanged(tx, actor.id, 'removed')
    return { ok: true }
  })
}

type NewCodes = { ok: true; codes: string[] } | { ok: false; reason: 'unknown' }

export async function makeRecoveryCodes(actor: Account): Promise<NewCodes> {
  if (!(await hasSecondFactor(actor.id))) return { ok: false, reason: 'unknown' }
  return database.transaction(async (tx) => {
    const codes = await replaceRecoveryCodes(tx, actor.id)
    await audit(tx, { actor: actor.id, action: 'user.recovery-codes-made', subject: actor.id })
    await notifyFactorsChanged(tx, actor.id, 'codes-made')
    return { ok: true, codes }
  })
}

type Reset = { ok: true } | { ok: false; reason: 'unknown' | 'demoted' }

/** For somebody who has lost every factor and code: an administrator knows the person. */
export async function resetFactors(actor: Account, userId: string): Promise<Reset> {
  return database.transaction(async (tx) => {
    if (!(await lockAdministrators(tx, actor)).isActing) return { ok: false, reason: 'demoted' }
    if (!(await removeAllFactors(tx, userId))) return { ok: false, reason: 'unknown' }
    await endSessions(tx, userId, userId === actor.id ? actor.sessionId : undefined)
    await audit(tx, { actor: actor.id, action: 'user.second-factor-reset', subject: userId })
    await notifyFactorsChanged(tx, userId, 'reset')
    return { ok: true }
  })
}

function own({ id: userId }: Account, id: string) {
  return and(eq(secondFactors.id, id), eq(secondFactors.userId, userId))
}
