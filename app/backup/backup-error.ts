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

/** Why there is no backup or no restore; the message is one line for the person who asked for it. */
export class BackupError extends Error {
  fault: BackupFault

  constructor(fault: BackupFault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** What went wrong, without words that may repeat what is in the database. */
export function reasonOf(error: unknown): string {
  const { name, code, message } = error as Error & { code?: string }
  return error instanceof BackupError ? message : [name, code].filter(Boolean).join(' ')
}
