import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** An installed browser is used as it is; without one, Playwright's own. */
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path))

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
    launchOptions: {
      ...(installed && { executablePath: installed }),
      // Background services look for the network, which a test must not need.
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
