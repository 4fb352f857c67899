import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { databaseUsers } from '#app/database/database-users.server.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { until } from '../harness/mailbox.ts'
import { startPostgresProxy } from '../harness/postgres-proxy.ts'
import { runServer } from '../harness/server.ts'
import { testKey } from '../harness/test-key.ts'

const root = resolve(import.meta.dirname, '../..')
const database = testDatabase('empty')

describe('an impossible start fails with one clear line', () => {
  test('the port is taken', async () => {
    const other = createServer()
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
    afterAll(() => other.close())
    const { port } = other.address() as { port: number }
    expect(await failedStart({ PORT: String(port), DATABASE_URL: database.url })).toEqual([
      `Port ${port} is taken: stop what uses it, or set PORT to another number.`,
    ])
  })

  test('a setting is wrong', async () => {
    expect(await failedStart({ PORT: 'three' })).toEqual(['PORT must be a number from 0 to 65535, not «three»'])
  })

  test('the data folder cannot be written', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'el-cercle-')), 'file')
    writeFileSync(file, '')
    const lines = await failedStart({ PORT: '0', DATA_DIR: join(file, 'var') })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(file)
  })

  test('the host is not of this machine', async () => {
    const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'el-cercle-')), 'var')
    expect(await failedStart({ PORT: '3000', HOST: '192.0.2.1', DATA_DIR })).toEqual([
      'Cannot listen on 192.0.2.1:3000 (EADDRNOTAVAIL): check HOST and PORT.',
    ])
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  test('nothing is made beside the first build by a start that will be refused', async () => {
    const wrong: Record<string, string>[] = [
      { HOST: '192.0.2.1' },
      { BACKUP_DIR: '/proc/copies' },
      { BACKUP_PUBLIC_KEY: 'AGE-SECRET-KEY-1X' },
      { SECURITY_LOG: '/nowhere/security.log' },
      { LOG_LEVEL: 'loud' },
    ]
    for (const setting of wrong) {
      const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'el-cercle-')), 'var')
      const { status } = spawnSync(process.execPath, [join(root, 'server/create-database.ts')], {
        cwd: root,
        env: { PATH: process.env.PATH, PORT: '0', DATA_DIR, ...setting },
      })
      expect([setting, status, existsSync(DATA_DIR)]).toEqual([setting, 1, false])
    }
  })

  test('the public key of the copies is none, or the security log cannot be written', async () => {
    const wrong: [Record<string, string>, string][] = [
      [{ BACKUP_PUBLIC_KEY: 'age1short' }, 'BACKUP_PUBLIC_KEY must be a public key'],
      [{ SECURITY_LOG: '/nowhere/security.log' }, 'SECURITY_LOG: the file /nowhere/security.log cannot be written'],
    ]
    for (const [setting, line] of wrong) {
      const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'el-cercle-')), 'var')
      expect((await failedStart({ PORT: '0', DATA_DIR, ...setting }))[0]).toContain(line)
      expect(existsSync(DATA_DIR)).toBe(false)
    }
  })

  test('the folder for copies cannot be used', async () => {
    const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'el-cercle-')), 'var')
    expect(await failedStart({ PORT: '0', DATA_DIR, BACKUP_DIR: '/proc/copies' })).toEqual([
      'BACKUP_DIR /proc/copies cannot be used (ENOENT): name a folder that this user may write.',
    ])
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  test('the password of the database is wrong', async () => {
    const url = new URL(database.url)
    url.password = 'wrong'
    expect(await failedStart({ PORT: '0', DATABASE_URL: url.href })).toEqual([
      'The database refuses the user or the password (28P01): check DATABASE_URL.',
    ])
  })

  test('the database does not answer', async () => {
    const lines = await failedStart({
      PORT: '0',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      DATABASE_WAIT_SECONDS: '1',
    })
    expect(lines).toEqual([
      'The database does not answer yet (ECONNREFUSED): waiting for it, 1 s at most.',
      'The database does not answer (ECONNREFUSED): check DATABASE_URL.',
    ])
  })
})

describe('a start that works', () => {
  test('before its database waits for the database', async () => {
    const proxy = await startPostgresProxy(database.url)
    await proxy.close()
    const settings = {
      DATABASE_URL: proxy.url,
      PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'el-cercle-')),
      ENCRYPTION_KEY: testKey,
    }
    const child = spawn(process.execPath, [join(root, 'server/start.ts')], {
      cwd: root,
      env: { PATH: process.env.PATH, ...settings },
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk))
    const hasPrinted = (words: string) => until(() => printed.includes(words))
    await hasPrinted('The database does not answer yet (ENOENT): waiting for it, 60 s at most.')
    await proxy.open()
    await hasPrinted('el Cercle is open')
    child.kill('SIGTERM')
    expect(await new Promise((done) => child.once('exit', done))).toBe(0)
  })

  test('during a restore waits for its end before it uses the database', async () => {
    const sql = connectTo(database.url)
    onTestFinished(() => sql.end())
    const restore = await sql.reserve()
    await restore`select pg_advisory_lock(${advisoryLocks.maintenance})`
    const starting = runServer({ DATABASE_URL: database.url })
    const checks = new Set<string>()
    await until(async () => {
      const probes = await sql<{ at: Date }[]>`
        select query_start as at from pg_stat_activity
        where datname = current_database() and application_name = 'el-cercle maintenance' and state = 'idle'
          and query_start is not null`
      for (const { at } of probes) checks.add(at.toISOString())
      return checks.size > 2
    })
    expect(await databaseUsers(sql)).toEqual([])
    restore.release()
    await sql.end({ timeout: 5 })
    const server = await starting
    expect(server.output()).toContain('el Cercle opens when a restore has ended.')
    expect(await server.stop()).toBe(0)
  })

  test('ignores NODE_ENV', async () => {
    for (const NODE_ENV of ['production', 'development']) {
      const server = await runServer({ DATABASE_URL: database.url, NODE_ENV })
      // Not /readyz, which delays the end.
      expect((await fetch(`${server.url}/contacto`)).status).toBe(200)
      expect(await server.stop()).toBe(0)
    }
  })

  test('ends on SIGTERM only when requests in flight are answered', async () => {
    const server = await runServer({ DATABASE_URL: database.url })
    // A request in flight: its last byte is missing.
    const body = 'full_name=Clara&email=clara%40example.org'
    const answered = new Promise<number>((done, failed) => {
      void import('node:http').then(({ request }) => {
        const form = request(`${server.url}/eventos/1/inscripcion`, {
          method: 'POST',
          headers: {
            Origin: server.url,
            'Content-Type': 'application/x-www-form-urlencoded',
            'Content-Length': body.length,
            Expect: '100-continue',
          },
        })
        form.on('response', (response) => done(response.statusCode ?? 0)).on('error', failed)
        form.on('continue', () => {
          form.write(body.slice(0, -1))
          server.process.kill('SIGTERM')
          void until(() => server.output().includes('Closing')).then(() => form.end(body.slice(-1)), failed)
        })
        form.flushHeaders()
      })
    })
    expect(await answered).toBe(422)
    await until(() => server.process.exitCode !== null)
    expect(server.process.exitCode).toBe(0)
    await expect(fetch(server.url)).rejects.toThrow()
  })
})

async function failedStart(env: Record<string, string>): Promise<string[]> {
  const child = spawn(process.execPath, [join(root, 'server/start.ts')], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk))
  const code = await new Promise((done) => child.once('exit', done))
  expect(code).toBe(1)
  return printed.trim().split('\n')
}
