import { randomUUID } from 'node:crypto'
import { bookByCounting } from './counting.ts'
import type { Context, Verb } from './verbs.ts'

export function countingVerbs({ orders: { events, largest }, draw }: Context): Verb[] {
  return [
    {
      name: 'book (counting)',
      share: 100,
      async run() {
        const event = events[Math.floor(draw() * events.length)] ?? 0
        const booked = await bookByCounting(event, `counting-${randomUUID()}`, 1 + Math.floor(draw() * largest))
        return 'full' in booked ? { answer: 'full' } : { answer: 'booked', done: { verb: 'book', id: booked.id } }
      },
    },
  ]
}
