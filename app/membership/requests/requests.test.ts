import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails, membershipRequests } from '#app/database/schema.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { requestMembership } from './requests.server.ts'

openTestDatabase('empty', 'public')

const ask = (fullName: string, email: string) =>
  requestMembership({
    fullName,
    email,
    phone: undefined,
    reason: undefined,
    language: 'ca',
    privacyVersion: '2026-11-22',
  })

test('a couple that shares a mailbox makes two requests; the same person twice makes one', async () => {
  await Promise.all([
    ask('Joan Riba', 'casa@example.org'),
    ask('joan  ribá', 'Casa@Example.org'),
    ask('Núria Costa', 'casa@example.org'),
  ])
  const rows = await database.select().from(membershipRequests)
  expect(rows.map(({ fullName }) => fullName.toLowerCase().slice(0, 4)).toSorted()).toEqual(['joan', 'núri'])
  expect(await database.$count(mails, eq(mails.kind, 'membership-request'))).toBe(2)
})
