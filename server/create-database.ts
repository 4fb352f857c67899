/**
 * Beside the first build, which leaves half a processor free: creates the embedded database that the start after it
 * opens. What fails here fails again there, before anything is made, and is reported there.
 */
import { config } from '#app/config.server.ts'
import { checkSettings } from '#app/operations/check-settings.server.ts'
import { ensureBackupFolder } from './backup-folder.ts'
import { createEmbeddedPostgres } from './embedded-postgres/index.ts'
import { ensureAddressIsFree } from './listen.ts'

if (!config.databaseUrl) {
  await ensureAddressIsFree(config.port, config.host)
  await ensureBackupFolder(config)
  await checkSettings()
  await createEmbeddedPostgres({ dataDir: config.dataDir, print: (line) => process.stdout.write(`${line}\n`) })
}
