import { expect, test } from 'vitest'
import { hashPassword, isPasswordQueueFull, verifyPassword } from './passwords.server.ts'

test('The password queue is bounded, reports that it is full and empties by itself', async () => {
  const flood: Promise<string>[] = []
  while (!isPasswordQueueFull() && flood.length < 100) flood.push(hashPassword('escudella lenta'))
  expect(flood).toHaveLength(52)
  const hashes = await Promise.all(flood)
  expect(isPasswordQueueFull()).toBe(false)
  expect(await verifyPassword('escudella lenta', hashes.at(-1) ?? '')).toBe(true)
})

test('Hashes of earlier releases are verified', async () => {
  const stored = '$argon2id$v=19$m=19456,t=2,p=1$cXdhEyltU9lnaocp6qb4JA$S2AUUOyyiotomdGO5b78tqsNpJVRP20GEAjzPe94M8k'
  expect(await verifyPassword('escudella lenta', stored)).toBe(true)
  expect(await verifyPassword('escudella lent', stored)).toBe(false)
})
