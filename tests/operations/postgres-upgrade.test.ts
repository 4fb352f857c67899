import { fork, type ChildProcess } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  chmodSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateDatabase } from '#app/database/migrate-database.server.ts'
import { dataTransfer } from '#server/data-transfer.ts'
import { joinEmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { openCluster, type Cluster } from '#server/embedded-postgres/cluster.ts'
import { initializeDatabase } from '#server/embedded-postgres/initialize.ts'
import { readOrCreatePassword } from '#server/embedded-postgres/password.ts'
import { startPostgres, stopPostgres } from '#server/embedded-postgres/postmaster.ts'
import { socketFolder } from '#server/embedded-postgres/socket-folder.ts'
import { finishSwitch } from '#server/embedded-postgres/switch-data.ts'
import type { HolderMessage } from '../harness/embedded-postgres-holder.ts'

/** Debian's folder of an earlier major version. */
const earlier = '/usr/lib/postgresql/15'
const programs = { initdb: join(earlier, 'bin/initdb'), postgres: join(earlier, 'bin/postgres') }
/** Kills at every step take half a minute: UPGRADE_KILLS=all. */
const steps =
  process.env.UPGRADE_KILLS === 'all'
    ? ['carried over to', '1 of 4', 'are written', '2 of 4', '3 of 4', '4 of 4']
    : ['1 of 4', '3 of 4']

const folder = mkdtempSync(join(tmpdir(), 'el-cercle-upgrade-'))
const dataDir = join(folder, 'var')
const home = join(dataDir, 'postgres')
const dinners = ['Cena de otoño', 'Sopar de l’any\tnou']

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(!existsSync(programs.postgres))(
  'a database of an earlier major version of PostgreSQL (skipped without PostgreSQL 15 of Debian)',
  () => {
    beforeAll(async () => {
      chmodSync(folder, 0o755)
      const cluster = await openCluster(dataDir)
      const connection = {
        host: socketFolder(cluster),
        port: 5432,
        username: 'cercle',
        password: await readOrCreatePassword(cluster),
        database: 'cercle',
      }
      await initializeDatabase(cluster, connection, programs)
      await startPostgres(cluster, connection, { programs, overrides: { io_method: undefined } })
      await migrateDatabase(connection, resolve('migrations'))
      const sql = postgres({ ...connection, max: 1 })
      await sql`insert into events ${sql(dinners.map((title) => ({ title, date: new Date('2027-01-01T20:00:00Z') })))}`
      await sql.end()
      await stopPostgres(cluster)
    })

    test('is not changed when its programs are missing; the error names the remedy', async () => {
      await expect(joinEmbeddedPostgres({ dataDir, transfer: dataTransfer, print: () => {} })).rejects.toThrow(
        /is of PostgreSQL 15, whose programs do not run \(they are not kept here\)\. Start the earlier release again, write a file with it/,
      )
      expect(readFileSync(join(home, 'data/PG_VERSION'), 'utf8')).toBe('15\n')
    })

    test('is migrated at the start, also after several kills, and the old files are kept', async () => {
      symlinkSync(earlier, join(home, 'programs-15.0'))
      for (const step of steps) await killAt(step)
      const printed: string[] = []
      const club = await joinEmbeddedPostgres({
        dataDir,
        transfer: dataTransfer,
        print: (message) => printed.push(message),
      })
      const sql = postgres({ ...club.connection, max: 1 })
      expect((await sql`select title from events order by id`).map(({ title }) => title as string)).toEqual(dinners)
      const [next] = await sql`insert into events (title, date) values ('La siguiente', now()) returning id`
      expect(next?.id).toBe(3)
      await sql.end()
      await club.leave()
      const names = readdirSync(home)
      const kept = names.filter((name) => name.startsWith('data-of-postgresql-15-'))
      expect(kept).toHaveLength(1)
      expect(readFileSync(join(home, kept[0] ?? '', 'PG_VERSION'), 'utf8')).toBe('15\n')
      expect(readFileSync(join(home, 'data/PG_VERSION'), 'utf8')).toBe('18\n')
      expect(names.filter((name) => name.startsWith('scratch') || name === 'switch')).toEqual([])
    })

    /** Kills the start when it prints this step. */
    async function killAt(step: string): Promise<void> {
      const child = fork(resolve('tests/harness/embedded-postgres-holder.ts'), [dataDir], { stdio: 'ignore' })
      const printed = new Promise<string>((done) => {
        child.on('message', (message: HolderMessage) => {
          if (message.is === 'printed' && message.message.includes(step)) done('printed')
          if (message.is === 'joined' || message.is === 'refused') done(JSON.stringify(message))
        })
      })
      child.send('join')
      expect(await printed).toBe('printed')
      await kill(child)
    }
  },
)

describe('a switch of folders that was killed', () => {
  let cluster: Cluster
  let place: string

  beforeAll(async () => {
    cluster = await openCluster(join(folder, 'other'))
    place = cluster.home
  })

  const write = (path: string, content: string) => {
    mkdirSync(join(place, path), { recursive: true })
    writeFileSync(join(place, path, 'PG_VERSION'), content)
  }
  const read = (path: string) =>
    existsSync(join(place, path)) ? readFileSync(join(place, path, 'PG_VERSION'), 'utf8') : null

  test.each([
    ['before anything was moved', () => {}],
    ['between the two moves', () => renameSync(join(place, 'data'), join(place, 'aside'))],
    [
      'after both',
      () => {
        renameSync(join(place, 'data'), join(place, 'aside'))
        renameSync(join(place, 'scratch/data'), join(place, 'data'))
      },
    ],
  ])('%s is ended by the next start', async (_, done) => {
    for (const path of ['data', 'aside', 'scratch']) rmSync(join(place, path), { recursive: true, force: true })
    write('data', 'old')
    write('scratch/data', 'new')
    writeFileSync(join(place, 'switch'), JSON.stringify({ from: 'scratch/data', aside: 'aside' }))
    done()
    await finishSwitch(cluster)
    await finishSwitch(cluster)
    expect([read('data'), read('aside'), existsSync(join(place, 'switch'))]).toEqual(['new', 'old', false])
  })
})

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await ended
}
