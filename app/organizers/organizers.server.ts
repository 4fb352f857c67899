import { and, desc, eq, sql } from 'drizzle-orm'
import { lacksLanguage } from '#app/database/bilingual-columns.ts'
import { database } from '#app/database/client.server.ts'
import { events, organizers } from '#app/database/schema.ts'
import { inBothDirections, listPage, orderBy } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { findPictures, holdPicture } from '#app/media/pictures.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { toColumns, toFields, type UneditedColumn } from '#app/platform/forms/field-columns.ts'
import { mainLanguage, mainText, mainTextOrder } from '#app/platform/main-language.server.ts'
import { putAside } from '#app/platform/trash.server.ts'
import { versionedSave } from '#app/platform/versioned-save.server.ts'
import { organizerColumns, type OrganizerFields } from './forms.ts'

export function organizerOrders() {
  return inBothDirections({ nombre: [mainTextOrder(organizers.name, organizers.nameCa)] })
}
type OrganizerOrder = keyof ReturnType<typeof organizerOrders>

/** Networks in the form; others in a row are kept. */
const networks = ['facebook', 'instagram', 'twitter'] as const

/** @param lacks only organizers without texts in that language */
export async function listOrganizers(request: ListRequest, lacks: Language | null, order: OrganizerOrder) {
  const where = lacksLanguage(organizers, lacks)
  const { rows, ...page } = await listPage(
    { from: organizers, where, request, orders: organizerOrders(), order },
    (these) => database.select().from(organizers).where(these),
  )
  const logos = await findPictures(rows.map(({ logoUrl }) => logoUrl))
  return {
    ...page,
    rows: rows.map((row) => ({
      id: row.id,
      logo: (row.logoUrl && logos.get(row.logoUrl)) || null,
      ...shownTexts(row),
      lacksSpanish: row.lacksSpanish,
      lacksCatalan: row.lacksCatalan,
      fields: toFormValues(row),
    })),
  }
}

function shownTexts(row: typeof organizers.$inferSelect) {
  const { name, description, city } = localizedRow(mainLanguage(), row)
  return { name, description, city }
}

export function exportOrganizers(search: string, lacks: Language | null, order: OrganizerOrder) {
  const { id, name, nameCa, email, phone, website, country } = organizers
  const address = mainText(organizers.address, organizers.addressCa).as('address')
  const city = mainText(organizers.city, organizers.cityCa).as('city')
  return streamRows(
    database
      .select({ name, nameCa, email, phone, website, address, city, country })
      .from(organizers)
      .where(and(lacksLanguage(organizers, lacks), searchCondition(organizers.searchText, search)))
      .orderBy(...orderBy(organizerOrders()[order], id)),
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
