export type BackupFault =
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
  fault: BackupFault

  constructor(fault: BackupFault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** Leaves out foreign error messages: PostgreSQL's may repeat data. */
export function reasonOf(error: unknown): string {
  const { name, code, message } = error as Error & { code?: string }
  return error instanceof BackupError ? message : [name, code].filter(Boolean).join(' ')
}
