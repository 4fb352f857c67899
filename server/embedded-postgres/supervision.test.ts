import { execFileSync, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { describe, expect, test } from 'vitest'
import {
  endAfterTest,
  eventually,
  expectOpen,
  hold,
  isRunning,
  joinHere,
  kill,
  leave,
  leaveLast,
  nobody,
  paths,
  postmaster,
  prepareDatabases,
  query,
  spoilSettings,
} from '#tests/harness/embedded-postgres.ts'

prepareDatabases()

describe('When PostgreSQL is killed', () => {
  test('one of the processes that share it starts it again, each one is notified, and committed data is kept', async () => {
    const holders = [await hold(), await hold()]
    const errors: Error[] = []
    const cercle = await joinHere({ onError: (error) => errors.push(error) })
    await query(cercle.connection, 'create table seat (taken int)')
    await query(cercle.connection, 'insert into seat values (1)')
    const killed = await postmaster()
    process.kill(killed, 'SIGKILL')
    expect(await eventually(() => query(cercle.connection, 'select taken from seat'))).toEqual([{ taken: 1 }])
    const revived = await postmaster()
    expect(revived).not.toBe(killed)
    await eventually(() => expect([errors.length, ...holders.map((holder) => holder.errors.length)]).toEqual([1, 1, 1]))
    expect(errors[0]?.message).toBe(`PostgreSQL (process ${killed}) ended unexpectedly.`)
    for (const holder of holders) await leave(holder)
    expect(await postmaster()).toBe(revived)
    await leaveLast(cercle, revived)
  })

  test('a process that leaves during the restart leaves nothing running', async () => {
    const cercle = await joinHere()
    process.kill(await postmaster(), 'SIGKILL')
    await sleep(520)
    await cercle.leave()
    expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(paths.dataDir)
  })

  test('and cannot be started again, the process gets an error and can leave without waiting for the retries', async () => {
    const errors: Error[] = []
    const cercle = await joinHere({ onError: (error) => errors.push(error) })
    await spoilSettings()
    process.kill(await postmaster(), 'SIGKILL')
    await eventually(async () =>
      expect(await readFile(join(paths.dataDir, 'postgres/log'), 'utf8')).toContain('syntax error'),
    )
    await cercle.leave()
    expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(/ended unexpectedly\.$/)])
  })

  test('together with the process, the next start restores everything', async () => {
    const killed = await hold()
    await query(killed.connection, 'create table guest as select 1 as taken')
    await kill(killed.process)
    process.kill(await postmaster(), 'SIGKILL')
    const cercle = await joinHere()
    expect(await query(cercle.connection, 'select taken from guest')).toEqual([{ taken: 1 }])
    await cercle.leave()
  })

  test('but one of its processes still runs, the next start waits until that one ends', async () => {
    const killed = await hold()
    const sql = postgres({ ...killed.connection, max: 1 })
    const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
    await kill(killed.process)
    process.kill(backend!.pid, 'SIGSTOP')
    process.kill(await postmaster(), 'SIGKILL')
    const joining = joinHere()
    const first = await Promise.race([joining, sleep(1_000, 'still waiting')])
    process.kill(backend!.pid, 'SIGCONT')
    expect(first).toBe('still waiting')
    const cercle = await joining
    await expectOpen(cercle)
    await cercle.leave()
    await sql.end({ timeout: 0 })
  })

  test('and its pid belongs to another program of the same user, as after a power failure, it starts', async () => {
    const first = await hold()
    const pid = await postmaster()
    await kill(first.process)
    process.kill(pid, 'SIGKILL')
    const other = spawn('sleep', ['60'], { ...nobody, cwd: '/' })
    endAfterTest(other)
    for (const file of ['postgres/data/postmaster.pid', 'postgres/run/.s.PGSQL.5432.lock']) {
      const lines = await readFile(join(paths.dataDir, file), 'utf8')
      await writeFile(join(paths.dataDir, file), lines.replace(/^\d+/, String(other.pid)))
    }
    const cercle = await joinHere()
    await expectOpen(cercle)
    await cercle.leave()
    expect(isRunning(other.pid!)).toBe(true)
  })
})
