import { randomBytes } from 'node:crypto'
import { chown, readFile, rename, writeFile } from 'node:fs/promises'
import { databaseExists, type Cluster } from './cluster.ts'
import { StartError } from './start-error.ts'
import { ignoreErrors } from './unless.ts'

/** Written to disk before the database is created. */
export async function readOrMakePassword(cluster: Cluster): Promise<string> {
  const kept = await readFile(cluster.password, 'utf8').catch(ignoreErrors('ENOENT'))
  if (kept) return kept
  if (await databaseExists(cluster))
    throw new StartError(
      `The password of the database in ${cluster.home} is missing: put the file ${cluster.password} back.`,
    )
  return makePassword(cluster)
}

async function makePassword({ password: file, owner }: Cluster): Promise<string> {
  const password = randomBytes(32).toString('base64url')
  await writeFile(`${file}.unfinished`, password, { mode: 0o600, flush: true })
  await chown(`${file}.unfinished`, owner.uid, owner.gid)
  await rename(`${file}.unfinished`, file)
  return password
}
