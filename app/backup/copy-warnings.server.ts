import { config } from '#app/config.server.ts'
import { makesCopies } from './makes-copies.server.ts'

export type CopyWarning = 'plain' | 'key-beside-data'

/** What an intruder on the machine, or at the place of the copies, would find open. */
export function findCopyWarnings(): CopyWarning[] {
  const isPlain = makesCopies() && !config.backupPublicKey
  return [
    ...(isPlain ? (['plain'] as const) : []),
    ...(config.encryptionKeys.length === 0 ? (['key-beside-data'] as const) : []),
  ]
}
