import { describe, expect, test } from 'vitest'
import { decideHold } from './seat-limits.ts'

/** Registers one origin repeatedly for an event with `free` seats; no hold expires. */
function registerFor(free: number, times: number, { burst, recently }: { burst: boolean; recently: boolean }) {
  const made = { booked: 0, held: 0, released: 0 }
  for (let n = 0; n < times; n++) {
    const before = made.booked + made.held
    if (before >= free) break
    // The seat is taken before the decision and counts itself.
    const counts = {
      seats: free,
      taken: before + 1,
      unconfirmed: before + 1,
      recently: recently ? before + 1 : 1,
      held: made.held,
    }
    made[decideHold(counts, burst)] += 1
  }
  return made
}

describe('one origin', () => {
  const sizes = Array.from({ length: 300 }, (_, n) => n + 3)

  test('leaves most of the free seats to others at machine speed, from three on', () => {
    for (const free of sizes) {
      const { booked } = registerFor(free, 400, { burst: false, recently: true })
      expect([free, booked < free / 2]).toEqual([free, true])
    }
  })

  test('leaves most of the free seats at human speed, except for a family of four', () => {
    for (const free of sizes) {
      const { booked } = registerFor(free, 400, { burst: false, recently: false })
      expect([free, booked]).toEqual([free, Math.max(Math.min(4, free), Math.ceil(free / 2) - 1)])
    }
  })

  test('holds at most a fifth in a burst, and none of the last four', () => {
    for (const free of sizes) {
      expect([free, registerFor(free, 400, { burst: true, recently: true })]).toEqual([
        free,
        { booked: 0, held: Math.floor(free / 5), released: 400 - Math.floor(free / 5) },
      ])
    }
  })

  test('gets the last seat without a burst', () => {
    expect(registerFor(1, 1, { burst: false, recently: true })).toEqual({ booked: 1, held: 0, released: 0 })
  })
})

test('Ten origins in bursts together leave a tenth of the seats', () => {
  let free = 100
  for (let origin = 0; origin < 10; origin++) free -= registerFor(free, 100, { burst: true, recently: true }).held
  expect(free).toBeGreaterThanOrEqual(10)
})
