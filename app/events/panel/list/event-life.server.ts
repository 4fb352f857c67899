import { eq } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { events } from '#app/database/schema.ts'
import { lockVersion, updateVersioned, type Seen } from '#app/database/versions.server.ts'
import { hasEnded } from '#app/events/event-times.ts'
import type { AuditAction } from '#app/platform/audit-actions.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { hashToken, newToken } from '#app/platform/secrets/secrets.server.ts'

type Event = typeof events.$inferSelect
type Archiving =
  | { ok: true; version: number }
  | { ok: false; reason: 'unknown' | 'coming' | 'archived' | 'unarchived' | 'conflict' }

/**
 * Hides an event from the usual lists of the panel, not from visitors. Upcoming events are refused.
 * @param seen the version that undoing finds; any other time the state decides
 */
export function archiveEvent(id: number, actor: Actor, seen?: number): Promise<Archiving> {
  return changeArchiving(id, actor, { action: 'event.archived', seen }, (event, now) => {
    if (event.archivedAt) return 'archived'
    return hasEnded(event, now) || event.status !== 'published' ? now : 'coming'
  })
}

export function unarchiveEvent(id: number, actor: Actor, seen?: number): Promise<Archiving> {
  return changeArchiving(id, actor, { action: 'event.unarchived', seen }, (event) =>
    event.archivedAt ? null : 'unarchived',
  )
}

async function changeArchiving(
  id: number,
  actor: Actor,
  { action, seen = () => true }: { action: AuditAction; seen: Seen<typeof events> },
  decide: (event: Event, now: Date) => Date | null | 'archived' | 'unarchived' | 'coming',
): Promise<Archiving> {
  return database.transaction(async (tx): Promise<Archiving> => {
    const locked = await lockVersion(tx, events, eq(events.id, id), seen)
    if (!locked.ok) return locked
    const archivedAt = decide(locked.row, new Date())
    if (typeof archivedAt === 'string') return { ok: false, reason: archivedAt }
    await updateVersioned(tx, events, eq(events.id, id), { archivedAt })
    await audit(tx, { actor: actor.id, action, subject: String(id) })
    return { ok: true, version: locked.row.version + 1 }
  })
}

/** The link of before stops working: only the hash of the newest token is stored. @returns null for an unknown event */
export async function createPreviewToken(id: number, actor: Actor): Promise<string | null> {
  const token = newToken()
  const written = await database.transaction((tx) =>
    writePreview(tx, id, hashToken(token), 'event.preview-created', actor),
  )
  return written ? token : null
}

export async function withdrawPreview(id: number, actor: Actor): Promise<boolean> {
  return database.transaction((tx) => writePreview(tx, id, null, 'event.preview-withdrawn', actor))
}

async function writePreview(
  tx: Transaction,
  id: number,
  previewTokenHash: string | null,
  action: AuditAction,
  actor: Actor,
): Promise<boolean> {
  const written = await tx
    .update(events)
    .set({ previewTokenHash })
    .where(eq(events.id, id))
    .returning({ id: events.id })
  if (written.length > 0) await audit(tx, { actor: actor.id, action, subject: String(id) })
  return written.length > 0
}
