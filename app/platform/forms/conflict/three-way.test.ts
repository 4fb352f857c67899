import { expect, test } from 'vitest'
import { flatten, nest, readFormValues } from './form-values.ts'
import { resolve } from './resolve.ts'
import { compareVersions } from './three-way.ts'

const opened = { title: 'Sopar', seats: '80', price: '80', place: 'Berga', networks: '' }
const mine = { title: 'Sopar de tòfona', seats: '84', price: '80', place: 'Berga \r\n', networks: 'x', act: 'save' }
const stored = { title: 'Gran sopar', seats: '80', price: '85', place: 'Berga', networks: 'x' }
const versions = { opened, mine, stored }
const comparison = compareVersions(versions)

test('Only fields that both have changed differently are asked; what one side has changed is merged', () => {
  expect(comparison.asked).toEqual([{ name: 'title', opened: 'Sopar', mine: 'Sopar de tòfona', stored: 'Gran sopar' }])
  expect(comparison.merged.map(({ name, changedBy }) => [name, changedBy])).toEqual([
    ['seats', 'me'],
    ['price', 'other'],
  ])
})

test('A field whose opened value is not known is asked if the versions differ', () => {
  const { asked } = compareVersions({ opened: {}, mine: { diet: 'Vegana' }, stored: { diet: 'Celíaca' } })
  expect(asked.map(({ name }) => name)).toEqual(['diet'])
})

test('What was chosen is saved over the stored version', () => {
  const { values, opened: next, missing } = resolve(comparison, versions, { title: { from: 'stored' } }, new Set())
  expect(values).toMatchObject({ title: 'Gran sopar', seats: '84', price: '85', act: 'save' })
  expect(missing).toEqual([])
  expect(compareVersions({ opened: next, mine: values, stored }).asked).toEqual([])
})

test('Texts can be merged by hand, and merged fields be undone', () => {
  const choices = { title: { from: 'hand', text: 'Gran sopar de tòfona' } } as const
  const { values } = resolve(comparison, versions, choices, new Set(['seats', 'price']))
  expect(values).toMatchObject({ title: 'Gran sopar de tòfona', seats: '80', price: '80' })
})

test('A field without a choice stays as it was typed, and is asked again', () => {
  const { values, opened: next, missing } = resolve(comparison, versions, {}, new Set())
  expect(values.title).toBe('Sopar de tòfona')
  expect(missing).toEqual(['title'])
  expect(compareVersions({ opened: next, mine: values, stored }).asked.map(({ name }) => name)).toEqual(['title'])
})

test('Lists are compared whole, and nested fields one by one', () => {
  const dish = { nombre: 'Arròs', precio: '12' }
  const row = { networks: { web: 'a', mail: 'b' }, dishes: [dish], images: ['/media/1'] }
  const flat = flatten(row)
  expect(flat).toEqual({ 'networks.web': 'a', 'networks.mail': 'b', dishes: [dish], images: ['/media/1'] })
  expect(nest(flat)).toEqual(row)
  const form = new FormData()
  for (const [name, value] of [
    ['networks.web', 'a'],
    ['networks.mail', 'c'],
    ['dishes[0].precio', '12'],
    ['dishes[0].nombre', 'Arròs'],
  ] as const)
    form.append(name, value)
  const { merged, asked } = compareVersions({ opened: flat, mine: readFormValues(form, flat), stored: flat })
  expect(merged.map(({ name }) => name)).toEqual(['networks.mail', 'images'])
  expect(asked).toEqual([])
})
