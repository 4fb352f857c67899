import { randomBytes } from 'node:crypto'
import { and, eq, or, ne } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { isOver } from '#app/database/event-times.ts'
import { events } from '#app/database/schema.ts'
import type { AuditAction } from '#app/platform/audit-actions.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { hashToken } from '#app/platform/secrets/secrets.server.ts'

type Archiving = { ok: true } | { ok: false; reason: 'unknown' | 'coming' }

/** Hides an event from the usual lists of the panel, not from visitors. Upcoming events are refused. */
export async function archiveEvent(id: number, actor: Actor): Promise<Archiving> {
  return database.transaction(async (tx) => {
    const over = or(isOver(new Date()), ne(events.status, 'published'))
    if (await writeEvent(tx, id, { archivedAt: new Date() }, 'event.archived', actor, over)) return { ok: true }
    return { ok: false, reason: (await tx.$count(events, eq(events.id, id))) > 0 ? 'coming' : 'unknown' }
  })
}

export async function unarchiveEvent(id: number, actor: Actor): Promise<Archiving> {
  const written = await database.transaction((tx) =>
    writeEvent(tx, id, { archivedAt: null }, 'event.unarchived', actor),
  )
  return written ? { ok: true } : { ok: false, reason: 'unknown' }
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
  condition?: ReturnType<typeof or>,
): Promise<boolean> {
  const written = await tx
    .update(events)
    .set(values)
    .where(and(eq(events.id, id), condition))
    .returning({ id: events.id })
  if (written.length > 0) await audit(tx, { actor: actor.id, action, subject: String(id) })
  return written.length > 0
}
