import { stat, statfs } from 'node:fs/promises'
import { config } from '#app/config.server.ts'
import type { Problem } from './incident-kinds.ts'

/** @param minPercent free space in percent */
export async function checkDisk(minPercent = config.alertDiskPercent): Promise<Problem[]> {
  const data = await freeSpace(config.dataDir)
  const backups = await freeSpace(config.backupDir)
  const free = {
    ...(data && data.percent < minPercent && { DATA_DIR: data.percent }),
    ...(backups && backups.device !== data?.device && backups.percent < minPercent && { BACKUP_DIR: backups.percent }),
  }
  return Object.keys(free).length > 0 ? [{ kind: 'disk', detail: { free } }] : []
}

async function freeSpace(folder: string): Promise<{ device: number; percent: number } | null> {
  try {
    const { dev } = await stat(folder)
    const { blocks, bfree, bavail } = await statfs(folder)
    // As `df` computes it: blocks reserved for root are neither free nor used.
    return { device: dev, percent: Math.floor((100 * bavail) / (blocks - bfree + bavail)) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
