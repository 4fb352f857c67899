import { parseArgs } from 'node:util'
import { config } from '#app/config.server.ts'

export const RESTORE_USAGE = [
  'Usage: npm run restore -- FILE [--replace] [--without-secrets] [--without-mails] [--private-key FILE]',
  '       npm run restore -- --at TIME|latest [--from FOLDER] [--without-secrets] [--without-mails] [--private-key FILE]',
].join('\n')

export type RestoreArguments = {
  replace: boolean
  withoutSecrets: boolean
  withoutMails: boolean
  privateKeyFile: string | undefined
}
export type RestoreFileArguments = RestoreArguments & { file: string }
export type RestoreAtArguments = RestoreArguments & { at: string; from: string }

const flag = { type: 'boolean' } as const
const text = { type: 'string' } as const
const options = {
  at: text,
  from: text,
  replace: flag,
  'without-secrets': flag,
  'without-mails': flag,
  'private-key': text,
} as const

export function readRestoreArguments(words: string[]): RestoreFileArguments | RestoreAtArguments | null {
  try {
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
    const {
      at,
      from,
      replace = false,
      'without-secrets': withoutSecrets = false,
      'without-mails': withoutMails = false,
    } = values
    const common = { replace, withoutSecrets, withoutMails, privateKeyFile: values['private-key'] }
    const [file, ...more] = positionals
    if (at && !file && !replace) return { ...common, at, from: from ?? config.backupDir }
    return file && more.length === 0 && !at && !from ? { ...common, file } : null
  } catch {
    return null
  }
}
