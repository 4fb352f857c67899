import { eq, sql, getTableName } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { deletePost } from '#app/blog/panel/posts.server.ts'
import { deleteEvent } from '#app/bookings/event-acts/delete-event.server.ts'
import {
  auditLog,
  blogPosts,
  eventCourses,
  eventMenuOptions,
  eventParties,
  events,
  organizers,
  recordChanges,
  restaurants,
  trash,
  usuarios,
} from '#app/database/schema.ts'
import { removeDemoContent } from '#app/demo/demo-content.server.ts'
import { deleteOrganizer } from '#app/organizers/organizers.server.ts'
import { takeOut } from '#app/platform/take-out.server.ts'
import type { KeptKind } from '#app/platform/audit-actions.ts'
import { purge } from '#app/privacy/purge.server.ts'
import { deleteRestaurant } from '#app/restaurants/panel/restaurants.server.ts'
import { makeEvent, montserrat, register } from '#tests/fixtures.ts'
import { inPool, openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { listTrash } from './trash-list.server.ts'

openTestDatabase('empty', 'panel')

const clara = { id: 'clara' }
const picture = `/media/${'a'.repeat(64)}`

beforeEach(async () => {
  for (const table of [trash, recordChanges, blogPosts, events, restaurants, organizers])
    await ownerDatabase.delete(table)
  await ownerDatabase.execute(sql`truncate retention_runs`)
  await ownerDatabase
    .insert(usuarios)
    .values({ id: 'clara', email: 'clara@example.org', role: 1 })
    .onConflictDoNothing()
})

const idOf = async (rows: PromiseLike<{ id: number }[]>) => (await rows)[0]?.id ?? 0
const makeRestaurant = () =>
  idOf(
    ownerDatabase
      .insert(restaurants)
      .values({
        nombre: 'Can Pau',
        direccion: 'Vic',
        precioMedio: 42.5,
        images: [picture],
        menuDegustacion: [{ nombre: 'Xató', descripcion: '', precio: 12.3 }],
        redesSociales: { instagram: 'canpau' },
      })
      .returning({ id: restaurants.id }),
  )
const makeOrganizer = () =>
  idOf(
    ownerDatabase
      .insert(organizers)
      .values({ name: 'Fonda', logoUrl: picture, cityCa: 'Vic' })
      .returning({ id: organizers.id }),
  )
const makePost = (given: Partial<typeof blogPosts.$inferInsert> = {}) =>
  idOf(
    ownerDatabase
      .insert(blogPosts)
      .values({
        title: 'El xató',
        slug: 'xato',
        content: `<img src="${picture}">`,
        authorId: 'clara',
        coverImage: picture,
        version: 3,
        ...given,
      })
      .returning({ id: blogPosts.id }),
  )
async function makeDinner() {
  const restaurantId = await makeRestaurant()
  const id = await makeEvent({
    restaurantId,
    price: 85.5,
    pictures: [picture],
    date: new Date(Date.now() - 86_400_000),
  })
  await ownerDatabase.insert(eventCourses).values({ eventId: id, position: 1, name: 'Xató' })
  await ownerDatabase.insert(eventMenuOptions).values({ eventId: id, position: 1, name: 'Bacallà' })
  return id
}

const tables = {
  event: [events, eventCourses, eventMenuOptions],
  post: [blogPosts],
  restaurant: [restaurants],
  organizer: [organizers],
}
const make = { event: makeDinner, post: makePost, restaurant: makeRestaurant, organizer: makeOrganizer }
type TriedKind = Extract<KeptKind, keyof typeof make>
const remove: Record<TriedKind, (id: number) => Promise<unknown>> = {
  event: (id) => deleteEvent(id, 9, clara),
  post: (id) => deletePost(id, clara),
  restaurant: (id) => deleteRestaurant(id, clara),
  organizer: (id) => deleteOrganizer(id, clara),
}
/** Whole rows as PostgreSQL prints them. */
const rowsOf = async (kind: TriedKind) =>
  Promise.all(
    tables[kind].map(async (table) => [
      getTableName(table),
      ...(await ownerDatabase.execute<{ row: string }>(sql`select ${table}::text as row from ${table} order by 1`)).map(
        ({ row }) => row,
      ),
    ]),
  )
const all = { search: '', page: 1, limit: 25, offset: 0 }
const inTrash = async () => (await listTrash(all, Object.keys(make) as TriedKind[])).rows
const newest = async () => (await inTrash())[0]?.id ?? ''

describe('What is deleted', () => {
  test.each(Object.keys(make) as TriedKind[])(
    'is in the trash, and comes back row for row with its id: %s',
    async (kind) => {
      const id = await make[kind]()
      const before = await rowsOf(kind)
      await remove[kind](id)
      expect(await rowsOf(kind)).not.toEqual(before)
      expect(await inTrash()).toMatchObject([{ kind, by: 'clara@example.org' }])
      expect(await takeOut(kind, await newest(), clara)).toMatchObject({ ok: true })
      expect(await rowsOf(kind)).toEqual(before)
      expect(await inTrash()).toEqual([])
      const [act] = await ownerDatabase
        .select()
        .from(auditLog)
        .where(eq(auditLog.action, `${kind}.undeleted`))
        .orderBy(sql`id desc`)
      expect(act).toMatchObject({ actor: 'clara', subject: String(id) })
    },
  )

  test('of an event has nothing of its guests, who are gone at once', async () => {
    const id = await makeEvent()
    await register(id, montserrat({ fullName: 'Canari Vidal', email: 'canari@example.org' }))
    await ownerDatabase.update(events).set({ date: new Date(Date.now() - 86_400_000) })
    expect((await ownerDatabase.select().from(events))[0]?.registered).toBe(1)
    expect(await deleteEvent(id, 1, clara)).toEqual({ ok: true })
    const [stored] = await ownerDatabase.execute<{ all: string }>(sql`
      select (select string_agg(t::text, '') from trash t) || coalesce((select string_agg(c::text, '') from record_changes c), '') as all`)
    expect(stored?.all).toContain('Cena de prueba')
    expect(stored?.all).not.toMatch(/canari/i)
    await takeOut('event', await newest(), clara)
    expect(await ownerDatabase.select().from(events)).toMatchObject([{ id, registered: 0, held: 0 }])
    expect(await ownerDatabase.$count(eventParties)).toBe(0)
  })

  test('of an event finds its chronicle again, unless that is another’s meanwhile', async () => {
    const [id, other] = [await makeDinner(), await makeEvent()]
    const post = await makePost({ eventId: id })
    await remove.event(id)
    expect((await ownerDatabase.select().from(blogPosts))[0]?.eventId).toBeNull()
    await takeOut('event', await newest(), clara)
    expect(await ownerDatabase.select().from(blogPosts)).toMatchObject([{ id: post, eventId: id, version: 4 }])
    await remove.event(id)
    await ownerDatabase.update(blogPosts).set({ eventId: other })
    expect(await takeOut('event', await newest(), clara)).toMatchObject({ ok: true })
    expect((await ownerDatabase.select().from(blogPosts))[0]?.eventId).toBe(other)
  })
})

describe('Taking out of the trash', () => {
  test('is refused while another post has the address, and changes nothing', async () => {
    await remove.post(await makePost())
    await makePost({ title: 'Otro' })
    const id = await newest()
    expect(await takeOut('post', id, clara)).toEqual({ ok: false, reason: 'place-taken' })
    expect(await newest()).toBe(id)
    await ownerDatabase.update(blogPosts).set({ slug: 'otro' })
    expect(await takeOut('post', id, clara)).toMatchObject({ ok: true, name: 'El xató' })
  })

  test('of an event waits for its restaurant; a post comes back without an author and an event that are gone', async () => {
    const dinner = await makeDinner()
    const [event] = await ownerDatabase.select().from(events)
    await remove.event(dinner)
    const asked = await newest()
    await remove.restaurant(event?.restaurantId ?? 0)
    expect(await takeOut('event', asked, clara)).toEqual({ ok: false, reason: 'parent-gone' })
    expect(await takeOut('restaurant', await newest(), clara)).toMatchObject({ ok: true })
    expect(await takeOut('event', asked, clara)).toMatchObject({ ok: true })

    await ownerDatabase.insert(usuarios).values({ id: 'pau', email: 'pau@example.org' })
    const post = await makePost({ authorId: 'pau', eventId: dinner })
    await remove.post(post)
    const aside = await newest()
    await ownerDatabase.delete(usuarios).where(eq(usuarios.id, 'pau'))
    await ownerDatabase.delete(events)
    expect(await takeOut('post', aside, clara)).toMatchObject({ ok: true })
    expect(await ownerDatabase.select().from(blogPosts)).toMatchObject([{ id: post, authorId: null, eventId: null }])
  })

  test('by two at once happens once; of another kind it is unknown', async () => {
    const id = await makeOrganizer()
    await remove.organizer(id)
    const aside = await newest()
    expect(await takeOut('post', aside, clara)).toEqual({ ok: false, reason: 'unknown' })
    const outcomes = await Promise.all([1, 2, 3].map(() => takeOut('organizer', aside, clara)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([1, 2].map(() => ({ ok: false, reason: 'unknown' })))
    expect(await ownerDatabase.$count(organizers)).toBe(1)
  })

  test('gives a column that is newer than the stored row its default', async () => {
    await remove.organizer(await makeOrganizer())
    await ownerDatabase.execute(sql`update trash set rows = rows #- '{0,rows,0,country}' #- '{0,rows,0,social_media}'`)
    await takeOut('organizer', await newest(), clara)
    expect(await ownerDatabase.select().from(organizers)).toMatchObject([
      { name: 'Fonda', country: 'España', socialMedia: {} },
    ])
  })
})

describe('The trash', () => {
  test('is emptied after 30 days, with the history of what was in it', async () => {
    const ids = [await makeOrganizer(), await makeOrganizer()]
    for (const id of ids) {
      await updateRow(organizers, id, { name: 'Otra', version: 2 })
      await remove.organizer(id)
    }
    const age = (id: number | undefined, days: number) =>
      ownerDatabase.execute(
        sql`update trash set deleted_at = now() - make_interval(days => ${days}) where subject = ${String(id)}`,
      )
    await age(ids[0], 29)
    await age(ids[1], 31)
    expect(await inPool('jobs', purge)()).toMatchObject({ trash: 1 })
    expect(await ownerDatabase.select({ subject: trash.subject }).from(trash)).toEqual([{ subject: String(ids[0]) }])
    expect(await ownerDatabase.select({ subject: recordChanges.subject }).from(recordChanges)).toEqual([
      { subject: String(ids[0]) },
    ])
  })

  test('lists the kinds that are asked for; the demo content leaves it, too', async () => {
    await remove.organizer(await makeOrganizer())
    await ownerDatabase.update(organizers).set({ isDemo: true })
    const demo = await makePost({ isDemo: true })
    await remove.post(demo)
    expect((await listTrash(all, ['post'])).rows).toMatchObject([{ kind: 'post', name: 'El xató' }])
    expect((await listTrash(all, [])).rows).toEqual([])
    await removeDemoContent(clara)
    expect((await inTrash()).map(({ kind }) => kind)).toEqual(['organizer'])
  })

  test('lines of the history go after twelve months', async () => {
    const id = await makeOrganizer()
    await updateRow(organizers, id, { name: 'Otra', version: 2 })
    await ownerDatabase.execute(sql`update record_changes set created_at = now() - interval '366 days'`)
    expect(await inPool('jobs', purge)()).toMatchObject({ history: 1 })
    expect(await ownerDatabase.$count(recordChanges)).toBe(0)
  })
})
