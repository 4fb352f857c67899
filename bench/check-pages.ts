// `npm run check:pages` checks the demo's public pages: markup (Nu HTML checker), links and Lighthouse (slow phone).
// `RUNS=1` visits each page once, not five times; `ONLY=/eventos/1,/` limits the pages; `DATA_DIR` keeps the demo.
import { resolve } from 'node:path'
import { buildIfStale } from '../server/bootstrap/build.mjs'
import { crawl } from '../tests/harness/crawl.ts'
import { runServer } from '../tests/harness/server.ts'
import { serveBarePage } from './pages/bare-page.ts'
import { openBrowser } from './pages/lighthouse.ts'
import { markupErrors } from './pages/markup.ts'
import { pageTypes } from './pages/page-types.ts'
import { record, type Figure } from './record.ts'

const runs = Number(process.env.RUNS ?? 5)
/** Of a page that is only read (specification, Speed). */
const MAX_SCRIPT_KB = 12
const only = process.env.ONLY?.split(',')

buildIfStale(resolve(import.meta.dirname, '..'), process.execPath)
const server = await runServer({ DEMO_CONTENT: '1', ...(process.env.DATA_DIR && { DATA_DIR: process.env.DATA_DIR }) })
const figures: Figure[] = []
try {
  figures.push(await checkMarkup(), ...(await checkLinks()), ...(await visitPages()))
} finally {
  await server.stop()
}
record('check-pages', figures)

async function checkMarkup(): Promise<Figure> {
  const bar = '0 errors'
  const found = await markupErrors(server.url)
  if (!found)
    return {
      claim: 'Nu HTML checker',
      measured: 'not checked: there is no Java (java) on this machine',
      bar,
      holds: false,
    }
  for (const error of found.errors) console.log(error)
  return {
    claim: `Nu HTML checker, ${found.pages} pages and states in both languages`,
    measured: found.errors.length,
    bar,
    holds: found.errors.length === 0,
  }
}

async function checkLinks(): Promise<Figure[]> {
  return Promise.all(
    ['/', '/ca'].map(async (home) => {
      const { found, broken } = await crawl(server.url, home)
      for (const link of broken) console.log(link)
      return {
        claim: `broken links among ${found} from ${home} on`,
        measured: broken.length,
        bar: '0',
        holds: broken.length === 0,
      }
    }),
  )
}

async function visitPages(): Promise<Figure[]> {
  const browser = await openBrowser()
  const bare = await serveBarePage()
  const found: Figure[] = []
  for (const { path, hidden } of pageTypes.filter((page) => only?.includes(page.path) ?? true)) {
    const page = await browser.visit(server.url + path, runs)
    await bare.show(page.picture)
    const beside = await browser.visit(bare.url, runs)
    // Hidden pages lose SEO points on purpose.
    const scores = page.categories.filter(({ id }) => !hidden || id !== 'seo')
    const behind = (page.largestPaintMs - beside.largestPaintMs) / 1000
    if (scores.some(({ score }) => score < 100)) console.log(`${path}: ${page.failedAudits.join(', ')}`)
    found.push(
      {
        claim: `Lighthouse ${path} (${scores.map(({ id }) => id).join(', ')})`,
        measured: scores.map(({ score }) => score).join(' '),
        bar: 'each >= 98',
        holds: scores.every(({ score }) => score >= 98),
      },
      {
        claim: `layout shift ${path}`,
        measured: Number(page.layoutShift.toFixed(3)),
        bar: '0',
        holds: page.layoutShift < 0.0005,
      },
      {
        claim: `largest paint ${path}, ${(page.largestPaintMs / 1000).toFixed(2)} s, beyond a bare page with the same picture, s`,
        measured: Number(behind.toFixed(2)),
        bar: '<= 0.3',
        holds: behind <= 0.3,
      },
      {
        claim: `compressed script ${path}, KB`,
        measured: Number((page.scriptBytes / 1000).toFixed(1)),
        bar: `<= ${MAX_SCRIPT_KB}`,
        holds: page.scriptBytes <= MAX_SCRIPT_KB * 1_000,
      },
      {
        claim: `requests to others ${path}`,
        measured: page.foreignRequests.length,
        bar: '0',
        holds: page.foreignRequests.length === 0,
      },
    )
  }
  bare.close()
  browser.close()
  return found
}
