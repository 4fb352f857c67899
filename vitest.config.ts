import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './tests/harness/slowest-first.ts'

export default defineConfig({
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'commands/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: 'tests/harness/vitest-setup.ts',
    // Vitest sets a BASE_URL of its own.
    env: { BASE_URL: 'http://localhost:3000' },
    pool: 'forks',
    maxWorkers: 4,
    sequence: { sequencer: SlowestFirst },
    // Patience for machines that have other things to do; nothing waits longer than it must.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
