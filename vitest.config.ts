import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './tests/harness/slowest-first.ts'

const files = globSync(['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'commands/**/*.test.ts', 'tests/**/*.test.ts'])
/** They change modules or settings of their process. The others share processes: each one costs a second. */
const changesProcess =
  /vi\.(?:hoisted|mock|stubEnv)\(|delete process\.env\b|process\.env(?:\.\w+|\[[^\]]+\])\s*(?:\?\?|\|\|)?=[^=]/
const ownProcess = files.filter((path) => changesProcess.test(readFileSync(path, 'utf8')))

const settings = {
  // Vitest sets a BASE_URL of its own.
  env: { BASE_URL: 'http://localhost:3000' },
  pool: 'forks',
  // Many of their tests wait. The journeys run beside them.
  maxWorkers: 4,
  // Long enough for a busy machine; a test continues as soon as its condition holds.
  testTimeout: 600_000,
  hookTimeout: 600_000,
} as const

export default defineConfig({
  test: {
    globalSetup: 'tests/harness/vitest-setup.ts',
    maxWorkers: settings.maxWorkers,
    sequence: { sequencer: SlowestFirst },
    projects: [
      { test: { ...settings, name: 'own process', include: ownProcess } },
      {
        test: {
          ...settings,
          name: 'shared',
          include: files.filter((path) => !ownProcess.includes(path)),
          isolate: false,
        },
      },
    ],
  },
})
