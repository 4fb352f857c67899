import { and, eq, inArray, isNull } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventMessages } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { lockEvent } from '#app/seats/lock-event.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { writeAutomatic } from './due-messages.server.ts'
import type { AutomaticKind } from './message-times.ts'
import type { StoredTexts } from './message-texts.server.ts'
import { auditMessage } from './written-messages.server.ts'

const m = eventMessages

type AutomaticRefusal = 'unknown' | 'begun' | 'conflict'
type Outcome = { ok: true } | { ok: false; reason: AutomaticRefusal }

/** Under the lock of the event's row, as the job begins it; the row of an automatic message is made when it is needed. */
async function change(
  eventId: number,
  kind: AutomaticKind,
  run: (tx: Transaction, stored: typeof m.$inferSelect | undefined) => Promise<Outcome>,
): Promise<Outcome> {
  return database.transaction(async (tx) => {
    if (!(await lockEvent(tx, eventId, null))) return { ok: false, reason: 'unknown' }
    const rows = await tx
      .select()
      .from(m)
      .where(and(eq(m.eventId, eventId), eq(m.kind, kind)))
      .for('update')
    const unsent = rows.find((row) => row.startedAt === null)
    return rows.length > 0 && !unsent ? { ok: false, reason: 'begun' } : run(tx, unsent)
  })
}

/** Empty texts are those of the club. @param version 0 while the event has no own text */
export async function writeAutomaticText(
  eventId: number,
  kind: AutomaticKind,
  { version, ...texts }: StoredTexts & { version: number },
  actor: Actor,
): Promise<Outcome> {
  return change(eventId, kind, async (tx, stored) => {
    if ((stored?.version ?? 0) !== version) return { ok: false, reason: 'conflict' }
    await writeAutomatic(tx, { id: eventId, kind }, stored, texts)
    await auditMessage(tx, actor, 'event.message-text-changed', eventId, [kind])
    return { ok: true }
  })
}

/** Stops it before it begins, or turns it on again. */
export async function setAutomatic(
  eventId: number,
  kind: AutomaticKind,
  isOn: boolean,
  actor: Actor,
): Promise<Outcome> {
  return change(eventId, kind, async (tx, stored) => {
    await writeAutomatic(tx, { id: eventId, kind }, stored, { state: isOn ? 'scheduled' : 'stopped' })
    await auditMessage(tx, actor, isOn ? 'event.message-resumed' : 'event.message-stopped', eventId, [kind])
    return { ok: true }
  })
}

type StopRefusal = 'unknown' | 'over'

/** A scheduled one becomes a draft again; one that is being sent ends with the mails that have left. */
export async function stopMessage(
  eventId: number,
  id: string,
  actor: Actor,
): Promise<{ ok: true; begun: boolean } | { ok: false; reason: StopRefusal }> {
  return database.transaction(async (tx) => {
    const mine = and(eq(m.id, id), eq(m.eventId, eventId))
    const [message] = await tx.select().from(m).where(mine).for('update')
    if (!message) return { ok: false, reason: 'unknown' }
    const begun = message.startedAt !== null
    const next = begun || message.kind !== 'message' ? 'stopped' : 'draft'
    const stoppable = and(mine, inArray(m.state, begun ? ['sending', 'sent'] : ['scheduled']))
    const sendAt = begun ? {} : { sendAt: null }
    const which = and(stoppable, begun ? undefined : isNull(m.startedAt))
    const stopped = await updateVersioned(tx, m, which, { state: next, ...sendAt })
    if (stopped.length === 0) return { ok: false, reason: 'over' }
    await auditMessage(tx, actor, 'event.message-stopped', eventId)
    return { ok: true, begun }
  })
}
