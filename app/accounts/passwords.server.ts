import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { boundedQueue } from '#app/platform/bounded-queue.server.ts'
import { commonPasswords } from './common-passwords.server.ts'

const derive = promisify(argon2)

/** Memory in KiB, passes, lanes: 19 MiB, 2, 1, the setting that OWASP lists (security study, section 0). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32

/**
 * Each hash takes 19 MiB and a thread, and a flood of sign-ins must leave room for the pages; 50 waiting are a second
 * or two of work.
 */
const queue = boundedQueue({ concurrency: 2, maxWaiting: 50 })

/** argon2id in the PHC format, `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, which names its own cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await queue.run(() =>
    derive('argon2id', { message: normal(password), nonce: salt, tagLength: TAG_BYTES, ...cost }),
  )
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Whether the password is the one of the hash; false for a hash that is none of ours. */
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
  const found = await queue.run(() =>
    derive('argon2id', { message: normal(password), nonce: Buffer.from(salt, 'base64'), ...settings }),
  )
  return timingSafeEqual(found, tag)
}

/** Whether it is one of the passwords that are tried first (decisions, Accounts). */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(normal(password).toLowerCase().replace(/\s+/g, ''))
}

/** The same characters on every keyboard (NFKC, as NIST SP 800-63B asks). */
function normal(password: string): string {
  return password.normalize('NFKC')
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

/** Whether the queue is full: whoever asks for a hash now is better told to come again (`doors.server.ts`). */
export function passwordsAreQueueing(): boolean {
  return queue.isFull()
}
