import { constants, existsSync } from 'node:fs'
import { access, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '#app/config.server.ts'
import { StartError } from './embedded-postgres/index.ts'

/** Creates a folder for copies outside the data folder. @throws StartError, before a database is made, if unusable */
export async function ensureBackupFolder({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): Promise<void> {
  if (backupDir === join(dataDir, 'backups')) return
  try {
    await makeFolder(backupDir)
    await readdir(backupDir)
    await access(backupDir, constants.W_OK)
  } catch (error) {
    throw new StartError(
      `BACKUP_DIR ${backupDir} cannot be used (${(error as NodeJS.ErrnoException).code}): name a folder that this user may write.`,
    )
  }
}

/** `mkdir` with `recursive` tries without end in /proc, which exists and takes no folder. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return
  await makeFolder(dirname(path))
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    // Another process that starts at the same time.
    if (error.code !== 'EEXIST') throw error
  })
}
