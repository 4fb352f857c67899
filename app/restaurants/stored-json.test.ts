import { expect, test, vi } from 'vitest'
import { readStored, storedDishes, storedImages, storedRatings } from './stored-json.ts'

const silent = () => expect.unreachable('nothing to report')

test('a list stored as text is read as a list', () => {
  expect(readStored(storedImages, '["/media/a"]', [], silent)).toEqual(['/media/a'])
})

test('an empty column gives the fallback without a report', () => {
  expect(readStored(storedDishes, null, [], silent)).toEqual([])
  expect(readStored(storedDishes, '', [], silent)).toEqual([])
})

test('invalid JSON and other shapes are reported and give the fallback', () => {
  const report = vi.fn<() => void>()
  expect(readStored(storedDishes, '[{', [], report)).toEqual([])
  expect(readStored(storedDishes, { nombre: 'Suquet' }, [], report)).toEqual([])
  expect(readStored(storedRatings, { general: 9 }, null as never, report)).toBeNull()
  expect(report).toHaveBeenCalledTimes(3)
})

test('missing scores are 0, prices may be text', () => {
  expect(readStored(storedRatings, { general: 4.5, comida: '4' }, null as never, silent)).toEqual({
    general: 4.5,
    comida: 4,
    servicio: 0,
    ambiente: 0,
    calidadPrecio: 0,
  })
  expect(readStored(storedDishes, [{ nombre: 'Suquet', precio: '24.50' }], [], silent)[0]?.precio).toBe(24.5)
})
