import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { link, mkdir, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#app/config.server.ts'
import { syncFolder } from '#app/platform/sync-folder.server.ts'

/** The keys when ENCRYPTION_KEY is not set: one per line, the one for new values first. */
export function keyFile(): string {
  return join(config.dataDir, 'encryption.key')
}

/** Creates the file with a new key; of two concurrent processes one wins. Only for a database that needs no key yet. */
export async function createKeyFile(): Promise<void> {
  await mkdir(config.dataDir, { recursive: true })
  const temporaryFile = await writeTemporaryFile([randomBytes(32)])
  try {
    await link(temporaryFile, keyFile())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(temporaryFile)
  }
  await syncFolder(config.dataDir)
}

let cached: { stamp: string; keys: readonly Buffer[] } | undefined
let isCurrent = false

/**
 * The keys of the current file, cached while it does not change; empty if there has never been a file. Looked at once
 * in each turn of the event loop: a request hashes many values, and looking costs more than a hash.
 */
export function readKeyFile(): readonly Buffer[] {
  if (isCurrent && cached) return cached.keys
  isCurrent = true
  setImmediate(() => (isCurrent = false))
  const stats = statSync(keyFile(), { throwIfNoEntry: false })
  // A deleted file keeps its keys in memory: values under a new key would be unreadable after it returns.
  if (!stats) return cached?.keys ?? []
  const stamp = [stats.ino, stats.size, stats.mtimeMs].join()
  if (cached?.stamp !== stamp) cached = { stamp, keys: keysAfterChange(parse(readFileSync(keyFile(), 'utf8'))) }
  return cached.keys
}

export function keysOnDisk(): readonly Buffer[] {
  try {
    return parse(readFileSync(keyFile(), 'utf8'))
  } catch {
    return []
  }
}

/** Ignores a file without the current key: values under its keys would be unreadable once the right file is back. */
function keysAfterChange(fileKeys: readonly Buffer[]): readonly Buffer[] {
  const current = cached?.keys[0]
  return !current || fileKeys.some((key) => key.equals(current)) ? fileKeys : (cached?.keys ?? fileKeys)
}

export async function addKeyToFile(): Promise<void> {
  await rename(await writeTemporaryFile([randomBytes(32), ...readKeyFile()]), keyFile())
  await syncFolder(config.dataDir)
}

/** Writes and flushes under another name, so that the rename is atomic and survives a power failure. */
async function writeTemporaryFile(keys: readonly Buffer[]): Promise<string> {
  const path = `${keyFile()}.${randomUUID()}`
  const lines = keys.map((key) => `${key.toString('hex')}\n`).join('')
  await writeFile(path, lines, { mode: 0o600, flag: 'wx', flush: true })
  return path
}

function parse(text: string): Buffer[] {
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => Buffer.from(line, 'hex'))
  if (keys.length === 0 || keys.some((key) => key.length !== 32))
    throw new Error(`${keyFile()} must hold keys of 32 bytes in hexadecimal, one in each line`)
  return keys
}
