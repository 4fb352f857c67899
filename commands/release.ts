// `npm run release [FOLDER]`: the archive, its SHA-256 and its bill of materials. The same commit gives the same bytes.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { create } from 'tar'
import { buildIfStale } from '../server/bootstrap/build.mjs'
import { makeBillOfMaterials, type Lockfile } from './bill-of-materials.ts'
import { runCommand, print } from './command.ts'

const root = resolve(import.meta.dirname, '..')
const folders = ['app', 'commands', 'docs', 'migrations', 'photos', 'public', 'server']
const files = ['CHANGELOG.md', 'Containerfile', 'README.md', 'compose.yaml', 'package.json']
/** Written for the archive alone: in the checkout the marker would make the next start skip its build. */
const MARKER = 'release.json'
const ARCHIVED_LOCKFILE = 'release-lock.json'
/** Not needed in production: tests, development tools, and pages' sources, which are in the build. */
const excluded = /\.test\.tsx?$|^server\/dev\.ts$|^commands\/seed(\.ts$|\/)|^docs\/screenshots\/|^app\/.*(?<!\.tsx?)$/

const [folder = 'releases', ...more] = process.argv.slice(2)
await runCommand(more.length > 0 ? 'npm run release -- [FOLDER]' : null, () => release(resolve(folder)))

async function release(target: string): Promise<number> {
  buildIfStale(root, process.execPath)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const archive = join(target, `el-cercle-${version}.tar.gz`)
  mkdirSync(target, { recursive: true })
  await pack(archive, version)
  writeFileSync(
    `${archive}.sha256`,
    `${createHash('sha256').update(readFileSync(archive)).digest('hex')}  ${basename(archive)}\n`,
  )
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
  writeFileSync(
    join(target, `el-cercle-${version}.cdx.json`),
    `${JSON.stringify(makeBillOfMaterials(lockfile), null, 2)}\n`,
  )
  print(`Written: ${archive}`)
  return 0
}

async function pack(archive: string, version: string) {
  const written = [MARKER, ARCHIVED_LOCKFILE]
  writeFileSync(join(root, MARKER), `${JSON.stringify({ version, commit: describeCommit() })}\n`)
  writeFileSync(join(root, ARCHIVED_LOCKFILE), lockfileForAnyNode())
  try {
    const mtime = new Date(git('log', '-1', '--format=%cI'))
    const options = {
      cwd: root,
      file: archive,
      gzip: { level: 9 },
      portable: true,
      mtime,
      prefix: `el-cercle-${version}`,
      noDirRecurse: true,
      onWriteEntry: renameLockfile,
    }
    await create(options, [...written, ...files, ...sources(), ...built()])
  } finally {
    for (const name of written) rmSync(join(root, name))
  }
}

/**
 * Without the versions of Node that packages ask for: an older npm skips native packages that its own Node could not
 * run, and the release brings a Node that can.
 */
function lockfileForAnyNode(): string {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
  const packages = Object.entries(lockfile.packages).map(([path, { engines: _unused, ...locked }]) => [path, locked])
  return `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(packages) }, null, 2)}\n`
}

function renameLockfile(entry: { path: string }) {
  if (entry.path === ARCHIVED_LOCKFILE) entry.path = 'package-lock.json'
}

function describeCommit(): string {
  const commit = git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*')
  if (commit.endsWith('-dirty')) print('There are changes that are not committed: this archive cannot be made again.')
  return commit
}

function sources(): string[] {
  return git('ls-files', ...folders)
    .split('\n')
    .filter((path) => !excluded.test(path))
    .sort()
}

function built(): string[] {
  const parts = ['build/client', 'build/server'].map((part) => join(root, part))
  const entries = parts.flatMap((part) => readdirSync(part, { recursive: true, withFileTypes: true }))
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim()
}
