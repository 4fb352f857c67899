import { setTimeout } from 'node:timers/promises'
import { eq, sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { media } from '#app/database/schema.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { secretary } from '#tests/membership-fixtures.ts'
import { deletePicture } from './pictures.server.ts'

openTestDatabase('empty', 'panel')

async function makePicture(): Promise<string> {
  const hash = crypto.randomUUID().replaceAll('-', '').padEnd(64, '0')
  await database.insert(media).values({ hash, purpose: 'event', width: 1300, height: 700, color: '#c3341c' })
  return hash
}

const saves: Record<string, (address: string) => SQL> = {
  event: (address) =>
    sql`insert into events (title, date, max_participants, image_url) values ('Sopar', now(), 20, ${address})`,
  gallery: (address) => sql`
    insert into events (title, date, max_participants, pictures) values ('Sopar', now(), 20, ${JSON.stringify([address])})`,
  restaurant: (address) => sql`
    insert into restaurants (nombre, direccion, images) values ('Can Mirambell', 'Major, 1', ${JSON.stringify([address])})`,
  organizer: (address) => sql`insert into organizers (name, logo_url) values ('Fonda', ${address})`,
  post: (address) => sql`
    insert into blog_posts (title, slug, content) values ('Setas', ${address}, ${`<p>Uno</p><img src="${address}">`})`,
  club: (address) => sql`
    insert into club_versions (version, facts) values (1, ${JSON.stringify({ share_picture: address })})`,
}

test.each(Object.entries(saves))('A picture is not deleted while a save names it: %s', async (_, save) => {
  const hash = await makePicture()
  let deleting: ReturnType<typeof deletePicture> | undefined
  await database.transaction(async (tx) => {
    await tx.execute(save(`/media/${hash}`))
    deleting = deletePicture(hash, secretary)
    await setTimeout(150)
  })
  expect(await deleting).toEqual({ ok: false, reason: 'in-use' })
  expect(await database.$count(media, eq(media.hash, hash))).toBe(1)
})
