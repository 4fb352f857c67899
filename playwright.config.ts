import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './tests/harness/chromium.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/harness/journey-setup.ts',
  outputDir: 'test-results/journeys',
  workers: 3,
  fullyParallel: true,
  // Patience for machines that have other things to do; nothing waits longer than it must.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    // What cannot be done is told soon, not when the whole test has run out of time.
    actionTimeout: 30_000,
    locale: 'es-ES',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
})
