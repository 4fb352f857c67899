import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkInsOf, presentGuests, toggled, type CheckInOperation } from '#app/bookings/attendance/operations.ts'

const GUESTS = ['anna', 'biel', 'carla']

/** Presses of three phones; without a guest the phone reads what the others have done. */
const evening = fc.array(
  fc.record({
    phone: fc.nat(2),
    guest: fc.option(fc.constantFrom(...GUESTS), { freq: 3 }),
    clock: fc.integer({ min: -9, max: 9 }),
  }),
  { maxLength: 40 },
)
type Step = { phone: number; guest: string | null; clock: number }

function operationsOf(steps: readonly Step[]) {
  const done: { operation: CheckInOperation; clock: number }[] = []
  const known = [0, 1, 2].map(() => new Set<CheckInOperation>())
  for (const { phone, guest, clock } of steps) {
    const seen = known[phone] as Set<CheckInOperation>
    if (guest === null) for (const { operation } of done) seen.add(operation)
    else {
      const operation = toggled(guest, presentGuests(checkInsOf([...seen])), () => `check-in-${done.length}`)
      seen.add(operation)
      done.push({ operation, clock })
    }
  }
  return done
}

const present = (operations: readonly CheckInOperation[]) => [...presentGuests(checkInsOf(operations)).keys()].sort()

test('operations merge in any order and any number of times', () => {
  fc.assert(
    fc.property(evening, fc.infiniteStream(fc.nat(1_000)), (steps, numbers) => {
      const done = operationsOf(steps).map(({ operation }) => operation)
      const shuffled = done
        .map((operation) => [numbers.next().value as number, operation] as const)
        .sort(([a], [b]) => a - b)
        .map(([, operation]) => operation)
      const half = Math.floor(shuffled.length / 2)
      expect(present([...shuffled, ...shuffled.slice(half)])).toEqual(present(done))
    }),
    { numRuns: 500 },
  )
})

test('control: the last writer by the phones’ clocks loses guests who have come', () => {
  const lost = fc.check(
    fc.property(evening, (steps) => {
      const done = operationsOf(steps)
      const last = new Map<string, { at: number; come: boolean }>()
      done.forEach(({ operation: { kind, guest }, clock }, index) => {
        const at = index + clock
        if (at >= (last.get(guest)?.at ?? -Infinity)) last.set(guest, { at, come: kind === 'in' })
      })
      const shown = [...last].flatMap(([guest, { come }]) => (come ? [guest] : [])).sort()
      expect(shown).toEqual(present(done.map(({ operation }) => operation)))
    }),
    { numRuns: 2_000 },
  )
  expect(lost.failed).toBe(true)
})
