import { parseArgs } from 'node:util'

export const RESTORE_USAGE = [
  'Usage: npm run restore -- FILE [--replace] [--without-secrets] [--without-mails] [--private-key FILE]',
].join('\n')

export type RestoreArguments = {
  file: string
  replace: boolean
  withoutSecrets: boolean
  withoutMails: boolean
  /** A file with the private key of BACKUP_PUBLIC_KEY. */
  privateKeyFile: string | undefined
}

/** Null when the words make no sense. */
export function readRestoreArguments(words: string[]): RestoreArguments | null {
  const flag = { type: 'boolean' } as const
  const options = { replace: flag, 'without-secrets': flag, 'without-mails': flag, 'private-key': { type: 'string' } } as const
  try {
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
    const [file = '', ...more] = positionals
    if (!file || more.length > 0) return null
    return {
      file,
      replace: values.replace ?? false,
      withoutSecrets: values['without-secrets'] ?? false,
      withoutMails: values['without-mails'] ?? false,
      privateKeyFile: values['private-key'],
    }
  } catch {
    return null
  }
}
