import { expect, test } from 'vitest'
import { can, type Role } from '#app/accounts/capabilities.ts'
import { hasQueue, queueFor } from './queue-for-role.ts'
import type { Queue } from './queue.server.ts'

const one = { number: 1, more: false }
const waiting = { rows: [{ id: 'r', name: 'Pep', days: 1 }], count: one }
const queue = {
  failedMails: one,
  unreachable: { rows: [{}], count: one },
  requests: waiting,
  incomplete: waiting,
  messages: waiting,
  refunds: { rows: [{}], settled: [], count: one },
  sheets: [{}],
  handOffers: [{}],
  lateSeats: [{}],
  comments: [{}],
} as unknown as Queue

function kindsOf(role: Role): string[] {
  const seen = queueFor(queue, (capability) => can(role, capability), null)
  return Object.entries(seen).flatMap(([kind, rows]) =>
    JSON.stringify(rows).includes('1') || JSON.stringify(rows) === '[{}]' ? [kind] : [],
  )
}

test('The queue names to each role what that role may do', () => {
  expect(kindsOf('admin')).toEqual(Object.keys(queue))
  expect(kindsOf('bookings')).toEqual(['sheets', 'handOffers', 'lateSeats'])
  expect(kindsOf('treasurer')).toEqual(['refunds'])
})

test('Who may only read, or writes contents, has no queue', () => {
  for (const role of ['editor', 'reader'] as const)
    expect([role, hasQueue((capability) => can(role, capability))]).toEqual([role, false])
})
