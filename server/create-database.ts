/**
 * Beside the first build, which leaves half a processor free: creates the embedded database that the start after it
 * opens. What fails here fails again there, and is reported there.
 */
import { config } from '#app/config.server.ts'
import { createEmbeddedPostgres } from './embedded-postgres/index.ts'

if (!config.databaseUrl) await createEmbeddedPostgres({ dataDir: config.dataDir, print: console.log })
