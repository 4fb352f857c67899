import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#app/config.server.ts'
import { makesCopies } from './makes-copies.server.ts'

export type CopyFailure = {
  /** ISO 8601. */
  since: string
  at: string
  reason: string
}

/** Kept in a file: a row would produce WAL, which would have to be archived in turn. */
type CopyState = {
  archived?: { name: string; at: string }
  archiveFailure?: CopyFailure | null
  sent?: { file: string; at: string }
  sendFailure?: CopyFailure | null
}

const path = () => join(config.dataDir, 'backup-state.json')

export async function readCopyState(): Promise<CopyState> {
  try {
    return JSON.parse(await readFile(path(), 'utf8')) as CopyState
  } catch {
    return {}
  }
}

/** Of the newest copy that BACKUP_COMMAND has taken: Infinity before the first, null without copies or command. */
export async function sentCopyAgeSeconds(): Promise<number | null> {
  if (!makesCopies() || !config.backupCommand) return null
  const { sent } = await readCopyState()
  return sent ? (Date.now() - new Date(sent.at).getTime()) / 1000 : Infinity
}

let writing = Promise.resolve()

/** Only the process that archives and sends may write. */
export function updateCopyState(change: (before: CopyState) => Partial<CopyState>): Promise<void> {
  writing = writing.then(async () => {
    const before = await readCopyState()
    await mkdir(config.dataDir, { recursive: true })
    await writeFile(`${path()}.unfinished`, JSON.stringify({ ...before, ...change(before) }), { mode: 0o600 })
    await rename(`${path()}.unfinished`, path())
  })
  return writing
}

export function extendFailure(before: CopyFailure | null | undefined, reason: string, now = new Date()): CopyFailure {
  return { since: before?.since ?? now.toISOString(), at: now.toISOString(), reason }
}
