import { chown, mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'
import type { Scratch } from './scratch.ts'
import { unsealFile } from './seal.server.ts'
import { readTar } from './tar.ts'

/** @throws BackupError when the copy is damaged or of another major version of PostgreSQL */
export async function extractBase(
  path: string,
  identities: readonly string[],
  scratch: Scratch,
  postgresMajor: string,
): Promise<void> {
  await makeFolder(scratch.data, scratch)
  for await (const { name, type, content } of readTar(unsealFile(path, identities))) {
    if (/(^|\/)\.\.(\/|$)|^\//.test(name)) throw new BackupError('damaged', `${path} is not a copy of a database.`)
    if (type === 'folder') await makeFolder(join(scratch.data, name), scratch)
    else await writeFileOf(join(scratch.data, name), content, scratch)
  }
  const major = (await readFile(join(scratch.data, 'PG_VERSION'), 'utf8')).trim()
  if (major !== postgresMajor) {
    throw new BackupError(
      'newer',
      `${path} is of PostgreSQL ${major}, and this release brings ${postgresMajor}: restore it with the release that made it.`,
    )
  }
}

async function makeFolder(path: string, { account }: Scratch) {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chown(path, account.uid, account.gid)
}

async function writeFileOf(path: string, content: AsyncIterable<Buffer>, { account }: Scratch) {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of content) await file.appendFile(chunk)
    await file.chown(account.uid, account.gid)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC'
      ? new BackupError('no-space', 'The disk is full: nothing was changed.')
      : error
  } finally {
    await file.close()
  }
}
