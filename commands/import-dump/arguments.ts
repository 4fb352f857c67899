import { parseArgs } from 'node:util'

export const IMPORT_DUMP_USAGE = 'Usage: npm run import-dump -- FILE [--write] [--files DIR] [--invite] [--list FILE]'

export type ImportDumpArguments = {
  file: string
  isWritten: boolean
  invites: boolean
  files: string | null
  list: string | null
}

/** Null when an argument is unknown or missing. */
export function readArguments(args: string[]): ImportDumpArguments | null {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { write: flag, invite: flag, files: text, list: text },
    })
    const [file, ...more] = positionals
    if (!file || more.length > 0) return null
    return {
      file,
      isWritten: values.write ?? false,
      invites: values.invite ?? false,
      files: values.files ?? null,
      list: values.list ?? null,
    }
  } catch {
    return null
  }
}
