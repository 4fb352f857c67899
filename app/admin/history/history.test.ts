import { eq, getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  blogPosts,
  events,
  media,
  organizers,
  recordChanges,
  restaurants,
  usuarios,
} from '#app/database/schema.ts'
import * as schema from '#app/database/schema.ts'
import { secretColumns } from '#app/database/secret-columns.ts'
import { deleteOrganizer } from '#app/organizers/organizers.server.ts'
import { versionedSave } from '#app/platform/versioned-save.server.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { database } from '#app/database/client.server.ts'
import { cutEqualEnds } from '#app/ui/panel/cut-equal-ends.ts'
import { describeChange } from './change-texts.ts'
import { findHistory, namedColumns } from './history.server.ts'
import { restoreBefore } from './restore-before.server.ts'
import { keptRecords, type KeptRecord } from './kept-records.ts'

openTestDatabase('empty', 'panel')

const clara = { id: 'clara' }
const PICTURE = `/media/${'a'.repeat(64)}`
const tables = { event: events, post: blogPosts, restaurant: restaurants, organizer: organizers }
type TriedKind = keyof typeof tables
const actions = {
  event: 'event.updated',
  post: 'post.updated',
  restaurant: 'restaurant.updated',
  organizer: 'organizer.updated',
} as const

beforeEach(async () => {
  for (const table of [recordChanges, blogPosts, events, restaurants, organizers]) await ownerDatabase.delete(table)
  await ownerDatabase
    .insert(usuarios)
    .values({ id: 'clara', email: 'clara@example.org', role: 1 })
    .onConflictDoNothing()
  const picture = { hash: 'a'.repeat(64), purpose: 'blog', width: 10, height: 10, color: '#fff' }
  await ownerDatabase.insert(media).values(picture).onConflictDoNothing()
})

async function make(kind: TriedKind): Promise<number> {
  if (kind === 'event') return makeEvent({ title: 'Calçotada' })
  if (kind === 'post')
    return idOf(
      ownerDatabase
        .insert(blogPosts)
        .values({ title: 'El xató', slug: 'xato', content: '<p>Uno</p>' })
        .returning({ id: blogPosts.id }),
    )
  if (kind === 'restaurant')
    return idOf(
      ownerDatabase
        .insert(restaurants)
        .values({ nombre: 'Can Pau', direccion: 'Vic' })
        .returning({ id: restaurants.id }),
    )
  return idOf(ownerDatabase.insert(organizers).values({ name: 'Fonda' }).returning({ id: organizers.id }))
}
const idOf = async (rows: PromiseLike<{ id: number }[]>) => (await rows)[0]?.id ?? 0

const save = (kind: TriedKind, id: number, seen: number, values: object) =>
  database.transaction((tx) =>
    versionedSave(tx, tables[kind] as typeof organizers, { id, seen }, values, { actor: clara, action: actions[kind] }),
  )
const recordOf = (kind: string) => keptRecords.find((one) => one.kind === kind) as KeptRecord
const historyOf = async (kind: string, id: number) => {
  const history = await findHistory(recordOf(kind), id, undefined, 'es')
  if (!history) throw new Error('no history')
  return history
}
const organizer = async (id: number) => (await ownerDatabase.select().from(organizers).where(eq(organizers.id, id)))[0]

