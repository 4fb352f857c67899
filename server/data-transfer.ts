import type { DataTransfer } from './embedded-postgres/index.ts'

const load = () => import('#app/backup/transfer-rows.server.ts')

/** Loaded only for an upgrade. */
export const dataTransfer: DataTransfer = {
  dump: async (...args) => (await load()).exportRows(...args),
  restore: async (...args) => (await load()).importRows(...args),
}
