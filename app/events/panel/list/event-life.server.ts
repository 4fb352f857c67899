import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { isOver } from '#app/database/event-times.ts'
import { events } from '#app/database/schema.ts'
import type { AuditAction } from '#app/platform/audit-actions.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { hashToken } from '#app/platform/secrets/secrets.server.ts'

type Archiving =
  | { ok: true; /** The moment, by which undoing knows it; 0 of an event that is archived no more. */ version: number }
  | { ok: false; reason: 'unknown' | 'coming' | 'archived' | 'unarchived' | 'conflict' }

/** Hides an event from the usual lists of the panel, not from visitors. Upcoming events are refused. */
export async function archiveEvent(id: number, actor: Actor): Promise<Archiving> {
  return database.transaction(async (tx) => {
    const at = new Date()
    const over = or(isOver(at), ne(events.status, 'published'))
    const which = and(isNull(events.archivedAt), over)
    if (await writeEvent(tx, id, { archivedAt: at }, 'event.archived', actor, which))
      return { ok: true, version: at.getTime() }
    const [event] = await tx.select({ archivedAt: events.archivedAt }).from(events).where(eq(events.id, id))
    if (!event) return { ok: false, reason: 'unknown' }
    return { ok: false, reason: event.archivedAt ? 'archived' : 'coming' }
  })
}

/** @param version only what was archived at that moment */
export async function unarchiveEvent(id: number, actor: Actor, version?: number): Promise<Archiving> {
  return database.transaction(async (tx) => {
    const archivedAt = version === undefined ? isNotNull(events.archivedAt) : eq(events.archivedAt, new Date(version))
    if (await writeEvent(tx, id, { archivedAt: null }, 'event.unarchived', actor, archivedAt))
      return { ok: true, version: 0 }
    if ((await tx.$count(events, eq(events.id, id))) === 0) return { ok: false, reason: 'unknown' }
    return { ok: false, reason: version === undefined ? 'unarchived' : 'conflict' }
  })
}

/** The link of before stops working: only the hash of the newest token is stored. @returns null for an unknown event */
export async function createPreviewToken(id: number, actor: Actor): Promise<string | null> {
  const token = randomBytes(24).toString('base64url')
  const written = await database.transaction((tx) =>
    writeEvent(tx, id, { previewTokenHash: hashToken(token) }, 'event.preview-created', actor),
  )
  return written ? token : null
}

export async function withdrawPreview(id: number, actor: Actor): Promise<boolean> {
  return database.transaction((tx) => writeEvent(tx, id, { previewTokenHash: null }, 'event.preview-withdrawn', actor))
}

type EventWrite = Partial<Pick<typeof events.$inferInsert, 'archivedAt' | 'previewTokenHash'>>

async function writeEvent(
  tx: Transaction,
  id: number,
  values: EventWrite,
  action: AuditAction,
  actor: Actor,
  condition?: SQL,
): Promise<boolean> {
  const written = await tx
    .update(events)
    .set(values)
    .where(and(eq(events.id, id), condition))
    .returning({ id: events.id })
  if (written.length > 0) await audit(tx, { actor: actor.id, action, subject: String(id) })
  return written.length > 0
}
