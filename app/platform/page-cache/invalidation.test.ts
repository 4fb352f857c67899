import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { until } from '#tests/harness/mailbox.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { followCacheInvalidations, type InvalidatedTags, type CacheInvalidations } from './invalidation.server.ts'

const own = openTestDatabase('empty', 'panel')
let notices: CacheInvalidations
let heard: InvalidatedTags[] = []
beforeAll(async () => {
  await database.execute(
    sql`insert into stale_notices (tag, written_at) values ('old', now() - interval '25 hours'), ('young', now() - interval '23 hours')`,
  )
  notices = await followCacheInvalidations(own.url)
  notices.onInvalidation((stale) => heard.push(stale))
})
beforeEach(async () => {
  await notices.catchUp()
  heard = []
})
afterAll(() => notices.close())

const tags = () => heard.flatMap((stale) => (stale === 'everything' ? [stale] : [...stale]))

test('An event that is written stales its page and the lists; a chair that is taken, its page alone', async () => {
  const id = await makeEvent()
  await notices.catchUp()
  expect(tags()).toEqual([`event:${id}`, 'events'])
  heard = []
  await database.execute(sql`update events set registered = registered + 1 where id = ${id}`)
  await notices.catchUp()
  expect(tags()).toEqual([`event:${id}`])
  heard = []
  await notices.catchUp()
  expect(tags()).toEqual([])
})

test('What is undone, or changes nothing, stales nothing', async () => {
  const id = await makeEvent()
  await notices.catchUp()
  heard = []
  await database
    .transaction(async (tx) => {
      await tx.execute(sql`update events set title = 'Nunca' where id = ${id}`)
      tx.rollback()
    })
    .catch(() => undefined)
  await database.execute(sql`update events set title = title where id = ${id}`)
  await notices.catchUp()
  expect(tags()).toEqual([])
})

test('Tables that are emptied stale everything', async () => {
  await database.execute(sql`truncate blog_posts`)
  await notices.catchUp()
  expect(tags()).toEqual(['everything'])
})

test('Notices are vouched for a little longer than now, and forgotten after a day', async () => {
  await notices.catchUp()
  expect(notices.freshUntil()).toBeGreaterThan(performance.now())
  expect(notices.freshUntil()).toBeLessThanOrEqual(performance.now() + 5_000)
  await until(async () => {
    const rows = await database.execute<{ tag: string }>(
      sql`select tag from stale_notices where tag in ('old', 'young')`,
    )
    return rows.map(({ tag }) => tag).join() === 'young'
  })
})
