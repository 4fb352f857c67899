import { existsSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findBrowser } from '../../tests/harness/chromium.ts'

/** Medians of several visits with Lighthouse's mobile profile. */
type Visit = {
  categories: { id: string; score: number }[]
  largestPaintMs: number
  layoutShift: number
  scriptBytes: number
  foreignRequests: string[]
  picture: string | undefined
  failedAudits: string[]
}

type NetworkRequest = { url: string; resourceType?: string; transferSize: number; mimeType?: string }

export async function openBrowser() {
  const chromePath =
    process.env.CHROME_PATH ?? ['/usr/bin/chromium', findBrowser()].find((path) => path && existsSync(path))
  const browser = await launch({
    chromePath,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  return {
    async visit(url: string, times: number): Promise<Visit> {
      const visits: Visit[] = []
      for (let time = 0; time < times; time++) {
        const outcome = await lighthouse(url, { port: browser.port, output: 'json', logLevel: 'silent' })
        if (!outcome) throw new Error(`Lighthouse did not answer for ${url}`)
        visits.push(read(outcome.lhr, new URL(url).origin))
      }
      return together(visits)
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
    scriptBytes: sum(
      requests.filter(({ resourceType }) => resourceType === 'Script').map(({ transferSize }) => transferSize),
    ),
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
    scriptBytes: median(visits.map(({ scriptBytes }) => scriptBytes)),
    foreignRequests: [...new Set(visits.flatMap(({ foreignRequests }) => foreignRequests))],
    picture: first.picture,
    failedAudits: [...new Set(visits.flatMap(({ failedAudits }) => failedAudits))],
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
