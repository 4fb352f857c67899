import { appendFile } from 'node:fs/promises'
import { config, SettingError } from '#app/config.server.ts'
import type { SecurityEventKind } from './security-events.ts'
import { exactClientAddress } from '#app/platform/request/client-address.server.ts'

const FILE_MODE = 0o640
/** Per kind and address between two writes; enough for a filter to block the address. */
const MAX_LINES_PER_ADDRESS = 10
/** Between two writes, so that a flood does not fill the disk. */
const MAX_LINES = 1_000

let lines: string[] = []

type EventCount = {
  address: string | null
  count: number
  lastAt: Date
  route: string | null
  requestId: string | null
}

export function addSecurityLine(
  kind: SecurityEventKind,
  { address, count, lastAt, route, requestId }: EventCount,
): void {
  if (!config.securityLog || lines.length >= MAX_LINES || (address !== null && count > MAX_LINES_PER_ADDRESS)) return
  lines.push(
    `${lastAt.toISOString()} el-cercle ${kind} from ${exactClientAddress()} route=${route ?? '-'} request=${requestId ?? '-'}\n`,
  )
}

/** Opens the file each time, so that log rotation by renaming works. */
export async function writeSecurityLines(): Promise<void> {
  const text = lines.join('')
  lines = []
  if (config.securityLog && text) await appendFile(config.securityLog, text, { mode: FILE_MODE })
}

export async function checkSecurityLog(): Promise<void> {
  if (!config.securityLog) return
  await appendFile(config.securityLog, '', { mode: FILE_MODE }).catch((error: NodeJS.ErrnoException) => {
    throw new SettingError(`SECURITY_LOG: the file ${config.securityLog} cannot be written (${error.code})`)
  })
}
