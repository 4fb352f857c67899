import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { config, SettingError } from '#app/config.server.ts'

export type KeyPair = { publicKey: string; privateKey: string }

export async function newKeyPair(): Promise<KeyPair> {
  const privateKey = await generateX25519Identity()
  return { privateKey, publicKey: await identityToRecipient(privateKey) }
}

/**
 * Whom copies are encrypted for: nobody without BACKUP_PUBLIC_KEY; else the club, and this machine, so that it can try
 * by itself whether its copies can be restored (docs/decisions/022-point-in-time.md).
 * @throws SettingError
 */
export async function backupRecipients(): Promise<string[]> {
  const club = config.backupPublicKey
  if (!club) return []
  if (!isPublicKey(club)) {
    const hint = /^AGE-SECRET-KEY-/i.test(club) ? ': this is the private key, which must not be here' : ''
    throw new SettingError(
      `BACKUP_PUBLIC_KEY must be a public key as «npm run backup -- --new-key» makes it (age1…)${hint}`,
    )
  }
  return [club, await identityToRecipient(await machineKey())]
}

function isPublicKey(text: string): boolean {
  try {
    new Encrypter().addRecipient(text)
    return text.startsWith('age1')
  } catch {
    return false
  }
}

/** This machine's own private key; never part of a copy. */
function machineKeyFile(): string {
  return join(config.dataDir, 'backup-machine.key')
}

/** The private keys that this machine has for reading copies; none is made. */
export async function machineKeys(): Promise<string[]> {
  return existsSync(machineKeyFile()) ? [await readKeyFile(machineKeyFile())] : []
}

/** A file with a private key in a line of its own, as `age-keygen` writes it too. @throws when there is none in it */
export async function readKeyFile(path: string): Promise<string> {
  const key = findPrivateKey(await readFile(path, 'utf8'))
  if (!key) throw new Error(`There is no private key (AGE-SECRET-KEY-1…) in ${path}.`)
  return key
}

export function findPrivateKey(text: string): string | undefined {
  return /AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}/.exec(text.toUpperCase())?.[0]
}

/** Made at the first use; of two processes that make it at once, one wins. */
async function machineKey(): Promise<string> {
  const file = machineKeyFile()
  if (!existsSync(file)) {
    await mkdir(config.dataDir, { recursive: true })
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, `${await generateX25519Identity()}\n`, { mode: 0o600, flag: 'wx', flush: true })
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    await rm(unfinished)
  }
  return readKeyFile(file)
}
