import { argon2Sync, randomBytes } from 'node:crypto'

/** A password hash that is fast to verify, for tests that sign in often. */
export function hashCheaply(password: string): string {
  const salt = randomBytes(16)
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce: salt,
    tagLength: 32,
    memory: 8,
    passes: 1,
    parallelism: 1,
  })
  return `$argon2id$v=19$m=8,t=1,p=1$${unpadded(salt)}$${unpadded(tag)}`
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
