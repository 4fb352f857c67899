import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, type Hmac } from 'node:crypto'
import { config } from '#app/config.server.ts'
import { keyFile, readKeyFile } from './key-file.server.ts'

/**
 * AES-256-GCM as `v1.<key id>.<iv>.<tag>.<text>`. The associated data `<table>.<column>:<id>` binds a value to its
 * place, so that it cannot be moved. The column is a `secret()` of the schema.
 */
export function encryptField(value: string, location: string): string {
  const [{ id, field }] = keys()
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', field, iv).setAAD(Buffer.from(location))
  const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  return ['v1', id, ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.')
}

/** @throws when no held key made the value, or it was moved or changed */
export function decryptField(stored: string, location: string): string {
  const [version, keyId, ...parts] = stored.split('.')
  const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'))
  const key = keys().find(({ id }) => id === keyId)
  if (version !== 'v1' || !key || !iv || !tag || !text) {
    throw new Error(`encrypted with key ${keyId ?? 'unknown'}, this process has ${heldKeyIds().join(', ')}`)
  }
  const decipher = createDecipheriv('aes-256-gcm', key.field, iv).setAAD(Buffer.from(location)).setAuthTag(tag)
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
}

/** The token of a mail link. It is derived each time the mail is sent and not stored; the row stores its hash. */
export function linkToken(purpose: string, rowId: string): string {
  return tokenUnder(keys()[0], purpose, rowId)
}

/** What the token of a row's link is made of. @param version how often the link has been replaced */
export function linkSubject(rowId: string, version: number): string {
  return version === 0 ? rowId : `${rowId}:${version}`
}

/** The token of a stored hash, under any held key; null if none made it. */
export function storedLinkToken(purpose: string, rowId: string, hash: string): string | null {
  return everyLinkToken(purpose, rowId).find((token) => hashToken(token) === hash) ?? null
}

/** The token under each held key, the newest first. */
export function everyLinkToken(purpose: string, rowId: string): string[] {
  return keys().map((key) => tokenUnder(key, purpose, rowId))
}

function tokenUnder(key: Key, purpose: string, rowId: string): string {
  return createHmac('sha256', key.links).update(`${purpose}:${rowId}`).digest('base64url')
}

/** A random token for a link or a cookie, of which only the hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A pseudonym for counting: the subject cannot be found or tested without the key. */
export function keyedHash(what: string, subject: string): string {
  return createHmac('sha256', keys()[0].counting).update(`${what}:${subject}`).digest('base64url')
}

/** Signs a text that the browser stores. `purpose` separates the signatures of different uses. */
export function sign(purpose: string, text: string): string {
  return signUnder(keys()[0], purpose, text)
}

export function hasValidSignature(purpose: string, text: string, signature: string): boolean {
  return keys().some((key) => hashToken(signUnder(key, purpose, text)) === hashToken(signature))
}

function signUnder(key: Key, purpose: string, text: string): string {
  return createHmac('sha256', key.signatures).update(`${purpose}:${text}`).digest('base64url')
}

/** Authenticates a backup; null if this process does not hold the key. */
export function backupHmac(keyId: string): Hmac | null {
  const key = heldKeyIds().includes(keyId) && keys().find(({ id }) => id === keyId)
  return key ? createHmac('sha256', key.backups) : null
}

export function sessionSecret(): string {
  return keys()[0].sessions.toString('base64url')
}

export function heldKeyIds(): string[] {
  return masterKeys().map(keyIdOf)
}

function masterKeys(): readonly Buffer[] {
  return config.encryptionKeys.length > 0 ? config.encryptionKeys : readKeyFile()
}

export function keyIdOf(master: Buffer): string {
  return derive(master, 'el-cercle key id').toString('hex').slice(0, 8)
}

type Key = Record<'field' | 'links' | 'sessions' | 'counting' | 'signatures' | 'backups', Buffer> & { id: string }
/** The first encrypts, all decrypt. */
type Keys = readonly [Key, ...Key[]]
let derived: { from: readonly Buffer[]; keys: Keys } | undefined

/** Reads a changed key file at once: keys are rotated beside running servers. */
function keys(): Keys {
  const from = masterKeys()
  if (from.length === 0) throw new Error(`there is no encryption key: neither ENCRYPTION_KEY nor ${keyFile()}`)
  if (derived?.from !== from) derived = { from, keys: from.map(deriveKey) as unknown as Keys }
  return derived.keys
}

function deriveKey(master: Buffer): Key {
  return {
    id: keyIdOf(master),
    field: derive(master, 'el-cercle fields'),
    links: derive(master, 'el-cercle links'),
    sessions: derive(master, 'el-cercle sessions'),
    counting: derive(master, 'el-cercle counting'),
    signatures: derive(master, 'el-cercle signatures'),
    backups: derive(master, 'el-cercle backups'),
  }
}

function derive(master: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), use, 32))
}
