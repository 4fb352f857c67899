import { existsSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { findBrowser } from '../../tests/harness/chromium.ts'

/** Medians of several visits with Lighthouse's mobile profile. */
export type Visit = {
  categories: { id: string; score: number }[]
  largestPaintMs: number
  layoutShift: number
  blockingMs: number
  longestTaskMs: number
  scripts: string[]
  foreignRequests: string[]
  picture: string | undefined
  failedAudits: string[]
}

type NetworkRequest = { url: string; resourceType?: string; transferSize: number; mimeType?: string }

const NO_NETWORK_THROTTLING = {
  rttMs: 0,
  throughputKbps: 0,
  requestLatencyMs: 0,
  downloadThroughputKbps: 0,
  uploadThroughputKbps: 0,
}

export async function openBrowser() {
  const chromePath =
    process.env.CHROME_PATH ?? ['/usr/bin/chromium', findBrowser()].find((path) => path && existsSync(path))
  const browser = await launch({
    chromePath,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  async function run(url: string, settings: Flags = {}): Promise<Result> {
    const outcome = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'silent', ...settings })
    if (!outcome) throw new Error(`Lighthouse did not answer for ${url}`)
    return outcome.lhr
  }
  return {
    async visit(url: string, times: number): Promise<Visit> {
      const visits: Visit[] = []
      for (let time = 0; time < times; time++) visits.push(read(await run(url), new URL(url).origin))
      return together(visits)
    },
    /** Of the page on a processor that is really slower, not computed. */
    async shiftOnSlowProcessor(url: string, cpuSlowdownMultiplier: number): Promise<number> {
      const slow = { ...NO_NETWORK_THROTTLING, cpuSlowdownMultiplier }
      const lhr = await run(url, {
        onlyAudits: ['cumulative-layout-shift'],
        throttlingMethod: 'devtools',
        throttling: slow,
      })
      return lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN
    },
    close: () => browser.kill(),
  }
}

function read(lhr: Result, origin: string): Visit {
  const { details } = lhr.audits['network-requests'] ?? {}
  const requests = details?.type === 'table' ? (details.items as unknown as NetworkRequest[]) : []
  const pictures = requests.filter(
    ({ mimeType, url }) => /^image\/(avif|webp|jpeg|png)/.test(mimeType ?? '') && url.startsWith(origin),
  )
  return {
    categories: Object.values(lhr.categories).map(({ id, score }) => ({ id, score: Math.round((score ?? 0) * 100) })),
    largestPaintMs: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    layoutShift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    blockingMs: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    longestTaskMs: longestTaskOf(lhr),
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url),
    foreignRequests: requests
      .map(({ url }) => url)
      .filter((url) => url.startsWith('http') && new URL(url).origin !== origin),
    picture: pictures.toSorted((a, b) => b.transferSize - a.transferSize)[0]?.url,
    failedAudits: Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
    ),
  }
}

/** 0 if none takes more than 50 ms: Lighthouse lists no others. */
function longestTaskOf(lhr: Result): number {
  const { details } = lhr.audits['long-tasks'] ?? {}
  const tasks = details?.type === 'table' ? (details.items as unknown as { duration: number }[]) : []
  return Math.max(0, ...tasks.map(({ duration }) => duration))
}

function together(visits: Visit[]): Visit {
  const [first] = visits
  if (!first) throw new Error('no visit')
  return {
    categories: first.categories.map(({ id }, index) => ({
      id,
      score: median(visits.map(({ categories }) => categories[index]?.score ?? 0)),
    })),
    largestPaintMs: median(visits.map(({ largestPaintMs }) => largestPaintMs)),
    layoutShift: median(visits.map(({ layoutShift }) => layoutShift)),
    blockingMs: median(visits.map(({ blockingMs }) => blockingMs)),
    longestTaskMs: median(visits.map(({ longestTaskMs }) => longestTaskMs)),
    scripts: [...new Set(visits.flatMap(({ scripts }) => scripts))],
    foreignRequests: [...new Set(visits.flatMap(({ foreignRequests }) => foreignRequests))],
    picture: first.picture,
    failedAudits: [...new Set(visits.flatMap(({ failedAudits }) => failedAudits))],
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
