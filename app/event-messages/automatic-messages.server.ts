import { and, eq } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventMessages } from '#app/database/schema.ts'
import { lockEvent } from '#app/seats/lock-event.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import type { StoredTexts } from '#app/messages/message-texts.server.ts'
import { auditMessage } from './audit-message.server.ts'
import { writeAutomatic } from './due-messages.server.ts'
import type { AutomaticKind } from './message-times.ts'

const m = eventMessages

type AutomaticRefusal = 'unknown' | 'begun' | 'conflict'
type Outcome = { ok: true } | { ok: false; reason: AutomaticRefusal }

/** Under the lock of the event's row, as the job begins it; an automatic message gets its row when it is needed. */
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
