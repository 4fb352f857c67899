import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  begin,
  eventually,
  isRoot,
  joinHere,
  kill,
  nobody,
  paths,
  prepareDatabases,
  query,
  spoilSettings,
} from '#tests/harness/embedded-postgres.ts'
import { createEmbeddedPostgres, StartError } from './index.ts'
import { openCluster } from './cluster.ts'
import { startPostgres } from './postmaster.ts'

prepareDatabases()

describe('A start', () => {
  test('killed while it creates the database leaves nothing incomplete to the next one', async () => {
    paths.dataDir = join(paths.folder, 'var')
    const { child } = begin()
    await eventually(async () =>
      expect((await readdir(join(paths.dataDir, 'postgres'), { recursive: true })).join()).toMatch(
        /unfinished-[^,]*\/data\/base/,
      ),
    )
    await kill(child)
    expect(existsSync(join(paths.dataDir, 'postgres/data'))).toBe(false)
    await (await joinHere()).leave()
    const cercle = await joinHere()
    expect(await query(cercle.superuser, 'show is_superuser')).toEqual([{ is_superuser: 'on' }])
    await cercle.leave()
  })

  test('opens the database that is created beside the build; whoever comes first creates it, once', async () => {
    paths.dataDir = join(paths.folder, 'var')
    const told: string[] = []
    const print = (line: string) => void told.push(line)
    const create = () => createEmbeddedPostgres({ dataDir: paths.dataDir, print })
    const [cercle] = await Promise.all([joinHere({ print }), create(), create()])
    await create()
    expect(await query(cercle.superuser, 'select 1 as one')).toEqual([{ one: 1 }])
    await cercle.leave()
    await rm(join(paths.dataDir, 'postgres'), { recursive: true })
    await Promise.all([create(), create()])
    await (await joinHere({ print })).leave()
    expect(told.filter((line) => line.startsWith('Creating the database'))).toHaveLength(2)
  })

  test('that PostgreSQL refuses ends with one line that names the log', async () => {
    const cercle = await joinHere()
    await cercle.leave()
    await spoilSettings()
    const log = join(await realpath(paths.dataDir), 'postgres/log')
    const start = startPostgres(await openCluster(paths.dataDir), cercle.connection, { timeoutMs: 500 })
    await expect(start).rejects.toThrow(
      new StartError(`PostgreSQL did not start within 0.5 s: its reasons are in ${log}.`),
    )
    expect(await readFile(log, 'utf8')).toContain('syntax error')
  })

  test('sets a long log aside', async () => {
    await (await joinHere()).leave()
    await writeFile(join(paths.dataDir, 'postgres/log'), 'x'.repeat(1_100_000))
    await (await joinHere()).leave()
    expect((await stat(join(paths.dataDir, 'postgres/log'))).size).toBeLessThan(10_000)
    expect((await stat(join(paths.dataDir, 'postgres/log.1'))).size).toBe(1_100_000)
  })

  test('with a file in the place of the folder fails with an error that names it', async () => {
    paths.dataDir = join(paths.folder, 'var')
    await writeFile(paths.dataDir, '')
    await expect(joinHere()).rejects.toThrow(StartError)
    await expect(joinHere()).rejects.toThrow(
      /^El Cercle cannot write to its data folder .*: check its owner, or set DATA_DIR to another\.$/,
    )
  })

  test.skipIf(!isRoot)(
    'of an ordinary user in a folder of another user fails with an error that names the folder',
    async () => {
      paths.dataDir = join(paths.folder, 'var')
      await mkdir(paths.dataDir, { mode: 0o755 })
      const refused = await begin(nobody).outcome
      expect(refused).toMatchObject({
        is: 'refused',
        name: 'StartError',
        message: expect.stringMatching(/cannot write to its data folder .*EACCES/),
      })
    },
  )
})
