import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './tests/harness/chromium.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/harness/journey-setup.ts',
  outputDir: 'test-results/journeys',
  // The other tests run beside them.
  workers: 2,
  fullyParallel: true,
  // Long enough for a busy machine; a test continues as soon as its condition holds.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    // An action that cannot happen fails soon, not at the end of the test's time.
    actionTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'es-ES',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
})
