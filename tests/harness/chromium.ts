import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** The shell, which has no window, needs a quarter less of the processor. Undefined: Playwright's. */
const PROGRAMS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const installed = findBrowser()

/** The features that Playwright disables on this platform: a second `--disable-features` replaces the first. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Popups of the address bar are web pages, two thirds of the cost of an empty window. */
const ADDRESS_BAR_POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** A process for a next page that may never come: with it, each context costs a fifth more. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess'

/** No page lives long enough for optimized code to pay: without it, a first page and axe need a sixth less. */
export const BASELINE_CODE = '--js-flags=--no-maglev --no-opt --single-threaded-gc'

/** Background services look for a network. */
export const chromiumOptions: LaunchOptions = {
  ...(installed && { executablePath: installed }),
  args: [
    '--no-sandbox',
    // The widths of text as on a screen of any density.
    '--font-render-hinting=none',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    BASELINE_CODE,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR_POPUPS, SPARE_PROCESS].join(',')}`,
  ],
}

export function findBrowser(): string | undefined {
  return PROGRAMS.find((path) => existsSync(path))
}
