import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { until } from '#tests/harness/mailbox.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { followCacheInvalidations, type InvalidatedTags, type CacheInvalidations } from './invalidation.server.ts'

const own = openTestDatabase('empty', 'panel')
let invalidations: CacheInvalidations
let received: InvalidatedTags[] = []
beforeAll(async () => {
  await database.execute(
    sql`insert into stale_notices (tag, written_at)
      values ('old', now() - interval '25 hours'), ('young', now() - interval '23 hours')`,
  )
  invalidations = await followCacheInvalidations(own.url)
  invalidations.onInvalidation((stale) => received.push(stale))
})
beforeEach(async () => {
  await invalidations.catchUp()
  received = []
})
afterAll(() => invalidations.close())

const tags = () => received.flatMap((stale) => (stale === 'everything' ? [stale] : [...stale]))

test('A written event invalidates its page and the lists; a new registration, its page alone', async () => {
  const id = await makeEvent()
  await invalidations.catchUp()
  expect(tags()).toEqual([`event:${id}`, 'events'])
  received = []
  await database.execute(sql`update events set registered = registered + 1 where id = ${id}`)
  await invalidations.catchUp()
  expect(tags()).toEqual([`event:${id}`])
  received = []
  await invalidations.catchUp()
  expect(tags()).toEqual([])
})

test('A rollback and an update without a change invalidate nothing', async () => {
  const id = await makeEvent()
  await invalidations.catchUp()
  received = []
  await database
    .transaction(async (tx) => {
      await tx.execute(sql`update events set title = 'Nunca' where id = ${id}`)
      tx.rollback()
    })
    .catch(() => undefined)
  await database.execute(sql`update events set title = title where id = ${id}`)
  await invalidations.catchUp()
  expect(tags()).toEqual([])
})

test('Truncating a table invalidates everything', async () => {
  await database.execute(sql`truncate blog_posts`)
  await invalidations.catchUp()
  expect(tags()).toEqual(['everything'])
})

test('Pages stay fresh for five seconds after a read, and rows are purged after a day', async () => {
  await invalidations.catchUp()
  expect(invalidations.freshUntil()).toBeGreaterThan(performance.now())
  expect(invalidations.freshUntil()).toBeLessThanOrEqual(performance.now() + 5_000)
  await until(async () => {
    const rows = await database.execute<{ tag: string }>(
      sql`select tag from stale_notices where tag in ('old', 'young')`,
    )
    return rows.map(({ tag }) => tag).join() === 'young'
  })
})
