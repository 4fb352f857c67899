import { stat, statfs } from 'node:fs/promises'
import { config } from '#app/config.server.ts'
import type { Problem } from './incident-kinds.ts'

type FreeDisk = Partial<Record<'DATA_DIR' | 'BACKUP_DIR', number>>

/** @param minPercent free space in percent */
export async function checkDisk(minPercent = config.alertDiskPercent): Promise<Problem[]> {
  const low = Object.entries(await readFreeDisk()).filter(([, percent]) => percent < minPercent)
  return low.length > 0 ? [{ kind: 'disk', detail: { free: Object.fromEntries(low) } }] : []
}

/** Percent of each disk. A folder that does not exist yet has none, nor have copies on the disk of the data. */
export async function readFreeDisk(): Promise<FreeDisk> {
  const data = await freeSpace(config.dataDir)
  const backups = await freeSpace(config.backupDir)
  return {
    ...(data && { DATA_DIR: data.percent }),
    ...(backups && backups.device !== data?.device && { BACKUP_DIR: backups.percent }),
  }
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
