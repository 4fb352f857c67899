import { desc, eq, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { events, organizers } from '#app/database/schema.ts'
import { holdPicture } from '#app/media/pictures.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { toColumns, toFields, type UneditedColumn } from '#app/platform/forms/field-columns.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { putAside } from '#app/platform/trash.server.ts'
import { versionedSave } from '#app/platform/versioned-save.server.ts'
import { organizerColumns, type OrganizerFields } from './forms.ts'

/** Networks in the form; others in a row are kept. */
const networks = ['facebook', 'instagram', 'twitter'] as const

export async function findOrganizerForForm(id: number) {
  const [row] = await database.select().from(organizers).where(eq(organizers.id, id))
  if (!row) return null
  const { id: _, ...fields } = toFormValues(row)
  return fields
}

export function toFormValues(row: typeof organizers.$inferSelect): Record<keyof OrganizerFields, string> {
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

type OrganizerResult = { ok: true } | { ok: false; reason: 'unknown' | 'conflict' | 'picture-gone' }

/** Creates an organizer, or writes over `fields.version` only. */
export async function saveOrganizer(fields: OrganizerFields, actor: Actor): Promise<OrganizerResult> {
  const values = toRow(fields)
  const social = Object.fromEntries(
    networks.flatMap((network) => (fields[network] ? [[network, fields[network]]] : [])),
  )
  const { id } = fields
  return database.transaction(async (tx) => {
    if (fields.logo_url && !(await holdPicture(tx, fields.logo_url))) return { ok: false, reason: 'picture-gone' }
    if (id === undefined) {
      const [made] = await tx
        .insert(organizers)
        .values({ ...values, socialMedia: social })
        .returning({ id: organizers.id })
      await audit(tx, { actor: actor.id, action: 'organizer.created', subject: String(made?.id) })
      return { ok: true }
    }
    const saved = {
      ...values,
      socialMedia: sql`${organizers.socialMedia} - array['facebook', 'instagram', 'twitter']
        || ${JSON.stringify(social)}::jsonb`,
      // A saved demo organizer becomes the club's own.
      isDemo: false,
    }
    const event = { actor, action: 'organizer.updated' } as const
    return versionedSave(tx, organizers, { id, seen: fields.version }, saved, event)
  })
}

function toRow(fields: OrganizerFields): Omit<typeof organizers.$inferSelect, UneditedColumn | 'socialMedia'> {
  return toColumns(organizerColumns, fields)
}

type OrganizerDeletion =
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
      .select({ title: mainText(events.title, events.titleCa) })
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
    const where = eq(organizers.id, id)
    const name = mainText(organizers.name, organizers.nameCa)
    await putAside(tx, { kind: 'organizer', id, name, parts: [{ table: organizers, where }] }, actor)
    await tx.delete(organizers).where(where)
    await audit(tx, { actor: actor.id, action: 'organizer.deleted', subject: String(id) })
    return { ok: true }
  })
}
