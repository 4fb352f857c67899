import { expect, test } from 'vitest'
import { hashPassword, passwordsAreQueueing, verifyPassword } from './passwords.server.ts'

test(
  'Passwords wait for their turn, but not without end: a full queue is said, and empties by itself',
  { timeout: 60_000 },
  async () => {
    const flood: Promise<string>[] = []
    while (!passwordsAreQueueing() && flood.length < 100) flood.push(hashPassword('escudella lenta'))
    expect(flood).toHaveLength(52)
    const hashes = await Promise.all(flood)
    expect(passwordsAreQueueing()).toBe(false)
    expect(await verifyPassword('escudella lenta', hashes.at(-1) ?? '')).toBe(true)
  },
)
