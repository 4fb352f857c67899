// `npm run check:pages` checks the demo's public pages: markup (Nu HTML checker), links and Lighthouse (slow phone),
// each beside a bare page in the same run. `RUNS=1` visits each page once, not five times; `ONLY=/eventos/1,/` limits
// the pages; `DATA_DIR` keeps the demo.
import { resolve } from 'node:path'
import { buildIfStale } from '../server/bootstrap/build.mjs'
import { crawl } from '../tests/harness/crawl.ts'
import { MAX_BLOCKING_MS, MAX_HTML_BYTES, MAX_READ_SCRIPT_BYTES, MAX_TASK_MS } from '../tests/harness/page-budgets.ts'
import { runServer } from '../tests/harness/server.ts'
import { serveBarePage } from './pages/bare-page.ts'
import { openBrowser, type Visit } from './pages/lighthouse.ts'
import { markupErrors } from './pages/markup.ts'
import { pageTypes, type PageType } from './pages/page-types.ts'
import { record, shown, type Figure } from './record.ts'

const runs = Number(process.env.RUNS ?? 5)
/** How many times slower than this machine. */
const SLOW_PROCESSOR = 12
const only = process.env.ONLY?.split(',')

buildIfStale(resolve(import.meta.dirname, '..'), process.execPath)
const server = await runServer({ DEMO_CONTENT: '1', ...(process.env.DATA_DIR && { DATA_DIR: process.env.DATA_DIR }) })
const figures: Figure[] = []
try {
  figures.push(...(await checkMarkup()), ...(await checkLinks()), ...(await visitPages()))
} finally {
  await server.stop()
}
record('check-pages', figures)

async function checkMarkup(): Promise<Figure[]> {
  const bar = '0 errors'
  const found = await markupErrors()
  if (!found)
    return [
      { claim: 'Nu HTML checker', measured: 'not checked: there is no Java (java) on this machine', bar, holds: false },
    ]
  for (const error of found.errors) console.log(error)
  return [
    {
      claim: `Nu HTML checker, ${found.pages} pages and states in both languages`,
      measured: found.errors.length,
      bar,
      holds: found.errors.length === 0,
    },
    shown('container queries, which its part for CSS does not know', found.unknownCss),
  ]
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
  for (const type of pageTypes.filter(({ path }) => only?.includes(path) ?? true)) {
    const url = server.url + type.path
    const page = await browser.visit(url, runs)
    await bare.show(page.picture)
    const beside = await browser.visit(bare.url, runs)
    const slowShift = await browser.shiftOnSlowProcessor(url, SLOW_PROCESSOR)
    found.push(
      ...figuresOf(type, page, beside, slowShift),
      await weighScript(type, page.scripts),
      await weighHtml(type.path),
    )
  }
  bare.close()
  browser.close()
  return found
}

function figuresOf({ path, hidden }: PageType, page: Visit, beside: Visit, slowShift: number): Figure[] {
  // Hidden pages lose SEO points on purpose.
  const scores = page.categories.filter(({ id }) => !hidden || id !== 'seo')
  if (scores.some(({ score }) => score < 100)) console.log(`${path}: ${page.failedAudits.join(', ')}`)
  const behind = page.largestPaintMs / beside.largestPaintMs
  const [largestPaint, bareLargestPaint] = [page, beside].map(({ largestPaintMs }) =>
    (largestPaintMs / 1000).toFixed(2),
  )
  const shiftFigure = (claim: string, shift: number): Figure => ({
    claim,
    measured: Number(shift.toFixed(3)),
    bar: '0',
    holds: shift < 0.0005,
  })
  return [
    {
      claim: `Lighthouse ${path} (${scores.map(({ id }) => id).join(', ')})`,
      measured: scores.map(({ score }) => score).join(' '),
      bar: 'each >= 98',
      holds: scores.every(({ score }) => score >= 98),
    },
    shiftFigure(`layout shift ${path}`, page.layoutShift),
    shiftFigure(`layout shift ${path}, processor ${SLOW_PROCESSOR} times slower`, slowShift),
    {
      claim: `largest paint ${path}, ${largestPaint} s, by that of a bare page with the same picture, ${bareLargestPaint} s`,
      measured: Number(behind.toFixed(2)),
      bar: '<= 1.05',
      holds: behind <= 1.05,
    },
    {
      claim: `blocking time ${path}, processor 4 times slower, ms; of the bare page ${Math.round(beside.blockingMs)} ms`,
      measured: Math.round(page.blockingMs),
      bar: `< ${MAX_BLOCKING_MS}`,
      holds: page.blockingMs < MAX_BLOCKING_MS,
    },
    {
      claim: `longest task ${path}, if over 50 ms, ms; of the bare page ${Math.round(beside.longestTaskMs)} ms`,
      measured: Math.round(page.longestTaskMs),
      bar: `<= ${MAX_TASK_MS}`,
      holds: page.longestTaskMs <= MAX_TASK_MS,
    },
    {
      claim: `requests to others ${path}`,
      measured: page.foreignRequests.length,
      bar: '0',
      holds: page.foreignRequests.length === 0,
    },
  ]
}

async function weighScript({ path, form }: PageType, scripts: string[]): Promise<Figure> {
  const bytes = (await Promise.all(scripts.map(compressedBytes))).reduce((sum, size) => sum + size, 0)
  return weightFigure(
    `compressed script ${path}${form ? ', a form' : ''}, KB`,
    bytes,
    form ? undefined : MAX_READ_SCRIPT_BYTES,
  )
}

async function weighHtml(path: string): Promise<Figure> {
  const most = new Map<string, number>(Object.entries(MAX_HTML_BYTES)).get(path)
  return weightFigure(`compressed HTML ${path}, KB`, await compressedBytes(server.url + path), most)
}

async function compressedBytes(url: string): Promise<number> {
  const { headers } = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  return Number(headers.get('Content-Length'))
}

function weightFigure(claim: string, bytes: number, most: number | undefined): Figure {
  const measured = Number((bytes / 1000).toFixed(1))
  return most === undefined
    ? shown(claim, measured)
    : { claim, measured, bar: `<= ${most / 1000}`, holds: bytes <= most }
}
