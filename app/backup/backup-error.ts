export type BackupErrorCode =
  | 'missing'
  | 'damaged'
  | 'newer'
  | 'no-space'
  | 'nothing'
  | 'in-use'
  | 'not-empty'
  | 'foreign'
  | 'key'
  | 'locked'
  | 'not-archived'
  | 'differs'

/** The message is one line for the person who runs the command. */
export class BackupError extends Error {
  code: BackupErrorCode

  constructor(code: BackupErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Leaves out foreign error messages: PostgreSQL's may repeat data. */
export function reasonOf(error: unknown): string {
  const { name, code, message } = error as Error & { code?: string }
  return error instanceof BackupError ? message : [name, code].filter(Boolean).join(' ')
}
