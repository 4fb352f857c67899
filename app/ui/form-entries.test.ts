import { expect, test } from 'vitest'
import { changedEntries, fieldOf, isNamed, renameEntries, type FormEntries } from './form-entries.ts'

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

test('a draft of a form whose fields had other names is brought back under the new ones', () => {
  const kept: FormEntries = { names: [['names', 'Anna']], choices: [['choices[1]', '3']], notes: [] }
  const rename = (name: string) => name.replace('names', 'guest_names').replace(/^choices\[(\d)\]/, 'guests[$1].choice')
  expect(renameEntries(kept, rename)).toEqual({
    guest_names: [['guest_names', 'Anna']],
    'guests[1].choice': [['guests[1].choice', '3']],
    notes: [],
  })
})
