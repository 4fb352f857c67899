import { config } from '#app/config.server.ts'

/** Of the embedded database always, of an external one where its operator has named BACKUP_DIR. */
export function makesCopies(): boolean {
  return !config.databaseUrl || config.externalCopies
}
