import { expect, test } from 'vitest'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { nameKey } from './same-person.server.ts'

openTestDatabase('empty', 'public')

test.each(['  MONTSERRAT   vilar  Púig ', 'Gemma Col·lell', 'Ångström Ñandú', 'Pere\tMas'])(
  'the database compares names as registrations do: «%s»',
  async (name) => {
    const [row] = await database.execute<{ key: string }>(`select person_name_key('${name}') as key`)
    expect(row?.key).toBe(nameKey(name))
  },
)
