import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, membershipRequests, socios } from '#app/database/schema.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf, updateRow } from '#tests/harness/rows.ts'
import { makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { listAssembly } from './assembly.server.ts'
import { leaveClub } from './leaving.server.ts'
import { suspendSocio } from './socio-status.server.ts'

openTestDatabase('empty', 'panel')

async function member(fullName: string, since: string): Promise<string> {
  const { id } = await makeSocio({ full_name: fullName })
  await updateRow(socios, id, { createdAt: new Date(since) })
  return id
}

test('The list of a day has who was a member then, by surname, and is audited', async () => {
  await member('Josep Maria Riba Font', '2026-01-10T10:00:00Z')
  // Before midnight in UTC, after it in the club.
  await member('Laia Àvila', '2026-10-14T22:30:00Z')
  const left = await member('Pere Mas', '2026-01-10T10:00:00Z')
  await leaveClub(secretary, left, { leftOn: '2026-10-15', reason: null, message: null })
  const older = await member('Anna Bosch', '2026-01-10T10:00:00Z')
  await leaveClub(secretary, older, { leftOn: '2026-10-15', reason: null, message: null })
  const row = await rowOf(socios, older)
  await updateRow(membershipRequests, row.membershipRequestId, {
    leftOn: null,
    updatedAt: new Date('2026-10-16T10:00:00Z'),
  })
  await suspendSocio(secretary, await member('Quim Sala', '2026-01-10T10:00:00Z'))

  const on = async (day: string) => (await listAssembly(secretary, day)).members.map(({ surnames }) => surnames)
  expect(await on('2026-10-14')).toEqual(['Bosch', 'Mas', 'Riba Font'])
  expect(await on('2026-10-15')).toEqual(['Àvila', 'Bosch', 'Riba Font'])
  expect(await on('2026-10-16')).toEqual(['Àvila', 'Riba Font'])
  expect((await listAssembly(secretary, '2026-10-16')).suspended).toBe(1)
  const events = await database.select().from(auditLog).where(eq(auditLog.action, 'socios.printed'))
  expect(events.map(({ subject }) => subject)).toEqual(['2026-10-14', '2026-10-15', '2026-10-16', '2026-10-16'])
})
