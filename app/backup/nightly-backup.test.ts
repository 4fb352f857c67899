import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { config } from '#app/config.server.ts'
import { migrateDatabase } from '#app/database/migrate-database.server.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { readHeader } from './backup-file.server.ts'
import { newKeyPair } from './backup-keys.server.ts'
import { listBackupProblems } from './backup-problems.ts'
import { expiredBackups } from './backup-rotation.ts'
import type { BackupState } from './backup-state.server.ts'
import { findCopyWarnings } from './copy-warnings.server.ts'
import { findBackupProblems } from './find-backup-problems.server.ts'
import { runNightlyBackup } from './nightly-backup.server.ts'
import { assertFreeSpace } from './write-backup.server.ts'

await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs')
  process.env.DATA_DIR = mkdtempSync('/tmp/el-cercle-nightly-')
})

const club = openTestDatabase('empty', 'jobs')
const server = () => ({ ...inject('postgres'), database: new URL(club.url).pathname.slice(1) })
const night = new Date('2026-11-21T02:30:00Z')
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const nights = () => readdirSync(config.backupDir).toSorted()

afterAll(() => rmSync(config.dataDir, { recursive: true, force: true }))
beforeAll(() => migrateDatabase(club.url, resolve('migrations')))
beforeEach(() => rmSync(config.backupDir, { recursive: true, force: true }))

describe('A nightly backup', () => {
  test('is restored and compared, and readable by its owner only', async () => {
    await runNightlyBackup(server(), night)
    expect(nights()).toEqual(['cercle-2026-11-21T023000Z.backup'])
    expect(statSync(join(config.backupDir, nights()[0] ?? '')).mode & 0o777).toBe(0o600)
    expect(statSync(config.backupDir).mode & 0o777).toBe(0o700)
    expect(await findBackupProblems()).toEqual([])
  })

  test('is encrypted for the private key and this machine', async () => {
    const { publicKey, privateKey } = await newKeyPair()
    Object.assign(config, { backupPublicKey: publicKey })
    onTestFinished(() => void Object.assign(config, { backupPublicKey: undefined }))
    await runNightlyBackup(server(), night)
    expect(nights()).toEqual(['cercle-2026-11-21T023000Z.backup.age'])
    const file = join(config.backupDir, nights()[0] ?? '')
    expect((await readHeader(file, [privateKey])).tables).not.toEqual([])
    await expect(readHeader(file, [(await newKeyPair()).privateKey])).rejects.toMatchObject({ code: 'locked' })
    expect(readdirSync(join(config.dataDir, 'backup-scratch'))).toEqual([])
    // A year later, and with the encryption key missing.
    await runNightlyBackup(server(), new Date('2027-11-21T02:30:00Z'))
    expect(nights()).toEqual(['cercle-2027-11-21T023000Z.backup.age'])
  })

  test('is made once by several servers', async () => {
    await Promise.all([0, 1, 2].map((second) => runNightlyBackup(server(), new Date(night.getTime() + second * 1000))))
    expect(nights()).toHaveLength(1)
  })

  test('removes unfinished and expired files, and keeps other files', async () => {
    mkdirSync(config.backupDir)
    const kept = ['cercle-2026-11-20T023000Z.backup', 'by-hand.backup']
    for (const name of [...kept, 'cercle-2026-10-17T023000Z.backup', 'cercle-2026-11-20T023000Z.backup.unfinished-1'])
      writeFileSync(join(config.backupDir, name), '')
    await runNightlyBackup(server(), night)
    expect(nights()).toEqual([...kept, 'cercle-2026-11-21T023000Z.backup'].toSorted())
  })

  test('is reported as failed until one succeeds', async () => {
    writeFileSync(config.backupDir, 'a file is in the way')
    // Messages of PostgreSQL may repeat a row.
    await expect(runNightlyBackup(server(), night)).rejects.toThrow(/^Error EEXIST$/)
    expect(await findBackupProblems()).toMatchObject([{ kind: 'nightly-failed', code: 'fault' }])
    rmSync(config.backupDir)
    await runNightlyBackup(server(), night)
    expect(await findBackupProblems()).toEqual([])
  })

  test('is reported as late after 48 hours', async () => {
    await runNightlyBackup(server(), night)
    expect(await findBackupProblems(later(47))).toEqual([])
    expect(await findBackupProblems(later(49))).toMatchObject([
      { kind: 'nightly-late', since: expect.stringMatching(/^\d{4}-/) as string },
    ])
  })

  test('is refused without enough disk space', async () => {
    await expect(assertFreeSpace(tmpdir(), 1e18)).rejects.toMatchObject({
      code: 'no-space',
      message: expect.stringContaining('nothing was written') as string,
    })
    await assertFreeSpace(await mkdtemp(join(tmpdir(), 'el-cercle-')), 0)
  })
})

