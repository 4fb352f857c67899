// Names, in one line, the records that are older than what they measure; silent without the history of git.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { benches } from './benches.ts'

const root = resolve(import.meta.dirname, '..')
const old = isCompleteClone() ? Object.keys(benches).flatMap(describeOld) : []
if (old.length > 0)
  console.warn(`Warning: old or missing records of benches (npm run bench -- NAME): ${old.join(', ')}`)

function describeOld(name: string): string[] {
  const records = globSync(`bench/results/${name}{,-*}.json`, { cwd: root })
    .filter((file) => !Object.keys(benches).some((other) => other !== name && file.endsWith(`/${other}.json`)))
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as { day: string; commit?: string })
  const [oldest] = records.toSorted((one, other) => one.day.localeCompare(other.day))
  if (!oldest) return [`${name} (none)`]
  return hasChangedSince(oldest, [`bench/${name}.ts`, ...(benches[name] ?? [])]) ? [`${name} (${oldest.day})`] : []
}

/** @param record with the commit it was made of, if that is known here */
function hasChangedSince(record: { day: string; commit?: string }, paths: string[]): boolean {
  const commit = record.commit?.replace('-dirty', '') ?? ''
  if (commit && git('cat-file', '-e', `${commit}^{commit}`) !== null)
    return git('log', '-1', '--format=%h', `${commit}..HEAD`, '--', ...paths) !== ''
  return (git('log', '-1', '--format=%cs', '--', ...paths) ?? '') > record.day
}

function isCompleteClone(): boolean {
  return existsSync(join(root, '.git')) && git('rev-parse', '--is-shallow-repository') === 'false'
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
