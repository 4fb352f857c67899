import { chmod, lchown, lstat, mkdir, open } from 'node:fs/promises'
import type { Account } from './account.ts'
import { StartError } from './start-error.ts'
import { ignoreErrors } from './ignore-errors.ts'

/** Sets mode and owner exactly: a umask or a kill may have left others. */
export async function ensureFolder(path: string, mode: number, owner: Account) {
  await mkdir(path).catch(ignoreErrors('EEXIST'))
  const stats = await lstat(path)
  if (!stats.isDirectory()) throw new StartError(`${path} is in the way: el Cercle needs a folder there.`)
  if (stats.uid !== owner.uid) await lchown(path, owner.uid, owner.gid)
  if ((stats.mode & 0o7777) !== mode) await chmod(path, mode)
}

/** A rename survives a power loss only after this. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
