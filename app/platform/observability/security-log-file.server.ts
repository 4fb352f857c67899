import { appendFile } from 'node:fs/promises'
import { config, SettingError } from '#app/config.server.ts'
import type { SecurityEventKind } from './security-events.ts'
import { exactClientAddress } from '#app/platform/request/client-address.server.ts'

/** Readable by the owner and by the group that a log reader belongs to. */
const FILE_MODE = 0o640
/** Lines that one kind of event from one address adds between two writes: more than any filter needs to block it. */
const MAX_LINES_EACH = 10
/** Lines between two writes in all; a flood must not fill the disk. */
const MAX_LINES = 1_000

let lines: string[] = []

type Counted = { address: string | null; count: number; lastAt: Date; route: string | null; requestId: string | null }

/**
 * One line for a log reader such as fail2ban, with the address that it is to block. Nothing in it is a visitor's own
 * text.
 */
export function addSecurityLine(kind: SecurityEventKind, { address, count, lastAt, route, requestId }: Counted): void {
  if (!config.securityLog || lines.length >= MAX_LINES || (address !== null && count > MAX_LINES_EACH)) return
  lines.push(
    `${lastAt.toISOString()} el-cercle ${kind} from ${exactClientAddress()} route=${route ?? '-'} request=${requestId ?? '-'}\n`,
  )
}

/** The file is opened anew each time: once it has been renamed, lines go to a new one of the same name. */
export async function writeSecurityLines(): Promise<void> {
  const text = lines.join('')
  lines = []
  if (config.securityLog && text) await appendFile(config.securityLog, text, { mode: FILE_MODE })
}

/** @throws SettingError when the file cannot be written */
export async function checkSecurityLog(): Promise<void> {
  if (!config.securityLog) return
  await appendFile(config.securityLog, '', { mode: FILE_MODE }).catch((error: NodeJS.ErrnoException) => {
    throw new SettingError(`SECURITY_LOG: the file ${config.securityLog} cannot be written (${error.code})`)
  })
}
