import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { mails } from '#app/database/schema.ts'
import { jobs } from '#app/jobs.server.ts'
import { openTestDatabase } from '#tests/harness/database.ts'

openTestDatabase()

test('A mail with an unknown kind of a newer release stays queued', async () => {
  const mail = {
    kind: 'of-the-next-release',
    ref: '1',
    data: {},
    recipient: 'clara@example.org',
    language: 'es',
  } as const
  const [owed] = await database.insert(mails).values(mail).returning({ id: mails.id })
  const id = owed?.id ?? ''
  await expect(jobs['send-mail']?.run({ id }, AbortSignal.timeout(5_000))).rejects.toThrow('of-the-next-release')
  expect(await database.select({ status: mails.status }).from(mails).where(eq(mails.id, id))).toEqual([
    { status: 'queued' },
  ])
})
