import { beforeAll, expect, test } from 'vitest'
import { socios } from '#app/database/schema.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { rowOf } from '#tests/harness/rows.ts'
import { makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { leaveClub } from './leaving.server.ts'
import { findMembers } from './member-search.server.ts'

openTestDatabase('empty', 'panel')

let number = ''
beforeAll(async () => {
  const { id } = await makeSocio({
    full_name: 'Núria Pàmies Roig',
    email: 'nuria@example.org',
    phone: '+34 600 123 456',
  })
  number = (await rowOf(socios, id)).membershipNumber ?? ''
  await makeSocio({ full_name: 'Núria Soler', email: 'nsoler@example.org', phone: undefined })
  const { id: left } = await makeSocio({ full_name: 'Núria Pàmies Antiga', email: 'antiga@example.org' })
  await leaveClub(secretary, left, { leftOn: '2026-10-31', reason: null, message: null })
})

const namesOf = async (search: string) => (await findMembers(search)).map(({ fullName }) => fullName)

test('A member is found by parts of the name, the number and the phone, however they are written', async () => {
  for (const search of ['pami roig', 'PÀMIES', number, number.slice(-4), '600123456', '0034 600.123.456'])
    expect([search, await namesOf(search)]).toEqual([search, ['Núria Pàmies Roig']])
  expect(await namesOf('nuria')).toEqual(['Núria Pàmies Roig', 'Núria Soler'])
  expect(await namesOf('nuria bosch')).toEqual([])
})

test('What is found is what the form of a booking needs', async () => {
  expect(await findMembers('pàmies')).toEqual([
    expect.objectContaining({ number, email: 'nuria@example.org', phone: '+34 600 123 456', language: 'es' }),
  ])
})
