import { expect, test } from 'vitest'
import { feePlans, membershipRequests, treasuryCreditor } from '#app/database/schema.ts'
import { composeMembershipApproval } from '#app/membership/requests/review-messages.server.tsx'
import { approveRequest } from '#app/membership/requests/review.server.ts'
import { clubDayBefore } from '#app/platform/club-day.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { makeCreditor } from '#tests/mandate-fixtures.ts'
import { makeRequest, secretary } from '#tests/membership-fixtures.ts'
import { findFee } from './fee.server.ts'

openTestDatabase('empty', 'panel')

const plan = { membershipType: 'Regular', name: 'Cuota de socio', nameCa: 'Quota de soci', joining: 'full' } as const

test('The fee of the plan in force is named before the data are completed, in both languages, only with a creditor', async () => {
  await database.insert(feePlans).values([
    { ...plan, startsOn: clubDayBefore(400), cents: 10_000, period: 'year' },
    { ...plan, startsOn: clubDayBefore(30), cents: 12_001, period: 'quarter', joining: 'months' },
    { ...plan, startsOn: clubDayBefore(-30), cents: 99_900, period: 'year' },
    { ...plan, startsOn: clubDayBefore(1), cents: 5_000, period: 'year', membershipType: 'Jove' },
  ])
  const inPublic = inPool('public', findFee)
  expect(await inPublic('es')).toEqual({ text: '' })
  const email = 'clara@example.org'
  const id = await makeRequest({ email })
  await approveRequest(secretary, id)
  const compose = inPool('jobs', async () =>
    JSON.stringify(await composeMembershipApproval({ requestId: id }, 'ca', email)),
  )
  const without = await compose()
  expect(without).not.toContain('Quota')
  await makeCreditor()
  expect(await inPublic('es')).toEqual({
    text: 'Cuota de socio: 120,01\u00a0€ al año, en cuatro pagos; el primer año, solo los meses que quedan',
  })
  expect(await inPublic('ca')).toMatchObject({
    text: expect.stringMatching(/^Quota de soci: 120,01.€ l’any, en quatre/),
  })
  expect(await compose()).toContain('Quota de soci: 120,01')
  await database.delete(treasuryCreditor)
  expect(await compose()).toBe(without)
  expect(await database.$count(membershipRequests)).toBe(1)
})
