import { execFileSync } from 'node:child_process'
import { readdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import {
  type Connection,
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
} from '#tests/harness/embedded-postgres.ts'

prepareDatabases()

describe('The embedded PostgreSQL', () => {
  test('is created by the first start: private, durable, and with UTF-8', async () => {
    paths.dataDir = join(paths.folder, 'var')
    const cercle = await joinHere()
    expect(await facts(cercle.superuser)).toEqual({
      encoding: 'UTF8',
      provider: 'i',
      locale: 'und',
      lc_collate: 'C',
      superuser: true,
      product_is_superuser: false,
      scram: true,
      listen_addresses: '',
      data_checksums: 'on',
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      timezone: 'UTC',
    })
    expect(
      await query(
        cercle.connection,
        `select lower('ÀÇÉL·L') as text, 'ça' < 'd' as sorted, 'Àngel' ~ '^\\w+$' as word`,
      ),
    ).toEqual([{ text: 'àçél·l', sorted: true, word: true }])
    expect(
      await modes('postgres/data', 'postgres/run', 'postgres/leases', 'postgres/password', 'postgres/log'),
    ).toEqual(['700', '700', '700', '600', '600'])
    await expect(query({ ...cercle.connection, password: 'guessed' }, 'select 1')).rejects.toThrow(
      'password authentication failed',
    )
    expect(await readdir(join(paths.dataDir, 'postgres'))).toEqual([
      'data',
      'leases',
      'log',
      'maintenance',
      'mutex',
      'password',
      expect.stringMatching(/^programs-\d/),
      'run',
    ])
    await cercle.leave()
  })

  test('belongs to a user without superuser rights, including objects that an earlier release created as superuser', async () => {
    const cercle = await joinHere()
    await query(
      cercle.superuser,
      `
      create schema pgboss; create type pgboss.state as enum ('a'); create table pgboss.job (id serial, state pgboss.state);
      create table kept (id integer generated always as identity); create view kept_guests as select * from kept;
      create function one() returns int language sql as 'select 1'`,
    )
    await cercle.leave()
    const next = await joinHere()
    await query(
      next.connection,
      `
      alter table pgboss.job add name text; alter type pgboss.state add value 'b'; alter table kept add name text; drop view kept_guests; alter sequence pgboss.job_id_seq restart;
      create or replace function one() returns int language sql as 'select 2'; create table pgboss.queue (); create role visitor; drop role visitor`,
    )
    await expect(query(next.connection, `copy kept to program 'cat'`)).rejects.toThrow('permission denied')
    await expect(query(next.connection, 'alter system set fsync = off')).rejects.toThrow('permission denied')
    await next.leave()
  })

  test('runs in a session of its own, so that Ctrl-C does not end it, and never as root', async () => {
    const cercle = await joinHere()
    const pid = await postmaster()
    const [group, user] = execFileSync('ps', ['-o', 'pgid=', '-o', 'uid=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
    expect(Number(group)).toBe(pid)
    expect(Number(user)).toBe(nobody?.uid ?? process.getuid!())
    await cercle.leave()
  })

  test('keeps its data when it is stopped and started again', async () => {
    await (await joinHere()).leave()
    for (const visit of [1, 2, 3]) {
      const cercle = await joinHere()
      await query(cercle.connection, 'create table if not exists visit ()')
      await query(cercle.connection, 'insert into visit default values')
      expect(await query(cercle.connection, 'select count(*)::int from visit')).toEqual([{ count: visit }])
      await cercle.leave()
    }
  })

  test('is shared by processes and stops with the last of them', async () => {
    const first = await hold()
    const second = await hold()
    const pid = await postmaster()
    await leave(first)
    await expectOpen(second)
    expect(await postmaster()).toBe(pid)
    await leave(second)
    expect(isRunning(pid)).toBe(false)
  })

  test('is shared within one process, and leaving twice has the effect of once', async () => {
    const first = await joinHere()
    const second = await joinHere()
    await Promise.all([first.leave(), first.leave()])
    await expectOpen(second)
    await second.leave()
    await expect(postmaster()).rejects.toThrow('ENOENT')
  })

  test('is taken over from a killed process, whose lease does not keep it running', async () => {
    const killed = await hold()
    const pid = await postmaster()
    await kill(killed.process)
    const cercle = await joinHere()
    expect(await postmaster()).toBe(pid)
    await leaveLast(cercle, pid)
  })

  test('is not kept running by a process that got the pid of a killed one', async () => {
    const cercle = await joinHere()
    const pid = await postmaster()
    await writeFile(join(paths.dataDir, 'postgres/leases', `${process.ppid}-1-00000000`), '')
    await leaveLast(cercle, pid)
  })

  test('is created and started once when many processes join at the same moment', async () => {
    paths.dataDir = join(paths.folder, 'var')
    const holders = await Promise.all([hold(), hold(), hold(), hold(), hold()])
    const pids = await Promise.all(
      holders.map(({ connection }) => query(connection, `select pg_postmaster_start_time()::text as start`)),
    )
    expect(new Set(pids.map((rows) => JSON.stringify(rows))).size).toBe(1)
    const pid = await postmaster()
    await Promise.all(holders.map(leave))
    expect(isRunning(pid)).toBe(false)
  })

  test('runs for a process that joins while the last one leaves', async () => {
    let last = await joinHere()
    for (const delay of [0, 1, 2, 5, 10, 20, 40]) {
      const leaving = last.leave()
      await sleep(delay)
      const next = await joinHere()
      await expectOpen(next)
      await leaving
      await expectOpen(next)
      last = next
    }
    await last.leave()
    await expect(postmaster()).rejects.toThrow('ENOENT')
  })

  test('keeps running when another start fails', async () => {
    const cercle = await joinHere()
    const password = join(paths.dataDir, 'postgres/password')
    await rename(password, join(paths.folder, 'password'))
    await expect(joinHere()).rejects.toThrow(/^The password of the database in .* is missing: put the file .* back\.$/)
    await rename(join(paths.folder, 'password'), password)
    await expectOpen(cercle)
    await cercle.leave()
  })
})

async function facts(connection: Connection): Promise<Record<string, unknown>> {
  const settings = ['listen_addresses', 'data_checksums', 'fsync', 'synchronous_commit', 'full_page_writes', 'timezone']
  const [row] = await query(
    connection,
    `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale, datcollate as lc_collate,
       rolsuper as superuser, (select rolsuper from pg_roles where rolname = 'cercle_owner') as product_is_superuser, rolpassword like 'SCRAM-SHA-256$%' as scram, ${settings.map((name) => `current_setting('${name}') as ${name}`).join()}
     from pg_database, pg_authid where datname = 'cercle' and rolname = 'cercle'`,
  )
  return row ?? {}
}

async function modes(...names: string[]): Promise<string[]> {
  return Promise.all(names.map(async (name) => ((await stat(join(paths.dataDir, name))).mode & 0o777).toString(8)))
}