describe('The history of a record', () => {
  test('has who saved, when, and each kind of field before and after', async () => {
    const id = await make('event')
    const date = new Date('2031-03-01T20:00:00Z')
    const values = {
      title: 'Gran calçotada',
      price: 90.5,
      date,
      howToPayCa: 'Bizum',
      imageUrl: PICTURE,
      pictures: [PICTURE],
      offers: 'off',
    }
    expect(await save('event', id, 1, values)).toEqual({ ok: true })
    const { name, version, changes } = await historyOf('event', id)
    expect([name, version, changes.length]).toEqual(['Gran calçotada', 2, 1])
    expect(changes[0]?.by).toBe('clara@example.org')
    const shown = Object.fromEntries(
      changes[0]?.columns.map(({ column, before, after }) => [column, [before, after]]) ?? [],
    )
    expect(shown).toMatchObject({
      title: ['Calçotada', 'Gran calçotada'],
      how_to_pay_ca: ['vacío', 'Bizum'],
      image_url: ['vacío', 'imagen aaaaaaaa'],
      pictures: ['vacío', 'imagen aaaaaaaa'],
      offers: ['automático', 'no se ofrecen'],
    })
    expect(shown.price?.[1]).toContain('90,50')
    expect(shown.date?.[1]).toContain('2031')
    expect(Object.keys(shown)).toHaveLength(7)
  })

  test('has a line for each save that changes something, and none for a booked seat', async () => {
    const id = await make('event')
    await save('event', id, 1, { title: 'Calçotada' })
    await updateRow(events, id, { registered: 1 })
    expect((await historyOf('event', id)).changes).toEqual([])
    await save('event', id, 2, { title: 'Otra' })
    expect((await historyOf('event', id)).changes).toHaveLength(1)
  })

  test('is written whoever saves, and says when nobody is noted', async () => {
    const id = await make('organizer')
    await updateRow(organizers, id, { name: 'Fonda Nova', version: 2 })
    expect((await historyOf('organizer', id)).changes).toMatchObject([
      { by: null, columns: [{ before: 'Fonda', after: 'Fonda Nova' }] },
    ])
  })

  test('is of tables without secret columns, and names every column', () => {
    for (const record of keptRecords) {
      const { table } = record
      const { name, columns } = getTableConfig((schema as unknown as Record<string, PgTable>)[table] as PgTable)
      expect(secretColumns.filter((one) => one.table === name)).toEqual([])
      const asked = columns.filter((column) => !column.generated && !bookkeeping.has(column.name))
      expect(
        namedColumns(record)
          .map((column) => column.name)
          .toSorted(),
      ).toEqual(asked.map((column) => column.name).toSorted())
    }
  })

  test('is of each record whose trigger notes changes', async () => {
    const triggers = await ownerDatabase.execute<{ kind: string }>(
      sql`select convert_from(trim(trailing '\\000'::bytea from tgargs), 'UTF8') as kind from pg_trigger where tgfoid = 'note_changes'::regproc`,
    )
    // The changes of a request are shown in its dialog.
    const kinds = triggers.map(({ kind }) => kind).filter((kind) => kind !== 'membership-request')
    expect(kinds.toSorted()).toEqual(keptRecords.map(({ kind }) => kind).toSorted())
  })
})

const bookkeeping = new Set(
  'id version created_at updated_at is_demo registered held rush_at changed_at preview_token_hash'.split(' '),
)

