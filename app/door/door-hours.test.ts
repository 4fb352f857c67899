import { expect, test } from 'vitest'
import { doorHours, offlineUntil } from './door-hours.ts'

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`)
const { walkInsUntil, forgetAt } = doorHours(at('20:00'))
const hours = { walkInsUntil: walkInsUntil.toISOString(), forgetAt: forgetAt.toISOString() }
const until = (syncedAt: Date) => new Date(offlineUntil(hours, syncedAt.getTime())).toISOString()

test('a phone without network shows its list until the door seats nobody any more, then four hours after its last exchange', () => {
  expect(until(at('08:00'))).toBe('2026-11-22T00:00:00.000Z')
  expect(until(at('23:30'))).toBe('2026-11-22T03:30:00.000Z')
  expect(until(new Date('2026-11-22T07:00:00Z'))).toBe('2026-11-22T08:00:00.000Z')
})
