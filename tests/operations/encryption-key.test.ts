import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { config, type Config } from '#app/config.server.ts'
import { keyFile } from '#app/platform/secrets/key-file.server.ts'
import { prepareDatabase } from '#app/platform/prepare-database.server.ts'
import { encryptField, heldKeyIds } from '#app/platform/secrets/secrets.server.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { runServer } from '../harness/server.ts'
import { root } from '../harness/test-postgres.ts'

await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs')
  process.env.DATA_DIR = mkdtempSync('/tmp/el-cercle-keys-')
  delete process.env.ENCRYPTION_KEY
})
/** Changes the settings of this process. */
const settings = config as { -readonly [Name in keyof Config]: Config[Name] }
afterAll(() => rmSync(config.dataDir, { recursive: true, force: true }))

/** Checks the key like each process at its start. @returns the refusal */
function open(url: string): Promise<string> {
  return prepareDatabase(url, join(root, 'migrations')).then(
    () => 'open',
    (error: Error) => error.message,
  )
}

describe('A key file', () => {
  const database = testDatabase('none')
  const movedKeyFile = () => `${keyFile()}.moved`
  let sql: postgres.Sql
  beforeAll(() => void (sql = connectTo(database.url)))
  afterAll(() => sql.end())

  test('is created for an empty database, which stores its id', async () => {
    expect(await open(database.url)).toBe('open')
    expect(existsSync(keyFile())).toBe(true)
    expect((await sql`select value from database_facts where name = 'encryption-keys'`)[0]).toEqual({
      value: { ids: heldKeyIds() },
    })
  })

  test('that is missing stops a server with one line and is not replaced', async () => {
    renameSync(keyFile(), movedKeyFile())
    const start = runServer({ DATABASE_URL: database.url, DATA_DIR: config.dataDir, ENCRYPTION_KEY: '' })
    await expect(start).rejects.toThrow(
      /^the server ended with 1 before it was open:\nThis database needs the encryption key [0-9a-f]{8}, which is not in .*encryption\.key: restore this file from your copy, or set ENCRYPTION_KEY to the key with that id \(.*\)\.\n$/,
    )
    expect(existsSync(keyFile())).toBe(false)
  })

  test('that is restored opens the database again', async () => {
    renameSync(movedKeyFile(), keyFile())
    expect(await open(database.url)).toBe('open')
  })

  test('is not created for an older database that holds encrypted values or sessions', async () => {
    const [user] = await sql`insert into usuarios (id, email) values ('u', 'pau@example.org') returning id`
    await sql`insert into auth_sessions (id, token, user_id, expires_at) values ('s', 't', ${user?.id}, now())`
    await sql`insert into blocked_payments (id, membership_number, record, left_at, keep_until)
      values (gen_random_uuid(), 'C-00001', ${encryptField('x', 'anywhere')}, now(), now())`
    await sql`delete from database_facts where name = 'encryption-keys'`
    settings.encryptionKeys = [Buffer.alloc(32, 7)]
    expect(await open(database.url)).toMatch(
      /^This database needs the encryption key [0-9a-f]{8}, and ENCRYPTION_KEY holds [0-9a-f]{8}/,
    )
    settings.encryptionKeys = []
    await sql`delete from blocked_payments`
    // Another process without the file.
    vi.resetModules()
    renameSync(keyFile(), movedKeyFile())
    const { prepareDatabase: prepareElsewhere } = await import('#app/platform/prepare-database.server.ts')
    await expect(prepareElsewhere(database.url, join(root, 'migrations'))).rejects.toThrow(
      'This database has been used with an encryption key, and there is none in',
    )
    expect(existsSync(keyFile())).toBe(false)
  })
})

describe('ENCRYPTION_KEY', () => {
  const database = testDatabase('none')
  const one = Buffer.alloc(32, 1)
  const other = Buffer.alloc(32, 2)
  const openWith = (...keys: Buffer[]) => {
    settings.encryptionKeys = keys
    return open(database.url)
  }
  afterEach(() => void (settings.encryptionKeys = []))

  test('of a second node must equal that of the first', async () => {
    expect(await openWith(one)).toBe('open')
    expect(await openWith(other)).toMatch(
      /^This database needs the encryption key [0-9a-f]{8}, and ENCRYPTION_KEY holds [0-9a-f]{8}: set it to the key with that id/,
    )
  })

  test('may include the next key for a rotation; both are needed once the next one may have been used', async () => {
    expect(await openWith(one, other)).toBe('open')
    expect(await openWith(one)).toBe('open')
    expect(await openWith(other, one)).toBe('open')
    for (const alone of [one, other]) expect(await openWith(alone)).toContain('This database needs the encryption key')
    expect(await openWith(one, other)).toBe('open')
  })
})
