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
    // Long enough for a busy machine; a test continues as soon as its condition holds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
