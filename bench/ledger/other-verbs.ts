import { randomUUID } from 'node:crypto'
import { bookByCounting } from './counting.ts'
import { cancelBefore, registerBefore } from './release-before.ts'
import type { Context, Verb } from './verbs.ts'

export function beforeVerbs({ orders: { events }, draw }: Context): Verb[] {
  const mine: string[] = []
  return [
    {
      name: 'book (before)',
      share: 70,
      async run() {
        const booked = await registerBefore(events[Math.floor(draw() * events.length)] ?? 0, `before-${randomUUID()}`)
        if ('full' in booked) return { answer: 'full' }
        mine.push(booked.id)
        return { answer: 'booked', done: { verb: 'book', id: booked.id } }
      },
    },
    {
      name: 'cancel (before)',
      share: 30,
      async run() {
        const [id] = mine.splice(Math.floor(draw() * mine.length), 1)
        if (!id) return { answer: 'none' }
        return (await cancelBefore(id)) ? { answer: 'cancelled', done: { verb: 'cancel', id } } : { answer: 'was not' }
      },
    },
  ]
}

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
