import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../harness/mailbox.ts'
import { freePort } from '../harness/server.ts'

const root = resolve(import.meta.dirname, '../..')

test('`npm run dev` renders pages from the sources, and stops its database when it ends', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'el-cercle-'))
  const PORT = String(await freePort())
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'server/dev.ts')], {
    cwd: root,
    env: { ...env, DATA_DIR, PORT, BASE_URL: '', DEMO_CONTENT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise((done) => child.once('exit', done))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  await until(async () => output.includes('open for work'))
  const page = await fetch(`http://localhost:${PORT}/ca/contacto`)
  expect(page.status, await page.text()).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(existsSync(join(DATA_DIR, 'postgres/data/postmaster.pid'))).toBe(false)
})
