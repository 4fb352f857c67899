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

/** The club's key and this machine's own, which lets the restore drill decrypt; none without BACKUP_PUBLIC_KEY. */
export async function backupRecipients(): Promise<string[]> {
  const club = backupRecipient()
  return club ? [club, await identityToRecipient(await machineKey())] : []
}

/** The club's key. @throws SettingError when BACKUP_PUBLIC_KEY is none */
export function backupRecipient(): string | undefined {
  const club = config.backupPublicKey
  if (!club || isPublicKey(club)) return club
  const hint = /^AGE-SECRET-KEY-/i.test(club) ? ': this is the private key, which must not be here' : ''
  throw new SettingError(
    `BACKUP_PUBLIC_KEY must be a public key as «npm run backup -- --new-key» makes it (age1…)${hint}`,
  )
}

function isPublicKey(text: string): boolean {
  try {
    new Encrypter().addRecipient(text)
    return text.startsWith('age1')
  } catch {
    return false
  }
}

export function machineKeyFile(): string {
  return join(config.dataDir, 'backup-machine.key')
}

export async function machineKeys(): Promise<string[]> {
  return existsSync(machineKeyFile()) ? [await readKeyFile(machineKeyFile())] : []
}

/** Accepts the format of `age-keygen`. @throws when the file has no private key */
export async function readKeyFile(path: string): Promise<string> {
  const key = findPrivateKey(await readFile(path, 'utf8'))
  if (!key) throw new Error(`There is no private key (AGE-SECRET-KEY-1…) in ${path}.`)
  return key
}

export function findPrivateKey(text: string): string | undefined {
  return /AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}/.exec(text.toUpperCase())?.[0]
}

/** Two processes may create it at once: the first one wins. */
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
