import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '#app/config.server.ts'

/**
 * Fields that must not rest in the clear (security study, D1): AES-256-GCM, written as `v1.<key id>.<iv>.<tag>.<text>`. The
 * associated data binds a value to its row and column, so that it cannot be moved to another.
 */
export function encryptField(value: string, place: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keys().field, iv).setAAD(Buffer.from(place))
  const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  return ['v1', keys().id, ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.')
}

/** @throws when the value was made with another key, for another place, or was changed */
export function decryptField(stored: string, place: string): string {
  const [version, keyId, ...parts] = stored.split('.')
  const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (version !== 'v1' || keyId !== keys().id || !iv || !tag || !text) {
    throw new Error(`encrypted with key ${keyId ?? 'unknown'}, this process has ${keys().id}`)
  }
  const decipher = createDecipheriv('aes-256-gcm', keys().field, iv).setAAD(Buffer.from(place)).setAuthTag(tag)
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
}

/**
 * The token of a link in a mail: 256 bits that nobody without the key can make. It is computed anew whenever the mail is
 * sent, so that it rests nowhere; the row keeps its hash only.
 */
export function linkToken(purpose: string, rowId: string): string {
  return createHmac('sha256', keys().links).update(`${purpose}:${rowId}`).digest('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** What stands for somebody who is only counted (an address, an e-mail): nobody without the key can tell or try out whose it is. */
export function countedAs(what: string, subject: string): string {
  return createHmac('sha256', keys().counting).update(`${what}:${subject}`).digest('base64url')
}

/** What signs the session cookie. */
export function sessionSecret(): string {
  return keys().sessions.toString('base64url')
}

type Keys = { id: string; field: Buffer; links: Buffer; sessions: Buffer; counting: Buffer }
let loaded: Keys | undefined

function keys(): Keys {
  return (loaded ??= deriveKeys(config.encryptionKey ?? keyFromFile()))
}

function deriveKeys(master: Buffer): Keys {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), use, 32))
  return {
    id: derive('el-cercle key id').toString('hex').slice(0, 8),
    field: derive('el-cercle fields'),
    links: derive('el-cercle links'),
    sessions: derive('el-cercle sessions'),
    counting: derive('el-cercle counting'),
  }
}

/** The key file is made at the first start, apart from the database; of two processes that make it at once, one wins. */
function keyFromFile(): Buffer {
  const file = join(config.dataDir, 'encryption.key')
  mkdirSync(config.dataDir, { recursive: true })
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
  if (key.length !== 32) throw new Error(`${file} does not hold a key of 32 bytes`)
  return key
}
