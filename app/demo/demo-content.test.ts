import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postSchemas } from '#app/blog/panel/forms.ts'
import { updatePost } from '#app/blog/panel/posts.server.ts'
import { blogPosts, eventRegistrations, events, media, organizers, restaurants } from '#app/database/schema.ts'
import { findEventForForm } from '#app/events/panel/editor/edited-event.server.ts'
import { updateEvent } from '#app/bookings/event-acts/save-event.server.ts'
import { eventSchemas } from '#app/events/panel/editor/forms.ts'
import { describe } from '#app/media/picture-tasks.server.ts'
import { organizerSchemas } from '#app/organizers/forms.ts'
import { saveOrganizer } from '#app/organizers/organizers.server.ts'
import { updateRestaurant } from '#app/restaurants/panel/restaurants.server.ts'
import { restaurantSchemas } from '#app/restaurants/panel/forms.ts'
import { findRestaurant } from '#app/restaurants/restaurants.server.ts'
import { montserrat, register } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { root } from '#tests/harness/test-postgres.ts'
import { formValue } from '#tests/harness/parse-form.ts'
import { pictures, pictureSize } from './content/pictures.ts'
import { hasDemoContent, removeDemoContent } from './demo-content.server.ts'

const secretary = { id: 'secretaria' }

openTestDatabase('demo', 'panel')

test('The pictures have the size and the colour that their content says', async () => {
  for (const { file, color } of pictures)
    expect(await describe(await readFile(join(root, 'photos', file)))).toMatchObject({ ...pictureSize, color })
})

test('Edited demo content stays; everything else is removed together, including the demo registrations', async () => {
  expect(await hasDemoContent()).toBe(true)

  const all = await database.select().from(events).orderBy(asc(events.id))
  const guests = await database.select({ event: eventRegistrations.eventId }).from(eventRegistrations)
  const changed = all.find(({ id }) => guests.some(({ event }) => event === id))
  const visited = all.find(
    (event) =>
      event !== changed && event.date > new Date() && event.registered < event.maxParticipants && event.imageUrl,
  )
  if (!changed || !visited) throw new Error('the demo content has no such events')
  const {
    courses: _,
    menu_options: ___,
    pictures: __,
    ...fields
  } = (await findEventForForm(changed.id))?.fields ?? { courses: [], menu_options: [], pictures: [] }
  await updateEvent(changed.id, formValue(eventSchemas.es, fields), secretary)
  await register(visited.id, montserrat())
  const [restaurant, unused] = await database
    .select()
    .from(restaurants)
    .where(eq(restaurants.isDemo, true))
    .orderBy(asc(restaurants.id))
  expect((await findRestaurant(1, 'es'))?.reviews.list.length).toBeGreaterThan(0)
  await updateRestaurant(
    restaurant?.id ?? 0,
    formValue(restaurantSchemas.es, {
      nombre: 'Ca la Núria',
      direccion: 'Carrer Major, 3',
      estrellas_michelin: '0',
      version: '1',
    }),
    secretary,
  )
  const [organizer] = await database.select().from(organizers)
  await saveOrganizer(
    formValue(organizerSchemas.es, {
      id: String(organizer?.id),
      name: 'Celler nostre',
      country: 'España',
      version: '1',
    }),
    secretary,
  )
  const [post] = await database.select().from(blogPosts)
  await updatePost(
    post?.id ?? 0,
    formValue(postSchemas.es, {
      title: 'El nostre',
      slug: 'el-nostre',
      content: 'Diez palabras bien contadas.',
      status: 'draft',
      version: '1',
    }),
    secretary,
  )

  await removeDemoContent(secretary)

  expect(await hasDemoContent()).toBe(false)
  expect(
    await database.select({ id: events.id, registered: events.registered }).from(events).orderBy(asc(events.id)),
  ).toEqual(
    [
      { id: changed.id, registered: 0 },
      { id: visited.id, registered: 1 },
    ].sort((one, other) => one.id - other.id),
  )
  expect(await database.$count(eventRegistrations)).toBe(1)
  expect(await database.select({ title: blogPosts.title }).from(blogPosts)).toEqual([{ title: 'El nostre' }])
  expect((await database.select({ name: organizers.name }).from(organizers)).map(({ name }) => name)).toContain(
    'Celler nostre',
  )
  const names = (await database.select({ name: restaurants.nombre }).from(restaurants)).map(({ name }) => name)
  expect(names).toContain('Ca la Núria')
  expect(names).not.toContain(unused?.nombre)
  expect((await findRestaurant(restaurant?.id ?? 0, 'es'))?.reviews.list).toEqual([])
  expect(
    (await database.select({ hash: media.hash }).from(media)).some(({ hash }) => visited.imageUrl?.includes(hash)),
  ).toBe(true)
})
