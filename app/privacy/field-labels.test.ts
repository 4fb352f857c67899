import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { valueLabel } from './field-labels.ts'
import { personalRecords } from './personal-records.server.ts'
import { columnName } from '#app/database/column-name.ts'
import { recordKinds } from './record-kinds.ts'

test('Values are shown in words: states, sums and local times', () => {
  const shown = (column: string, value: string) => valueLabel(column, value, 'es')
  expect(shown('state', 'booked')).toBe('reservada')
  expect(valueLabel('state', 'booked', 'ca')).toBe('reservada')
  expect(shown('refund_due', '48.5')).toBe('48,50\u00a0€')
  expect(shown('created_at', '2026-12-04T20:00:00.000Z')).toBe('04 dic 2026 - 21:00')
  expect(shown('sessions', '2026-12-04T20:00:00.000Z · 2026-12-05T20:00:00.000Z · Firefox')).toBe(
    '04 dic 2026 - 21:00 · 05 dic 2026 - 21:00 · Firefox',
  )
  expect(shown('notices', 'bookings · daily')).toBe('Reservas nuevas · Una vez al día, a las 8:00')
  expect(shown('role', '2')).toBe('Editor')
  expect(shown('notes', 'booked')).toBe('booked')
})

test.each(recordKinds)('Every stored choice of a record has a word (%s)', (kind) => {
  const { table, omitted, secrets = {} } = personalRecords[kind]
  const raw = Object.entries(getTableColumns(table))
    .filter(([property]) => !Object.hasOwn(omitted, property) && !Object.hasOwn(secrets, property))
    .flatMap(([property, { enumValues = [] }]) => enumValues.map((value) => [columnName(property), value] as const))
  for (const language of ['es', 'ca'] as const)
    expect(raw.filter(([column, value]) => valueLabel(column, value, language) === value)).toEqual([])
})
