import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { socios } from '#app/database/schema.ts'
import { leaveClub } from '#app/membership/members/leaving.server.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { makeRequest, makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { findLookAlikes } from './look-alikes.server.ts'

openTestDatabase('empty', 'panel')

const one = { fullName: 'Eulàlia Ferrer Pons', email: 'eulalia@example.org', phone: '600 123 456' }

test('An applicant is compared with members, former members and other requests by e-mail, phone and name', async () => {
  const byName = await makeSocio({ full_name: 'EULALIA FERRER', email: 'efp@example.org', phone: undefined })
  const former = await makeSocio({ full_name: 'Nil Bosch', email: 'Eulalia@Example.org', phone: undefined })
  await leaveClub(secretary, former.id, { leftOn: '2026-10-31', reason: null, message: null })
  const rejected = await makeRequest({ fullName: 'Ona Mas', phone: '+34600123456', status: 'rejected' })
  await makeSocio({ full_name: 'Marta Vives', email: 'marta@example.org', phone: '600 123 457' })
  const asked = await makeRequest(one)
  const found = await findLookAlikes(asked)
  expect(
    found.map(({ id, kind, status, sameEmail, samePhone, sameName }) => [
      id,
      kind,
      status,
      sameEmail,
      samePhone,
      sameName,
    ]),
  ).toEqual([
    [former.id, 'member', 'inactive', true, false, false],
    [byName.id, 'member', 'active', false, false, true],
    [rejected, 'request', 'rejected', false, true, false],
  ])
  await database.delete(socios).where(eq(socios.id, byName.id))
})

test('Nobody looks like who is new, nor like who is gone', async () => {
  expect(await findLookAlikes(await makeRequest({ fullName: 'Zoraida Quintana', phone: '12' }))).toEqual([])
  expect(await findLookAlikes(crypto.randomUUID())).toEqual([])
})
