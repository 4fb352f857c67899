import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createSemaphore } from '#app/database/semaphore.server.ts'

const derive = promisify(argon2)

/** Memory in KiB, passes, lanes: a setting that OWASP recommends. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32

/** Each hash takes 19 MiB and a thread; 50 waiting hashes take about two seconds. */
const MAX_WAITING = 50
const semaphore = createSemaphore(2)

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await semaphore.run(() =>
    derive('argon2id', { message: normalize(password), nonce: salt, tagLength: TAG_BYTES, ...cost }),
  )
  const settings = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
  return `$argon2id$v=19$${settings}$${base64WithoutPadding(salt)}$${base64WithoutPadding(tag)}`
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)
  if (!parts) return false
  const [, memory, passes, parallelism, salt = '', expected = ''] = parts
  const tag = Buffer.from(expected, 'base64')
  const settings = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: tag.length,
  }
  const found = await semaphore.run(() =>
    derive('argon2id', { message: normalize(password), nonce: Buffer.from(salt, 'base64'), ...settings }),
  )
  return timingSafeEqual(found, tag)
}

/** The list is unpacked when the first password is chosen: few processes see one, and all start faster. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { commonPasswords } = await import('./common-passwords.server.ts')
  return commonPasswords.has(normalize(password).toLowerCase().replace(/\s+/g, ''))
}

/** NFKC, as NIST SP 800-63B asks: the same characters from every keyboard. */
function normalize(password: string): string {
  return password.normalize('NFKC')
}

function base64WithoutPadding(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

export function isPasswordQueueFull(): boolean {
  return semaphore.usage().waiting >= MAX_WAITING
}
