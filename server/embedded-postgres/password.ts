import { randomBytes } from 'node:crypto'
import { chown, readFile, rename, writeFile } from 'node:fs/promises'
import { databaseExists, type Cluster } from './cluster.ts'
import { StartError } from './start-error.ts'
import { ignoreErrors } from './ignore-errors.ts'

/** Written to disk before the database is created. */
export async function readOrCreatePassword(cluster: Cluster): Promise<string> {
  const saved = await readFile(cluster.password, 'utf8').catch(ignoreErrors('ENOENT'))
  if (saved) return saved
  if (await databaseExists(cluster))
    throw new StartError(
      `The password of the database in ${cluster.home} is missing: put the file ${cluster.password} back.`,
    )
  return createPassword(cluster)
}

async function createPassword({ password: file, owner }: Cluster): Promise<string> {
  const password = randomBytes(32).toString('base64url')
  await writeFile(`${file}.unfinished`, password, { mode: 0o600, flush: true })
  await chown(`${file}.unfinished`, owner.uid, owner.gid)
  await rename(`${file}.unfinished`, file)
  return password
}
