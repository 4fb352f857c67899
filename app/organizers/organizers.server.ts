import { and, desc, eq, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { events, organizers } from '#app/database/schema.ts'
import { inBothDirections, listPage, orderBy } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { findPictures, pictureExists } from '#app/media/pictures.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { toColumns, toFields } from '#app/platform/forms/field-columns.ts'
import { organizerColumns, type OrganizerFields } from './forms.ts'

export const organizerOrders = inBothDirections({ nombre: [organizers.name] })
export type OrganizerOrder = keyof typeof organizerOrders

/** Networks in the form; others in a row are kept. */
const networks = ['facebook', 'instagram', 'twitter'] as const

export async function listOrganizers({ search, limit, offset }: ListRequest, order: OrganizerOrder) {
  const { rows, ...page } = await listPage(
    { from: organizers, search, order: organizerOrders[order], fallbackOrder: organizerOrders[order], limit, offset },
    (these) => database.select().from(organizers).where(these),
  )
  const logos = await findPictures(rows.map(({ logoUrl }) => logoUrl))
  return {
    ...page,
    rows: rows.map((row) => ({
      id: row.id,
      logo: (row.logoUrl && logos.get(row.logoUrl)) || null,
      fields: toFormValues(row),
    })),
  }
}

export function exportOrganizers(search: string, order: OrganizerOrder) {
  const { id, name, nameCa, email, phone, website, address, city, country } = organizers
  return streamRows(
    database
      .select({ name, nameCa, email, phone, website, address, city, country })
      .from(organizers)
      .where(searchCondition(organizers.searchText, search))
      .orderBy(...orderBy(organizerOrders[order], id)),
  )
}

export async function findOrganizerForForm(id: number) {
  const [row] = await database.select().from(organizers).where(eq(organizers.id, id))
  if (!row) return null
  const { id: _, ...fields } = toFormValues(row)
  return fields
}

export type OrganizerRow = Awaited<ReturnType<typeof listOrganizers>>['rows'][number]

function toFormValues(row: typeof organizers.$inferSelect): Record<keyof OrganizerFields, string> {
  const { facebook = '', instagram = '', twitter = '' } = row.socialMedia
  return {
    ...toFields(organizerColumns, row),
    id: String(row.id),
    version: String(row.version),
    facebook,
    instagram,
    twitter,
  }
}

export type OrganizerResult = { ok: true } | { ok: false; reason: 'unknown' | 'conflict' | 'picture' }

/** Creates an organizer, or writes over `fields.version` only. */
export async function saveOrganizer(fields: OrganizerFields, actor: Actor): Promise<OrganizerResult> {
  if (fields.logo_url && !(await pictureExists(fields.logo_url))) return { ok: false, reason: 'picture' }
  const values = toRow(fields)
  const social = Object.fromEntries(
    networks.flatMap((network) => (fields[network] ? [[network, fields[network]]] : [])),
  )
  const { id } = fields
  return database.transaction(async (tx) => {
    if (id === undefined) {
      const [made] = await tx
        .insert(organizers)
        .values({ ...values, socialMedia: social })
        .returning({ id: organizers.id })
      await audit(tx, { actor: actor.id, action: 'organizer.created', subject: String(made?.id) })
      return { ok: true }
    }
    const [saved] = await tx
      .update(organizers)
      .set({
        ...values,
        socialMedia: sql`${organizers.socialMedia} - array['facebook', 'instagram', 'twitter']
          || ${JSON.stringify(social)}::jsonb`,
        // A saved demo organizer becomes the club's own.
        isDemo: false,
        version: sql`${organizers.version} + 1`,
        updatedAt: new Date(),
      })
      .where(and(eq(organizers.id, id), eq(organizers.version, fields.version ?? 0)))
      .returning({ id: organizers.id })
    if (saved) await audit(tx, { actor: actor.id, action: 'organizer.updated', subject: String(id) })
    if (saved) return { ok: true }
    const there = (await tx.$count(organizers, eq(organizers.id, id))) > 0
    return { ok: false, reason: there ? 'conflict' : 'unknown' }
  })
}

/** A new column is listed here or is in the form; otherwise `toRow` does not compile. */
type UneditedColumn = 'id' | 'socialMedia' | 'isDemo' | 'version' | 'createdAt' | 'updatedAt' | 'searchText'

function toRow(fields: OrganizerFields): Omit<typeof organizers.$inferSelect, UneditedColumn> {
  return toColumns(organizerColumns, fields)
}

export type OrganizerDeletion =
  | { ok: true }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'in-use'; titles: string[]; total: number }

const MAX_NAMED_EVENTS = 3

/** Refused while events name it. The row lock makes a concurrent event fail at its foreign key. */
export async function deleteOrganizer(id: number, actor: Actor): Promise<OrganizerDeletion> {
  return database.transaction(async (tx) => {
    const [organizer] = await tx
      .select({ id: organizers.id })
      .from(organizers)
      .where(eq(organizers.id, id))
      .for('update')
    if (!organizer) return { ok: false, reason: 'unknown' }
    const users = await tx
      .select({ title: events.title })
      .from(events)
      .where(eq(events.organizerId, id))
      .orderBy(desc(events.date))
    if (users.length > 0)
      return {
        ok: false,
        reason: 'in-use',
        titles: users.slice(0, MAX_NAMED_EVENTS).map(({ title }) => title),
        total: users.length,
      }
    await tx.delete(organizers).where(eq(organizers.id, id))
    await audit(tx, { actor: actor.id, action: 'organizer.deleted', subject: String(id) })
    return { ok: true }
  })
}
