import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { blogPosts, events, media, restaurants } from '#app/database/schema.ts'
import { register } from '#app/events/registrations.server.ts'
import { montserrat } from '#tests/fixtures.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { hasDemoContent, removeDemoContent } from './demo-content.server.ts'

openTestDatabase('demo')

test('The demo content goes with one press; an event with a real guest stays, with its pictures', async () => {
  expect(await hasDemoContent()).toBe(true)
  const free = (await database.select().from(events)).find((event) => event.date > new Date() && event.registered < event.maxParticipants && event.imageUrl)
  await register(free?.id ?? 0, montserrat())
  await removeDemoContent('secretaria')
  expect(await hasDemoContent()).toBe(false)
  expect(await database.select({ id: events.id, isDemo: events.isDemo }).from(events)).toEqual([{ id: free?.id, isDemo: false }])
  expect(await database.$count(blogPosts)).toBe(0)
  expect((await database.select({ hash: media.hash }).from(media)).some(({ hash }) => free?.imageUrl?.includes(hash))).toBe(true)
  expect(await database.$count(restaurants, eq(restaurants.isDemo, true))).toBe(0)
})
