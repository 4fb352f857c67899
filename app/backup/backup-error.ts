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
  | 'differs'

/** Why there is no backup or no restore; the message is one line for the person who asked for it. */
export class BackupError extends Error {
  fault: BackupFault

  constructor(fault: BackupFault, message: string) {
    super(message)
    this.fault = fault
  }
}
