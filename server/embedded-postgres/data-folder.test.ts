import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, lstat, mkdir, readdir, realpath, rmdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  expectOpen,
  hold,
  isRoot,
  joinHere,
  leave,
  moveSharedTo,
  nobody,
  paths,
  prepareDatabases,
  query,
} from '#tests/harness/embedded-postgres.ts'

prepareDatabases()

describe('The data folder', () => {
  test('may be moved to a path longer than a socket can have', async () => {
    await moveSharedTo(join(paths.folder, 'x'.repeat(60), 'y'.repeat(60), 'var'))
    const holder = await hold()
    const cercle = await joinHere()
    const socket = cercle.connection.host
    expect(socket.length).toBeLessThan(40)
    expect((await stat(socket)).mode & 0o777).toBe(0o700)
    expect(holder.connection).toEqual(cercle.connection)
    await expectOpen(cercle)
    await leave(holder)
    await cercle.leave()
    expect(existsSync(socket)).toBe(false)
  })

  test.skipIf(!isRoot)('with a long path refuses a socket folder that another user has put there', async () => {
    await moveSharedTo(join(paths.folder, 'x'.repeat(60), 'y'.repeat(60), 'var'))
    const cercle = await joinHere()
    await cercle.leave()
    const socket = cercle.connection.host
    await mkdir(socket, { mode: 0o700 })
    await chown(socket, 12_345, 12_345)
    onTestFinished(() => rmdir(socket))
    await expect(joinHere()).rejects.toThrow(`${socket} is not a private folder of ours (uid 12345, mode 700)`)
  })

  test('may have spaces, commas and characters of any script', async () => {
    await moveSharedTo(join(paths.folder, 'El Cercle, còpia "1"', 'var'))
    const cercle = await joinHere()
    await expectOpen(cercle)
    await cercle.leave()
  })

  test.skipIf(!isRoot)('of an ordinary user stays owned by that user, and PostgreSQL runs as that user', async () => {
    paths.dataDir = join(paths.folder, 'var')
    await mkdir(paths.dataDir)
    await chown(paths.dataDir, nobody!.uid, nobody!.gid)
    const holder = await hold(nobody)
    expect(await owners('postgres', 'postgres/data', 'postgres/run', 'postgres/password')).toEqual(
      Array(4).fill(nobody!.uid),
    )
    await leave(holder)
  })

  test.skipIf(!isRoot)('of an ordinary user stays owned by that user when root starts first', async () => {
    paths.dataDir = join(paths.folder, 'var')
    const daemon = {
      uid: Number(execFileSync('id', ['-u', 'daemon'])),
      gid: Number(execFileSync('id', ['-g', 'daemon'])),
    }
    await mkdir(paths.dataDir)
    await chown(paths.dataDir, daemon.uid, daemon.gid)
    const cercle = await joinHere()
    expect(
      await owners(
        'postgres',
        'postgres/data',
        'postgres/run',
        'postgres/password',
        'postgres/leases',
        'postgres/mutex',
        'postgres/log',
      ),
    ).toEqual(Array(7).fill(daemon.uid))
    const holder = await hold(daemon)
    await cercle.leave()
    await expectOpen(holder)
    await leave(holder)
    await leave(await hold(daemon))
  })

  test.skipIf(!isRoot)('copied by root, and therefore owned by root, can be opened', async () => {
    await (await joinHere()).leave()
    const original = paths.dataDir
    paths.dataDir = join(paths.folder, 'copy')
    await cp(original, paths.dataDir, { recursive: true })
    expect(await owners('postgres/data')).toEqual([0])
    const cercle = await joinHere()
    await expectOpen(cercle)
    await cercle.leave()
  })

  test.skipIf(!isRoot)('may be closed to the user of PostgreSQL: each start says where the database is', async () => {
    await chmod(paths.folder, 0o700)
    paths.dataDir = join(paths.folder, 'var')
    const printed: string[] = []
    for (const start of [1, 2]) {
      await (await joinHere({ print: (message) => printed.push(message) })).leave()
      const home = await realpath(join(paths.dataDir, 'postgres'))
      expect(
        printed.filter((line) => line.startsWith(`The database of ${paths.dataDir} is in ${home}, since`)),
      ).toHaveLength(start)
    }
  })

  test.skipIf(!isRoot)(
    'and the project may be readable by root only: the programs are copied to where PostgreSQL can read them',
    async () => {
      paths.dataDir = join(paths.folder, 'var')
      const clone = await privateClone()
      const holder = await hold({ cwd: clone }, clone)
      await query(holder.connection, 'create table place as select 1 as taken')
      await leave(holder)
      expect((await lstat(join(paths.dataDir, 'postgres'))).isSymbolicLink()).toBe(true)
      expect(await realpath(join(paths.dataDir, 'postgres'))).toMatch(/^\/var\/lib\/el-cercle\/[0-9a-f]{16}$/)
      expect(
        (await readdir(join(paths.dataDir, 'postgres'))).filter((name) => name.startsWith('programs-')),
      ).toHaveLength(1)
      const again = await hold({ cwd: clone }, clone)
      expect(await query(again.connection, 'select taken from place')).toEqual([{ taken: 1 }])
      await leave(again)
    },
  )
})

const project = resolve(import.meta.dirname, '../..')

/** The files that starting PostgreSQL needs, in a folder that only root may enter. */
async function privateClone(): Promise<string> {
  await chmod(paths.folder, 0o700)
  const clone = join(paths.folder, 'clone')
  const packages = await realpath(join(project, 'node_modules'))
  const parts = [
    'package.json',
    'server/embedded-postgres',
    'server/data-transfer.ts',
    'tests/harness/embedded-postgres-holder.ts',
  ]
  for (const part of parts) await cp(join(project, part), join(clone, part), { recursive: true })
  for (const name of ['postgres', '@embedded-postgres'])
    await cp(join(packages, name), join(clone, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'go=', clone])
  return clone
}

async function owners(...names: string[]): Promise<number[]> {
  return Promise.all(names.map(async (name) => (await stat(join(paths.dataDir, name))).uid))
}
