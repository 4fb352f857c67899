import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#app/config.server.ts'
import type { Connection } from '#app/database/connect.server.ts'
import { expiredBackups } from './backup-rotation.ts'
import { removeLeftoverChecks } from './check-backup.server.ts'
import { UNFINISHED_SUFFIX } from './atomic-file.server.ts'
import { removeCopy } from './outbox.server.ts'

export async function removeLeftovers(server: Connection) {
  await mkdir(config.backupDir, { recursive: true, mode: 0o700 })
  for (const name of await readdir(config.backupDir)) {
    if (name.includes(`.backup${UNFINISHED_SUFFIX}`) || name.includes(`.backup.age${UNFINISHED_SUFFIX}`))
      await rm(join(config.backupDir, name), { force: true })
  }
  if (typeof server !== 'string') await removeLeftoverChecks(server)
}

export async function removeExpired(now: Date) {
  const dates = (await readdir(config.backupDir)).flatMap((name) => parseName(name) ?? [])
  for (const moment of expiredBackups(dates, now)) {
    for (const name of [formatName(moment), `${formatName(moment)}.age`]) await removeCopy(name)
  }
}

/** Sorting by name sorts by time. Files with other names are ignored. */
export function formatName(moment: Date): string {
  return `cercle-${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`
}

function parseName(name: string): Date | null {
  const [, day, hour, minute, second] =
    /^cercle-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup(?:\.age)?$/.exec(name) ?? []
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : null
}
