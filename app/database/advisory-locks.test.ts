import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { advisoryLocks, advisoryLockTexts } from './advisory-locks.ts'

test('each advisory lock has its own number or text', () => {
  const keys = [...Object.values(advisoryLocks), ...Object.values(advisoryLockTexts)]
  expect(new Set(keys).size).toBe(keys.length)
})

test('no statement takes an advisory lock that is not listed', () => {
  const literal = /advisory_\w+\((hashtextextended\()?['\d]/
  const files = globSync('{app,server,commands}/**/*.server.ts')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => literal.test(readFileSync(file, 'utf8')))).toEqual([])
})
