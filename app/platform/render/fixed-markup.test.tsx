import { afterEach, expect, test, vi } from 'vitest'
import { clubVersions } from '#app/database/schema.ts'
import { readClubAgain } from '#app/platform/club.server.ts'
import { useClub } from '#app/ui/club-context.tsx'
import { Fixed } from '#app/ui/fixed.tsx'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { fixedMarkup } from './fixed-markup.server.tsx'

openTestDatabase('empty')
afterEach(() => void vi.useRealTimers())

function Phone() {
  return <p>{useClub().phone}</p>
}

function Day() {
  return <p>{new Date().toISOString().slice(0, 10)}</p>
}

test('What the club determines is rendered once in each language, and again after any change of the club', async () => {
  const Watched = vi.fn(Phone)
  const before = fixedMarkup('es')(Watched, {})
  expect([fixedMarkup('es')(Watched, {}), fixedMarkup('ca')(Watched, {})]).toEqual([before, before])
  expect(Watched).toHaveBeenCalledTimes(2)
  await database.insert(clubVersions).values({ version: 1, facts: { phone: '+34 938 000 222' } })
  await readClubAgain()
  expect(fixedMarkup('es')(Watched, {})).toBe('<p>+34 938 000 222</p>')
})

test('It is rendered again on the next day', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T12:00:00Z') })
  expect(fixedMarkup('es')(Day, {})).toBe('<p>2026-12-31</p>')
  vi.setSystemTime(new Date('2027-01-01T12:00:00Z'))
  expect(fixedMarkup('es')(Day, {})).toBe('<p>2027-01-01</p>')
})

test('It is rendered for each value that is given', () => {
  const Named = vi.fn(({ name }: { name: string }) => <p>{name}</p>)
  const render = (name: string) => fixedMarkup('es')(Named, { name })
  expect(['Pep', 'Núria', 'Pep'].map(render)).toEqual(['<p>Pep</p>', '<p>Núria</p>', '<p>Pep</p>'])
  expect(Named).toHaveBeenCalledTimes(2)
})

test('What is rendered does not grow without bound', () => {
  const Numbered = vi.fn(({ number }: { number: number }) => <p>{number}</p>)
  const render = (number: number) => fixedMarkup('es')(Numbered, { number })
  for (let number = 0; number <= 200; number++) render(number)
  expect(Numbered).toHaveBeenCalledTimes(201)
  expect([render(200), render(0)]).toEqual(['<p>200</p>', '<p>0</p>'])
  expect(Numbered).toHaveBeenCalledTimes(202)
})

test('A part within it is rendered once for all that contain it', () => {
  const Part = vi.fn(({ name }: { name: string }) => <b>{name}</b>)
  const Whole = ({ seats }: { seats: number }) => <Fixed as="div" of={Part} given={{ name: 'Pep' }} id={`${seats}`} />
  const render = (seats: number) => fixedMarkup('es')(Whole, { seats })
  expect([render(1), render(2)]).toEqual(['<div id="1"><b>Pep</b></div>', '<div id="2"><b>Pep</b></div>'])
  expect(Part).toHaveBeenCalledTimes(1)
})
