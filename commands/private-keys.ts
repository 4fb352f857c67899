import { canDecrypt } from '#app/backup/age.server.ts'
import { BackupError } from '#app/backup/backup-error.ts'
import { findPrivateKey, machineKeys, readKeyFile } from '#app/backup/backup-keys.server.ts'
import { isEncryptedFile } from '#app/backup/decrypted-copy.server.ts'
import { ask } from './ask.ts'

/** None for an unencrypted copy. @throws BackupError when no key opens it */
export async function privateKeysFor(copy: string, keyFile: string | undefined): Promise<string[]> {
  if (!(await isEncryptedFile(copy))) return []
  const setting = findPrivateKey(process.env.BACKUP_PRIVATE_KEY ?? '')
  const keys = [
    ...(keyFile ? [await readKeyFile(keyFile)] : []),
    ...(setting ? [setting] : []),
    ...(await machineKeys()),
  ]
  if (await canDecrypt(copy, keys)) return keys
  const typed = process.stdin.isTTY
    ? findPrivateKey(await ask('Private key of the copies (AGE-SECRET-KEY-1…): '))
    : undefined
  if (typed && (await canDecrypt(copy, [typed]))) return [typed]
  throw new BackupError(
    'locked',
    `${copy} is encrypted, and the private key that opens it is not here: add --private-key FILE, or set BACKUP_PRIVATE_KEY. Nothing was changed.`,
  )
}