describe('The copies of an external database', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
  const good = (hours: number) => ({ good: { at: hoursAgo(hours) } })
  const kinds = (changed: Partial<BackupState>) =>
    listBackupProblems(
      {
        nightly: good(9),
        base: good(900),
        drill: good(99),
        wal: null,
        sending: null,
        dueSince: hoursAgo(20 * 24),
        ...changed,
      },
      now,
      false,
    ).map(({ kind }) => kind)
  const unsent = (hours: number) => ({
    lastSent: null,
    walSince: null,
    largeSince: hoursAgo(hours),
    files: 1,
    failure: null,
  })

  test('are a nightly file, its drill and their sending: nothing asks for base copies or WAL', () => {
    expect(kinds({})).toEqual([])
    expect(kinds({ nightly: good(49) })).toEqual(['nightly-late'])
    expect(kinds({ nightly: {}, drill: {} })).toEqual(['nightly-late', 'drill-late'])
    expect(kinds({ nightly: {}, drill: {}, dueSince: hoursAgo(47) })).toEqual([])
    expect(kinds({ sending: unsent(5) })).toEqual([])
    expect(kinds({ sending: unsent(7) })).toEqual(['sending'])
  })
})

describe('Copies warn', () => {
  test('while they are plain, and while the key is beside the data', () => {
    const settings = { ...config }
    onTestFinished(() => void Object.assign(config, settings))
    const warnings = (changed: Partial<typeof config>) => {
      Object.assign(config, { databaseUrl: undefined, backupPublicKey: undefined, encryptionKeys: [] }, changed)
      return findCopyWarnings()
    }
    expect(warnings({})).toEqual(['plain', 'key-beside-data'])
    expect(warnings({ backupPublicKey: 'age1' })).toEqual(['key-beside-data'])
    expect(warnings({ encryptionKeys: [Buffer.alloc(32)] })).toEqual(['plain'])
    // The operator of the other server makes its copies.
    expect(warnings({ databaseUrl: 'postgres://', encryptionKeys: [Buffer.alloc(32)] })).toEqual([])
    expect(warnings({ databaseUrl: 'postgres://', externalCopies: true, encryptionKeys: [Buffer.alloc(32)] })).toEqual([
      'plain',
    ])
  })
})

describe('The rotation', () => {
  const day = 86_400_000
  const every = (count: number, step: number) =>
    Array.from({ length: count }, (_, n) => new Date(night.getTime() - n * step))
  const kept = (made: Date[]) => made.filter((each) => !expiredBackups(made, night).includes(each))
  const ages = (made: Date[]) => made.map((each) => (night.getTime() - each.getTime()) / day)

  test('keeps the last seven days and one of each of the last four weeks', () => {
    // A Saturday: the newest of the three earlier weeks are Sundays.
    expect(ages(kept(every(40, day)))).toEqual([0, 1, 2, 3, 4, 5, 6, 13, 20])
  })

  test('keeps at most eleven, one of them from four weeks ago', () => {
    let folder: Date[] = []
    for (const now of every(100, day).toReversed()) {
      folder = [...folder, now]
      const expired = expiredBackups(folder, now)
      folder = folder.filter((each) => !expired.includes(each))
      expect(folder.length).toBeLessThanOrEqual(11)
      expect(folder.every((each) => now.getTime() - each.getTime() < 35 * day)).toBe(true)
    }
    expect(Math.max(...ages(folder))).toBeGreaterThanOrEqual(20)
  })

  test('keeps none beyond 35 days', () => {
    expect(kept([new Date(night.getTime() - 35 * day)])).toEqual([])
    expect(kept([new Date(night.getTime() - 34 * day)])).toHaveLength(1)
  })

  test('keeps the newest of each day', () => {
    expect(ages(kept(every(48, day / 24)))).toEqual([0, 3 / 24, 27 / 24])
  })
})
