import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { daylight, runServer } from '../../tests/harness/server.ts'
import { connectionOf } from '../harness/embedded-connection.ts'
import { loginPages, refusedForms, states } from './page-types.ts'
import { pagesInStates, type ShownPage } from './states.ts'

const checker = resolve(import.meta.dirname, '../../node_modules/vnu-jar/build/dist/vnu.jar')

const run = promisify(execFile)

/** The checker's part for CSS does not know container queries, which every browser does (CSS Containment 3). */
const UNKNOWN_CSS = /^CSS: (?:“container-type”: Property|Unrecognized at-rule “@container”)/

type Markup = { pages: number; errors: string[]; /** What the checker says of container queries. */ unknownCss: number }

/** Of a server of its own, whose events, bookings and members are in every state. */
export async function markupErrors(): Promise<Markup | null> {
  if (!(await run('java', ['-version']).catch(() => null))) return null
  const folder = mkdtempSync(join(tmpdir(), 'el-cercle-pages-'))
  const pages = await everyPage()
  pages.forEach(({ html }, index) => writeFileSync(join(folder, `${index}.html`), html))
  const { stdout, stderr } = await run(
    'java',
    ['-jar', checker, '--format', 'json', '--errors-only', '--exit-zero-always', '--stdout', folder],
    { maxBuffer: 1 << 28 },
  )
  rmSync(folder, { recursive: true })
  if (!stdout) throw new Error(`the Nu HTML checker did not answer: ${stderr}`)
  const { messages } = JSON.parse(stdout) as {
    messages: { url: string; lastLine?: number; message: string; extract?: string }[]
  }
  return {
    pages: pages.length,
    errors: messages
      .filter(({ message }) => !UNKNOWN_CSS.test(message))
      .map(
        ({ url, message, extract }) =>
          `${pages[Number.parseInt(url.split('/').at(-1) ?? '')]?.path}: ${message} (${extract?.trim()})`,
      ),
    unknownCss: messages.filter(({ message }) => UNKNOWN_CSS.test(message)).length,
  }
}

async function everyPage(): Promise<ShownPage[]> {
  const server = await runServer({ DEMO_CONTENT: '1', ...daylight })
  const sql = postgres({ ...connectionOf(server.dataDir), max: 1, onnotice: () => {} })
  try {
    return [...(await demoPages(server.url)), ...(await pagesInStates(server, sql))]
  } finally {
    await sql.end()
    await server.stop()
  }
}

async function demoPages(site: string): Promise<ShownPage[]> {
  const both = (paths: readonly string[]) => paths.flatMap((path) => [path, path === '/' ? '/ca' : `/ca${path}`])
  const pages: ShownPage[] = []
  for (const path of [...both(states), ...loginPages])
    pages.push({ path, html: await (await fetch(site + path)).text() })
  for (const path of both(refusedForms)) {
    const answer = await fetch(site + path, {
      method: 'POST',
      headers: { Origin: site, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'x=',
    })
    pages.push({ path: `POST ${path}`, html: await answer.text() })
  }
  return pages
}
