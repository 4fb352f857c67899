import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { machineKeyFile } from '#app/backup/backup-keys.server.ts'
import { config, secretSettings } from '#app/config.server.ts'
import { checkDisk, readFreeDisk } from '#app/operations/check-disk.server.ts'
import { keyFile } from '#app/platform/secrets/key-file.server.ts'
import { fault, ok, warning, type Finding } from './finding.ts'

const OF_OTHERS = 0o007
const WRITABLE_BY_OTHERS = 0o002

export function checkDataFolder(): Promise<Finding> {
  return checkFolder('DATA_DIR', config.dataDir)
}

export async function checkBackupFolder(): Promise<Finding> {
  if (config.databaseUrl && !config.externalCopies) return ok('The operator of DATABASE_URL makes the copies.')
  return checkFolder('BACKUP_DIR', config.backupDir)
}

async function checkFolder(name: string, path: string): Promise<Finding> {
  const stats = await stat(path).catch(missing)
  if (!stats) return warning(`${name} ${path} does not exist yet.`, 'The first start makes it.')
  if (!stats.isDirectory()) return fault(`${name} ${path} is not a folder.`, `Move it away, or set ${name} to another.`)
  if (!(await mayWrite(path)))
    return fault(
      `${name} ${path} cannot be written by this user (uid ${process.getuid?.()}); it belongs to uid ${stats.uid}.`,
      'Run this as the user of the service, or give the folder to that user (chown).',
    )
  if (stats.mode & WRITABLE_BY_OTHERS)
    return fault(`${name} ${path} can be written by every user of this machine.`, `Run: chmod o-w ${path}`)
  return ok(`${name} ${path} (uid ${stats.uid}, mode ${modeOf(stats)}).`)
}

/** Files that hold a key, a password or a secret setting. EL_CERCLE_ENV is the file that `el-cercle` has read. */
export async function checkSecretFiles(): Promise<Finding[]> {
  const named = [...secretSettings.map((name) => process.env[`${name}_FILE`]), process.env.EL_CERCLE_ENV]
  const own = [keyFile(), machineKeyFile(), join(config.dataDir, 'postgres/password')]
  const found: { path: string; mode: number }[] = []
  for (const path of [...own, ...named.flatMap((each) => each || [])]) {
    const stats = await stat(path).catch(missing)
    if (stats) found.push({ path, mode: stats.mode })
  }
  const open = found.filter(({ mode }) => mode & OF_OTHERS)
  if (open.length === 0) return [ok(`${found.length} files with secrets, which other users cannot read.`)]
  return open.map(({ path, mode }) =>
    fault(
      `${path} can be read or written by every user of this machine (mode ${modeOf({ mode })}).`,
      `Run: chmod 600 ${path}`,
    ),
  )
}

export async function checkFreeDisk(): Promise<Finding> {
  const free = Object.entries(await readFreeDisk()).map(
    ([folder, percent]) => `${percent} % free on the disk of ${folder}`,
  )
  const [problem] = await checkDisk()
  const limit = config.alertDiskPercent === 0 ? 'no limit (ALERT_DISK_PERCENT=0)' : `limit ${config.alertDiskPercent} %`
  const line = free.length > 0 ? `${free.join(', ')}; ${limit}.` : 'There is no folder yet.'
  return problem
    ? fault(line, 'Free space, or enlarge the disk: without space nothing is saved and nothing copied.')
    : ok(line)
}

async function mayWrite(path: string): Promise<boolean> {
  return access(path, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
}

function modeOf({ mode }: { mode: number }): string {
  return (mode & 0o777).toString(8).padStart(4, '0')
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
