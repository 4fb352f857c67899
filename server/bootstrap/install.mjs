import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRelease } from './release.mjs'

/** In a release only the dependencies of production. */
export function installIfStale(root) {
  const production = readRelease(root) !== null
  if (isInstalled(root, production)) return
  console.log('Installing the locked dependencies (a minute, the first time).')
  const kinds = production ? '--omit=dev' : '--include=dev'
  const { status } = spawnSync('npm', ['ci', kinds, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Compares npm's record with the lockfile. Missing may be: optional packages of other platforms; in a release, packages
 * for development, also those that an optional package could use (npm 9 leaves them out).
 */
function isInstalled(root, production) {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(record)
  return Object.entries(wanted).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' ||
      (installed[path] ? installed[path].version === version : optional || (production && (dev || devOptional))),
  )
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
