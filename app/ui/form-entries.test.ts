import { expect, test } from 'vitest'
import { changedEntries, fieldOf, isNamed, type FormEntries } from './form-entries.ts'

function entriesOf(values: Record<string, string>): FormEntries {
  const entries: FormEntries = {}
  for (const [name, value] of Object.entries(values)) (entries[fieldOf(name)] ??= []).push([name, value])
  return entries
}

test('a name typed for one guest leaves out those of the others; rows that move are one field', () => {
  const opened = {
    'guests[2].full_name': 'Anna',
    'guests[3].full_name': '',
    'dishes[0].name': 'Sopa',
    'dishes[1].name': '',
  }
  const typed = { ...opened, 'guests[3].full_name': 'Biel', 'dishes[1].name': 'Peix' }
  expect(Object.keys(changedEntries(entriesOf(opened), entriesOf(typed)))).toEqual(['guests[3].full_name', 'dishes'])
})

test('a diet is never kept, in whichever row', () => {
  expect(isNamed(['guests.ways'], 'guests[3].ways')).toBe(true)
  expect(isNamed(['guests.ways'], 'guests[3].full_name')).toBe(false)
})
