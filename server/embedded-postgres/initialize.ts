import { randomUUID } from 'node:crypto'
import { chown, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runAs } from './account.ts'
import type { Cluster } from './cluster.ts'
import type { Connection } from './connection.ts'
import { ensureFolder, syncFolder } from './folder.ts'
import { runnablePrograms, type Programs } from './programs.ts'
import { StartError } from './start-error.ts'
import { ignoreErrors } from './ignore-errors.ts'

/** In a temporary folder first: an interrupted creation must not look like a database. */
export async function initializeDatabase(cluster: Cluster, connection: Connection, programs?: Programs) {
  await removeUnfinished(cluster)
  // A new name each time: programs of a killed start may still write to their folder.
  const scratch = join(cluster.home, `unfinished-${randomUUID()}`)
  await ensureFolder(scratch, 0o700, cluster.account)
  await createCluster(cluster, scratch, connection, programs)
  await rename(join(scratch, 'data'), cluster.data)
  await syncFolder(cluster.home)
  await removeUnfinished(cluster)
}

async function createCluster(
  cluster: Cluster,
  scratch: string,
  { username, password, database }: Connection,
  programs?: Programs,
) {
  const { initdb, postgres } = programs ?? (await runnablePrograms(cluster))
  const data = join(scratch, 'data')
  const passwordFile = join(scratch, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  await chown(passwordFile, cluster.account.uid, cluster.account.gid)
  // ICU gives Catalan the same order and case on every machine. `und` is the root locale.
  const locale = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und', '--locale=C']
  const access = [`--username=${username}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  await runOrThrow(cluster, initdb, ['-D', data, ...locale, ...access, '--no-instructions'])
  await runOrThrow(
    cluster,
    postgres,
    ['--single', '-D', data, '-c', 'exit_on_error=on', 'postgres'],
    `CREATE DATABASE ${database};\n`,
  )
}

async function runOrThrow(cluster: Cluster, program: string, args: string[], input?: string) {
  const { ok, output } = await runAs(cluster.account, program, args, input)
  if (!ok) throw new StartError(`The database could not be created in ${cluster.home}: ${failureReason(output)}`)
}

function failureReason(output: string): string {
  const lines = output.trim().split('\n')
  return lines.find((line) => /error:|FATAL:|PANIC:/.test(line)) ?? lines.at(-1) ?? 'it gave no reason'
}

/** Files still used by a killed start's program stay until the next time. */
async function removeUnfinished({ home }: Cluster) {
  const names = (await readdir(home)).filter((name) => name.startsWith('unfinished-'))
  for (const name of names)
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 2 }).catch(ignoreErrors('ENOTEMPTY'))
}
