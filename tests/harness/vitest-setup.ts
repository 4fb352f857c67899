import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { EmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { testKey } from './test-key.ts'
import { joinTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: EmbeddedPostgres['connection']
    maintenance: EmbeddedPostgres['superuser']
  }
}

/** One PostgreSQL for the whole run: `inject('postgres')`. */
export default async function setup(project: TestProject) {
  process.env.DATA_DIR ??= mkdtempSync(join(tmpdir(), 'el-cercle-tests-'))
  process.env.ENCRYPTION_KEY ??= testKey
  process.env.LOG_LEVEL ??= 'silent'
  const server = await joinTestPostgres()
  project.provide('postgres', server.connection)
  project.provide('maintenance', server.superuser)
  return () => server.leave()
}
