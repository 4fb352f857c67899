import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { holdLimits, type HoldDecision } from './seat-limits.ts'

openTestDatabase('empty')

type Made = Record<HoldDecision, number>
type Times = { times: number; burst: boolean; recently: boolean; size?: number }

/** One origin books parties of `size` repeatedly for events with `free` seats; no hold expires. */
async function bookFor(
  sizes: number[],
  { times, burst, recently, size = 1 }: Times,
): Promise<(Made & { free: number })[]> {
  return database.transaction(async (tx) => {
    await tx.execute(sql.raw(bookingLoop))
    return tx.execute<Made & { free: number }>(sql`
      select free, booked::int, held::int, released::int
      from unnest(${`{${sizes.join()}}`}::int[]) as free,
        pg_temp.book_repeatedly(free, ${times}, ${size}, ${burst}, ${recently}, ${holdLimits}::text::jsonb)`)
  })
}

/** The seats are taken before the decision and count themselves. */
const bookingLoop = `
  create or replace function pg_temp.book_repeatedly(
    free int, times int, size int, burst boolean, recently boolean, limits jsonb,
    out booked int, out held int, out released int
  ) language plpgsql as $$
  declare
    taken int;
    decision text;
  begin
    booked := 0; held := 0; released := 0;
    for n in 1..times loop
      taken := booked + held + size;
      exit when taken > free;
      decision := decide_hold(free, free - taken, jsonb_build_object('parties', taken / size, 'seats', taken,
        'recentParties', case when recently then taken / size else 1 end,
        'recentSeats', case when recently then taken else size end, 'held', held, 'unanswered', 0, 'answered', 0,
        'size', size, 'burst', burst, 'rush', false), limits);
      if decision = 'booked' then booked := booked + size;
      elsif decision = 'held' then held := held + size;
      else released := released + size;
      end if;
    end loop;
  end $$`

const sizes = Array.from({ length: 300 }, (_, n) => n + 3)

describe('one origin', () => {
  test('leaves most of the free seats to others at machine speed, from three on', async () => {
    for (const { free, booked } of await bookFor(sizes, { times: 400, burst: false, recently: true }))
      expect([free, booked < free / 2]).toEqual([free, true])
  })

  test('books at most half of the seats at human speed, and holds the others', async () => {
    for (const { free, booked, held } of await bookFor(sizes, { times: 400, burst: false, recently: false })) {
      const most = Math.max(Math.min(4, Math.floor(free / 2)), Math.ceil(free / 2) - 1)
      expect([free, booked, held]).toEqual([free, most, free - most])
    }
  })

  test('holds at most a fifth in a burst, and none of the last four', async () => {
    for (const made of await bookFor(sizes, { times: 400, burst: true, recently: true })) {
      const held = Math.floor(made.free / 5)
      expect(made).toEqual({ free: made.free, booked: 0, held, released: 400 - held })
    }
  })

  test('gets the last seat without a burst', async () => {
    const once = { times: 1, burst: false, recently: true }
    expect(await bookFor([1], once)).toMatchObject([{ booked: 1, held: 0, released: 0 }])
  })

  test('gets a table that takes most of the free seats, held until it is confirmed', async () => {
    const once = { times: 1, burst: false, recently: true, size: 8 }
    expect(await bookFor([8, 12, 17], once)).toMatchObject([{ held: 8 }, { held: 8 }, { booked: 8 }])
  })
})

test('Ten origins in bursts together leave a tenth of the seats', async () => {
  let free = 100
  for (let origin = 0; origin < 10; origin++) {
    const [made] = await bookFor([free], { times: 100, burst: true, recently: true })
    free -= made?.held ?? 0
  }
  expect(free).toBeGreaterThanOrEqual(10)
})
