import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Decrypter, Encrypter } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decryptStream, encryptStream, canDecrypt } from './age.server.ts'
import { newKeyPair, type KeyPair } from './backup-keys.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'el-cercle-age-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let club: KeyPair
let machine: KeyPair
let stranger: KeyPair

beforeAll(async () => {
  ;[club, machine, stranger] = [await newKeyPair(), await newKeyPair(), await newKeyPair()]
})

async function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 10_007) yield bytes.subarray(at, at + 10_007)
}

const encrypt = (plain: Buffer) => buffer(encryptStream(pieces(plain), [club.publicKey, machine.publicKey]))
const decrypt = (file: Buffer, key: KeyPair) => buffer(decryptStream(pieces(file), [key.privateKey], 'club.backup'))
const CHUNK = 65_536

describe('An encrypted stream', () => {
  test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 200_000])(
    'of %i bytes opens with either key',
    async (size) => {
      const plain = randomBytes(size)
      const file = await encrypt(plain)
      expect((await decrypt(file, club)).equals(plain)).toBe(true)
      expect((await decrypt(file, machine)).equals(plain)).toBe(true)
    },
  )

  test.each([0, CHUNK, 200_000])('of %i bytes is read by the age library, and the other way round', async (size) => {
    const plain = randomBytes(size)
    const decrypter = new Decrypter()
    decrypter.addIdentity(club.privateKey)
    expect(Buffer.from(await decrypter.decrypt(await encrypt(plain))).equals(plain)).toBe(true)
    const encrypter = new Encrypter()
    encrypter.addRecipient(club.publicKey)
    expect((await decrypt(Buffer.from(await encrypter.encrypt(plain)), club)).equals(plain)).toBe(true)
  })

  test('does not open with another key', async () => {
    const file = await encrypt(randomBytes(10))
    await expect(decrypt(file, stranger)).rejects.toMatchObject({ code: 'locked' })
    const path = join(folder, 'file')
    writeFileSync(path, file)
    expect([
      await canDecrypt(path, [stranger.privateKey]),
      await canDecrypt(path, [stranger.privateKey, club.privateKey]),
    ]).toEqual([false, true])
  })

  test('is refused when a byte was changed, wherever, or the end is missing', async () => {
    const file = await encrypt(randomBytes(2 * CHUNK + 5))
    for (let n = 0; n < 40; n++) {
      const at = Math.floor((n / 40) * file.length)
      const changed = Buffer.from(file)
      changed[at] = (changed[at] ?? 0) ^ 1
      await expect(decrypt(changed, club), `byte ${at}`).rejects.toThrow()
    }
    for (const length of [0, 10, file.length - 2 * CHUNK, file.length - 5, file.length - 21]) {
      await expect(decrypt(file.subarray(0, length), club), `cut at ${length}`).rejects.toMatchObject({
        code: 'damaged',
      })
    }
  })
})
