import { expect, test } from 'vitest'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { isSameName, nameKey } from './same-person.server.ts'

openTestDatabase('empty', 'public')

test.each(['  MONTSERRAT   vilar  Púig ', 'Gemma Col·lell', 'Ångström Ñandú', 'Pere\tMas'])(
  'the database compares names as registrations do: «%s»',
  async (name) => {
    const [row] = await database.execute<{ key: string }>(`select person_name_key('${name}') as key`)
    expect(row?.key).toBe(nameKey(name))
  },
)

test.each([
  ['Marta', 'Marta Ferrer Nogués'],
  ['Nuria Pla', 'Núria Plà'],
  ['Jodri Puig', 'Jordi Puig'],
  ['Marta Ferer', 'Marta Ferrer'],
])('«%s» and «%s» are one person', (before, after) => {
  expect([isSameName(before, after), isSameName(after, before)]).toEqual([true, true])
})

test.each([
  ['Marta Ferrer', 'Jordi Ferrer'],
  ['Joan Vila', 'Joana Vila'],
  ['Mario Puig', 'Maria Puig'],
  ['Pol', 'Pau'],
  ['Marta', ''],
])('«%s» and «%s» are two', (before, after) => {
  expect([isSameName(before, after), isSameName(after, before)]).toEqual([false, false])
})
