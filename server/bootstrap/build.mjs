import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build is made of. A folder's own time changes when a file in it comes or goes. */
const sources = ['app', 'commands', 'public', 'server', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts']

/** Builds when a source is newer than the last build. Exits with the build's code when that fails. */
export function buildIfStale(root, node) {
  const stamp = join(root, 'build/stamp')
  const begun = Date.now()
  const built = timeOf(stamp)
  if (built > newest(root, sources)) return
  withLock(join(root, 'node_modules/.build-lock'), () => {
    // Somebody else may have built while this process waited.
    if (timeOf(stamp) > Math.max(built, newest(root, sources))) return
    console.log('Building (some seconds).')
    const options = {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    }
    for (const step of [['node_modules/@react-router/dev/bin.cjs', 'build'], ['server/bootstrap/compress.mjs']]) {
      const { status } = spawnSync(node, step, options)
      if (status !== 0) process.exit(status ?? 1)
    }
    writeFileSync(stamp, `${new Date(begun).toISOString()}\n`)
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

function timeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/**
 * Two servers started at once from one checkout build once. A lock older than five minutes was left by a process that
 * died.
 */
function withLock(folder, work) {
  for (;;) {
    try {
      mkdirSync(folder)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (Date.now() - timeOf(folder) > 300_000) rmSync(folder, { recursive: true, force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)
    }
  }
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  work()
  rmSync(folder, { recursive: true, force: true })
}
