import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Inputs of the build. The modification time of a folder changes with its list of files. */
const sources = [
  'app',
  'commands',
  'photos/hero',
  'public',
  'server',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/**
 * Exits with the build's code if it fails.
 *
 * @param beside programs that run meanwhile
 */
export function buildIfStale(root, node, beside = []) {
  const stamp = join(root, 'build/stamp')
  const startedAt = Date.now()
  const built = modifiedAt(stamp)
  if (built > newest(root, sources)) return
  withLock(join(root, 'node_modules/.build-lock'), () => {
    // Another process may have built meanwhile.
    if (modifiedAt(stamp) > Math.max(built, newest(root, sources))) return
    console.log('Building (some seconds).')
    for (const program of beside) spawn(node, [program], { cwd: root, stdio: ['ignore', 'inherit', 'ignore'] })
    const { status } = spawnSync(node, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (status !== 0) process.exit(status ?? 1)
    writeFileSync(stamp, `${new Date(startedAt).toISOString()}\n`)
  })
}

function newest(root, names) {
  return Math.max(...names.map((name) => newestIn(join(root, name))))
}

function newestIn(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

function modifiedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Two servers started at once build once. A lock older than five minutes belongs to a dead process. */
function withLock(folder, work) {
  for (;;) {
    try {
      mkdirSync(folder)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (Date.now() - modifiedAt(folder) > 300_000) rmSync(folder, { recursive: true, force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)
    }
  }
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  work()
  rmSync(folder, { recursive: true, force: true })
}