describe('Restoring', () => {
  test.each(['event', 'post', 'restaurant', 'organizer'] as const)(
    'brings the texts of a %s back as its next version, audited, and not its other columns',
    async (kind) => {
      const id = await make(kind)
      const { restores, name } = recordOf(kind)
      const columns = getTableColumns(tables[kind]) as Record<string, { name: string }>
      const other = {
        event: { price: 12 },
        post: { status: 'published', publishedAt: new Date() },
        restaurant: { estrellasMichelin: 2 },
        organizer: {},
      }[kind]
      const before = await rowOf(kind, id)
      await save(kind, id, 1, { ...other, [name]: 'Otro nombre' })
      await save(kind, id, 2, { [name]: 'Un tercero' })
      const [last, first] = (await historyOf(kind, id)).changes
      expect(await restoreBefore(recordOf(kind), id, { change: first?.id ?? 0, seen: 3 }, clara)).toEqual({ ok: true })
      const after = await rowOf(kind, id)
      for (const property of Object.keys(restores))
        expect([property, after?.[property]]).toEqual([property, before?.[property]])
      expect(after).toMatchObject({ ...other, version: 4 })
      const [act] = await ownerDatabase
        .select()
        .from(auditLog)
        .where(eq(auditLog.action, `${kind}.restored`))
        .orderBy(sql`id desc`)
      expect(act).toMatchObject({ actor: 'clara', subject: String(id), fields: [columns[name]?.name] })
      expect((await historyOf(kind, id)).changes).toHaveLength(3)
      // The newest change alone.
      await restoreBefore(recordOf(kind), id, { change: last?.id ?? 0, seen: 4 }, clara)
      expect((await rowOf(kind, id))?.[name]).toBe('Otro nombre')
    },
  )

  test('never touches how an event is paid, its date or its price', () => {
    const { restores } = recordOf('event')
    for (const column of ['howToPay', 'howToPayCa', 'date', 'price', 'location', 'status', 'maxParticipants'])
      expect(Object.keys(restores)).not.toContain(column)
  })

  test('of two at once keeps the first; who has seen an older version is refused', async () => {
    const id = await make('organizer')
    await save('organizer', id, 1, { name: 'Otra' })
    const [change] = (await historyOf('organizer', id)).changes
    const asked = { change: change?.id ?? 0, seen: 2 }
    const outcomes = await Promise.all([1, 2].map(() => restoreBefore(recordOf('organizer'), id, asked, clara)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'conflict' })
    expect(await organizer(id)).toMatchObject({ name: 'Fonda', version: 3 })
  })

  test('while the record is deleted writes nothing', async () => {
    const id = await make('organizer')
    await save('organizer', id, 1, { name: 'Otra' })
    const [change] = (await historyOf('organizer', id)).changes
    const [restored, deleted] = await Promise.all([
      restoreBefore(recordOf('organizer'), id, { change: change?.id ?? 0, seen: 2 }, clara),
      deleteOrganizer(id, clara),
    ])
    expect(deleted).toEqual({ ok: true })
    expect([true, false]).toContain(restored.ok)
    expect(await organizer(id)).toBeUndefined()
  })

  test('refuses what is not a change of the record, has no texts, or shows a picture that is gone', async () => {
    const [id, another] = [await make('organizer'), await make('event')]
    const record = recordOf('organizer')
    expect(await restoreBefore(record, id, { change: 999_999, seen: 1 }, clara)).toEqual({
      ok: false,
      reason: 'unknown',
    })
    await save('event', another, 1, { price: 3 })
    const [price] = (await historyOf('event', another)).changes
    expect(price?.isRestorable).toBe(false)
    const foreign = { change: price?.id ?? 0, seen: 1 }
    expect(await restoreBefore(record, id, foreign, clara)).toEqual({ ok: false, reason: 'unknown' })
    expect(await restoreBefore(recordOf('event'), another, { ...foreign, seen: 2 }, clara)).toEqual({
      ok: false,
      reason: 'nothing-new',
    })
    await save('organizer', id, 1, { logoUrl: `/media/${'b'.repeat(64)}` })
    await save('organizer', id, 2, { logoUrl: null })
    const [gone] = (await historyOf('organizer', id)).changes
    expect(await restoreBefore(record, id, { change: gone?.id ?? 0, seen: 3 }, clara)).toEqual({
      ok: false,
      reason: 'picture-gone',
    })
  })
})

async function rowOf(kind: TriedKind, id: number): Promise<Record<string, unknown> | undefined> {
  const table = tables[kind] as typeof organizers
  return (await ownerDatabase.select().from(table).where(eq(table.id, id)))[0]
}

describe('A change is shown', () => {
  test('of long texts only where they differ', () => {
    const [same, end] = ['a'.repeat(900), 'z'.repeat(900)]
    const cut = cutEqualEnds(`${same}uno${end}`, `${same}dos${end}`)
    expect(cut.before).toMatch(/^…a{60}unoz{60}…$/)
    expect(cut.after).toMatch(/^…a{60}dosz{60}…$/)
    expect(cutEqualEnds('uno', 'dos')).toEqual({ before: 'uno', after: 'dos' })
  })

  test('of an article as text, and as markup if only that differs', () => {
    const change = (before: string, after: string) =>
      describeChange({ column: 'content_ca', label: { es: 'Contenido', ca: 'Contingut' } }, before, after, 'ca')
    expect(change('<p>Un</p>', '<p>Dos</p>')).toMatchObject({ label: 'Contingut (català)', before: 'Un', after: 'Dos' })
    expect(change('<p>Un</p>', '<h2>Un</h2>')).toMatchObject({ before: '<p>Un</p>', after: '<h2>Un</h2>' })
  })
})
