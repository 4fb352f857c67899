import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { loginPages, refusedForms, states } from './page-types.ts'

const checker = resolve(import.meta.dirname, '../../node_modules/vnu-jar/build/dist/vnu.jar')

const run = promisify(execFile)

export async function markupErrors(site: string): Promise<{ pages: number; errors: string[] } | null> {
  if (!(await run('java', ['-version']).catch(() => null))) return null
  const folder = mkdtempSync(join(tmpdir(), 'el-cercle-pages-'))
  const pages = await markup(site)
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
    errors: messages.map(
      ({ url, message, extract }) =>
        `${pages[Number.parseInt(url.split('/').at(-1) ?? '')]?.path}: ${message} (${extract?.trim()})`,
    ),
  }
}

async function markup(site: string): Promise<{ path: string; html: string }[]> {
  const both = (paths: readonly string[]) => paths.flatMap((path) => [path, path === '/' ? '/ca' : `/ca${path}`])
  const pages: { path: string; html: string }[] = []
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
