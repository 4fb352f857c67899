import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { root } from '../harness/test-postgres.ts'

describe('npm test -- WORD', () => {
  test('builds, and runs the test files whose path contains the word', () => {
    const { status, output } = runTests('fair-queue')
    expect(output).toContain('server/fair-queue.test.ts')
    expect(output).toMatch(/Test Files +1 passed \(1\)/)
    expect(output).toMatch(/^== Build$/m)
    expect(output).not.toMatch(/^== (Types|Linter|Journeys in Chromium)$/m)
    expect(output).toMatch(/^\d+ passed, 0 failed, 0 skipped$/m)
    expect(status).toBe(0)
  })

  test('fails when no path contains it', () => {
    const { status, output } = runTests('fair-keue')
    expect(output).toContain(`No test file's path contains fair-keue.`)
    expect(output).toMatch(/^1 passed, 1 failed, 0 skipped$/m)
    expect(status).toBe(1)
  })
})

function runTests(word: string) {
  const { PATH = '', HOME = '' } = process.env
  const { status, stdout, stderr } = spawnSync('npm', ['test', '--', word], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH, HOME, NO_COLOR: '1' },
  })
  return { status, output: stdout + stderr }
}
