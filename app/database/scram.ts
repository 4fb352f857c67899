import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

/** PostgreSQL's own number of rounds; a random password of 256 bits needs no more. */
const ITERATIONS = 4096

/**
 * What PostgreSQL keeps of a password (SCRAM-SHA-256, RFC 5803), made here so that the password itself is never sent.
 */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256')
  const hmac = (words: string) => createHmac('sha256', salted).update(words).digest()
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${hmac('Server Key').toString('base64')}`
}
