import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  NODE_OPTIONS: `--import ${join(root, 'server/bootstrap/load-quickly.mjs')}`,
  // The types and the linter are programs in Go: collecting garbage less often saves a quarter of their processor time.
  GOGC: '400',
}

/** Runs a command with its output shown. @returns whether it passed */
export async function showCommand([program = '', ...words]: string[]): Promise<boolean> {
  const child = spawn(program, words, { cwd: root, env, stdio: 'inherit' })
  return passedAtEnd(child)
}

export async function collectCommand([program = '', ...words]: string[]): Promise<{ passed: boolean; output: string }> {
  const child = spawn(program, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  return { passed: await passedAtEnd(child), output }
}

function passedAtEnd(child: ReturnType<typeof spawn>): Promise<boolean> {
  return new Promise((done) => {
    child.once('close', (code) => done(code === 0))
    child.once('error', () => done(false))
  })
}
