import { randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { config } from '#app/config.server.ts'

/** Where the keys are when ENCRYPTION_KEY is not set: one in each line, the one for new values first. */
export function keyFile(): string {
  return join(config.dataDir, 'encryption.key')
}

/**
 * Makes the file with a new key; of two processes that make it at once, one wins. Only for a database that needs no key
 * yet.
 */
export function makeKeyFile(): void {
  mkdirSync(config.dataDir, { recursive: true })
  const unfinished = writeUnfinished([randomBytes(32)])
  try {
    linkSync(unfinished, keyFile())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(unfinished)
  }
  syncFolder()
}

let read: { stamp: string; keys: readonly Buffer[] } | undefined

/**
 * The keys of the file as it is now, the same array while it stays the same; none when there is no file and has been
 * none.
 */
export function readKeyFile(): readonly Buffer[] {
  const facts = statSync(keyFile(), { throwIfNoEntry: false })
  // A file that goes while we run takes no key from us: values made with a new one could not be told from it.
  if (!facts) return read?.keys ?? []
  const stamp = [facts.ino, facts.size, facts.mtimeMs].join()
  if (read?.stamp !== stamp) read = { stamp, keys: keysAfterChange(parse(readFileSync(keyFile(), 'utf8'))) }
  return read.keys
}

/** The keys of the file itself, whatever this process has read before; none without a file that holds keys. */
export function keysOnDisk(): readonly Buffer[] {
  try {
    return parse(readFileSync(keyFile(), 'utf8'))
  } catch {
    return []
  }
}

/**
 * A file exchanged for one without our current key is no rotation: values written with its key could not be read after
 * the right file is back.
 */
function keysAfterChange(found: readonly Buffer[]): readonly Buffer[] {
  const current = read?.keys[0]
  return !current || found.some((key) => key.equals(current)) ? found : (read?.keys ?? found)
}

/** A new key before those of the file, which is exchanged as a whole. */
export function addKeyToFile(): void {
  renameSync(writeUnfinished([randomBytes(32), ...readKeyFile()]), keyFile())
  syncFolder()
}

/**
 * Safely on disk under another name first: no reader ever sees half a file, no value is made with a key that a loss of
 * power takes.
 */
function writeUnfinished(keys: readonly Buffer[]): string {
  const path = `${keyFile()}.${randomUUID()}`
  writeFileSync(path, keys.map((key) => `${key.toString('hex')}\n`).join(''), { mode: 0o600, flag: 'wx', flush: true })
  return path
}

function syncFolder() {
  const folder = openSync(dirname(keyFile()), 'r')
  fsyncSync(folder)
  closeSync(folder)
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
