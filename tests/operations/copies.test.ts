import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeBaseBackup } from '#app/backup/base-backup.server.ts'
import { machineKeys, newKeyPair } from '#app/backup/backup-keys.server.ts'
import { startCopyWorker, type CopyWorker } from '#app/backup/copy-worker.server.ts'
import { readCopyIndex } from '#app/backup/copy-index.server.ts'
import { readCopyName, type WalCopy } from '#app/backup/copy-names.ts'
import { readCopyState, sentCopyAgeSeconds } from '#app/backup/copy-state.server.ts'
import { recover } from '#app/backup/recover.server.ts'
import { planRecovery } from '#app/backup/recovery-plan.ts'
import { unsealFile } from '#app/backup/seal.server.ts'
import { readTar } from '#app/backup/tar.ts'
import { config } from '#app/config.server.ts'
import {
  joinEmbeddedPostgres,
  restoreEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#server/embedded-postgres/index.ts'
import { until } from '../harness/mailbox.ts'

const folder = await vi.hoisted(async () => {
  const { chmodSync, mkdtempSync: makeFolder } = await import('node:fs')
  const made = makeFolder('/tmp/el-cercle-copies-')
  chmodSync(made, 0o755)
  process.env.DATA_DIR = `${made}/var`
  process.env.BACKUP_COMMAND = `test -d ${made}/off || { echo no route to host >&2; exit 3; }; cp "$1" ${made}/off/`
  return made
})
const off = join(folder, 'off')

let club: EmbeddedPostgres
let sql: postgres.Sql
let copies: CopyWorker

beforeAll(async () => {
  club = await joinEmbeddedPostgres({ dataDir: config.dataDir, print: () => {}, archiveSeconds: 1 })
  sql = postgres({ ...club.superuser, max: 1 })
  await sql`create table guests (n int)`
  copies = await startCopyWorker(club)
})

afterAll(async () => {
  await sql.end()
  await club.leave()
  await copies.close()
  rmSync(folder, { recursive: true, force: true })
})

const names = (path: string) => readdirSync(path).toSorted()
const walIn = (path: string) =>
  names(path)
    .flatMap((file) => readCopyName(file) ?? [])
    .filter((copy): copy is WalCopy => copy.kind === 'wal')

describe('the written WAL', () => {
  test('is copied within a moment; a storage that refuses it is reported and tried again', async () => {
    await sql`insert into guests select generate_series(1, 100)`
    const { sendFailure } = await until(async () => {
      const state = await readCopyState()
      return state.sendFailure && state.archived ? state : false
    })
    expect(sendFailure?.reason).toBe('exit code 3: no route to host')
    expect(await sentCopyAgeSeconds()).toBe(Infinity)
    expect(statSync(config.backupDir).mode & 0o777).toBe(0o700)
    mkdirSync(off)
    await until(() => walIn(off).length > 0 && names(join(config.dataDir, 'backup-outbox')).length === 0)
    expect(names(off)).toEqual(names(config.backupDir))
    // The state is written after the copy.
    await until(async () => {
      const { sendFailure, archiveFailure } = await readCopyState()
      return sendFailure === null && archiveFailure === null
    })
    expect(await sentCopyAgeSeconds()).toBeLessThan(3600)
  })

  test('is restored byte for byte from a small copy', async () => {
    const [copy] = walIn(config.backupDir)
    const path = join(config.backupDir, copy?.file ?? '')
    expect((await buffer(unsealFile(path, []))).length).toBe(16_777_216)
    expect(statSync(path).size).toBeLessThan(4_000_000)
  })

  test('is not copied again without new writes', async () => {
    await finishSegment()
    const before = names(config.backupDir)
    await new Promise((done) => setTimeout(done, 1_600))
    expect(names(config.backupDir)).toEqual(before)
  })
})

describe('a segment that is archived again', () => {
  const staged = (copy: WalCopy | undefined) => join(club.wal, copy?.name ?? '')

  test('is dropped when it is the same', async () => {
    const [copy] = walIn(config.backupDir)
    const copies = () => walIn(config.backupDir).filter(({ name }) => name === copy?.name)
    const before = copies()
    writeFileSync(staged(copy), await buffer(unsealFile(join(config.backupDir, copy?.file ?? ''), [])))
    await until(() => !existsSync(staged(copy)))
    expect(copies()).toEqual(before)
  })

  test('is refused, reported and kept when its content differs; the first copy stays', async () => {
    const [copy] = walIn(config.backupDir)
    const before = readFileSync(join(config.backupDir, copy?.file ?? ''))
    writeFileSync(staged(copy), 'of another database')
    const { archiveFailure } = await until(async () => {
      const state = await readCopyState()
      return state.archiveFailure ? state : false
    })
    expect(archiveFailure?.reason).toMatch(/ differs from the copy of the same name\.$/)
    expect(readFileSync(join(config.backupDir, copy?.file ?? ''))).toEqual(before)
    rmSync(staged(copy))
  })
})

describe('a base copy', () => {
  test('holds the whole database, encrypted for the club when it has a key, and removes copies that are not needed any more', async () => {
    const { publicKey, privateKey } = await newKeyPair()
    Object.assign(config, { backupPublicKey: publicKey })
    const old = `cercle-0000000000000001-base-20200101T040000Z-${'0'.repeat(24)}.tar.zst`
    copyFileSync('package.json', join(config.backupDir, old))
    const made = await makeBaseBackup(club.superuser, club.data)
    Object.assign(config, { backupPublicKey: undefined })
    expect(names(config.backupDir)).not.toContain(old)
    expect(readCopyName(made.file)).toMatchObject({ kind: 'base' })
    const found: string[] = []
    for await (const { name, content } of readTar(unsealFile(join(config.backupDir, made.file), [privateKey]))) {
      found.push(name)
      for await (const _ of content);
    }
    expect(found).toEqual(
      expect.arrayContaining(['PG_VERSION', 'base/', 'pg_wal/', 'global/pg_control', 'backup_label']),
    )
    expect(found.filter((name) => /^pg_wal\/.|postmaster\.pid/.test(name))).toEqual([])
    expect(found.slice(-2)).toEqual(['global/pg_control', 'backup_label'])
    await until(() => names(off).includes(made.file))
  })
})

describe('on another machine, with only the copies', () => {
  const other = join(folder, 'other')
  const [before, after] = [{ n: 1_000 }, { n: 2_000 }]
  let between: Date

  beforeAll(async () => {
    await makeBaseBackup(club.superuser, club.data)
    // A restore is possible from two seconds after a base copy.
    await new Promise((done) => setTimeout(done, 2_000))
    await sql`insert into guests ${sql(before)}`
    const [clock] = await sql<{ now: Date }[]>`select clock_timestamp() as now`
    between = clock?.now ?? expect.fail('no time')
    // Names of copies have a resolution of one second.
    await new Promise((done) => setTimeout(done, 1_000))
    await sql`insert into guests ${sql(after)}`
    await finishSegment()
  })

  test('the database is restored to a moment, and the previous one is kept', async () => {
    expect(await restore(other, between)).toBeNull()
    expect(await rowsIn(other)).toEqual([before])
    // A new timeline is archived from its first segment on.
    expect(names(join(other, 'postgres/wal')).slice(0, 2)).toEqual([
      '00000002.history',
      expect.stringMatching(/^00000002/),
    ])
    expect(await restore(other, 'latest')).toMatch(/data-before-restore-\d{8}T\d{6}Z$/)
    expect(names(join(other, 'postgres')).filter((name) => name.startsWith('scratch'))).toEqual([])
  })

  test('a damaged copy is reported, and nothing changes', async () => {
    const last = walIn(off).at(-1)?.file ?? ''
    const bytes = readFileSync(join(off, last))
    writeFileSync(join(off, last), Buffer.from(bytes).fill(7, 100, 110))
    await expect(restore(other, 'latest')).rejects.toThrow(`${last} is damaged`)
    writeFileSync(join(off, last), bytes)
    expect(await rowsIn(other)).toEqual([before, after])
  })

  test('nothing is restored while a server uses the database', async () => {
    await expect(restore(config.dataDir, 'latest')).rejects.toThrow(
      'El Cercle is using the database: stop its servers first. Nothing was changed.',
    )
  })

  async function restore(dataDir: string, target: Date | 'latest') {
    const index = await readCopyIndex(off, await machineKeys())
    const plan = planRecovery(index.copies, index.histories, target)
    if ('reason' in plan) return expect.fail(plan.reason)
    return restoreEmbeddedPostgres(dataDir, async (scratch, postgresMajor) =>
      recover(scratch, { index, plan, target, identities: await machineKeys(), postgresMajor }),
    )
  }

  async function rowsIn(dataDir: string) {
    const server = await joinEmbeddedPostgres({ dataDir, print: () => {} })
    const there = postgres({ ...server.connection, max: 1 })
    const rows = await there`select n from guests where n >= 1000 order by n`
    await there.end()
    await server.leave()
    return [...rows]
  }
})

test('a kill leaves no incomplete copy, and another process continues', async () => {
  const half = `${walIn(config.backupDir)[0]?.file.slice(0, 40)}.unfinished-1`
  writeFileSync(join(config.backupDir, half), 'half')
  expect(readCopyName(half)).toBeNull()
  await copies.close()
  copies = await startCopyWorker(club)
  await sql`insert into guests values (0)`
  const before = walIn(config.backupDir).length
  await until(() => walIn(config.backupDir).length > before)
  expect(names(config.backupDir)).not.toContain(half)
})

/** Archives and sends everything written until now. */
async function finishSegment(): Promise<void> {
  await sql`select pg_create_restore_point('something is written')`
  const [row] = await sql<{ name: string }[]>`select pg_walfile_name(pg_switch_wal()) as name`
  await until(() => walIn(off).some(({ name }) => name === row?.name))
}
