// The privileges of the database roles on a temporary PostgreSQL 15; `POSTGRES_PROGRAMS` names its folder of programs.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Connection } from '#app/database/connect.server.ts'
import { record } from './record.ts'

const programs = process.env.POSTGRES_PROGRAMS ?? '/usr/lib/postgresql/15/bin'
if (!existsSync(programs))
  throw new Error(`there is no PostgreSQL in ${programs}: install postgresql-15, or set POSTGRES_PROGRAMS`)

const folder = mkdtempSync(join(tmpdir(), 'el-cercle-roles-'))
chmodSync(folder, 0o777)
process.env.DATA_DIR = join(folder, 'product')
mkdirSync(process.env.DATA_DIR)

const { prepareDatabase } = await import('#app/platform/prepare-database.server.ts')
const { connectDatabase } = await import('#app/database/connect.server.ts')
const { roles } = await import('#app/database/privileges.ts')
const { postgresAccount, runAs } = await import('../server/embedded-postgres/account.ts')
const { forbidden, isAllowed, tryEverything } = await import('../tests/harness/role-attempts.ts')

const data = join(folder, 'data')
const account = await postgresAccount(folder, undefined)
const run = async (program: string, args: string[]) => {
  const { ok, output } = await runAs(account, join(programs, program), args)
  if (!ok) throw new Error(output)
}
const password = join(folder, 'password')
writeFileSync(password, 'bench', { mode: 0o644 })
await run('initdb', ['-D', data, '--username=boss', `--pwfile=${password}`, '--auth=scram-sha-256', '--no-sync'])
await run('pg_ctl', [
  '-D',
  data,
  '-w',
  '-l',
  join(folder, 'log'),
  '-o',
  `-c listen_addresses='' -c unix_socket_directories=${folder}`,
  'start',
])
try {
  record(
    'database-roles',
    await tryOn({ host: folder, port: 5432, username: 'boss', password: 'bench', database: 'postgres' }),
  )
} finally {
  await run('pg_ctl', ['-D', data, '-m', 'fast', 'stop'])
  rmSync(folder, { recursive: true, force: true })
}

async function tryOn(boss: Exclude<Connection, string>) {
  const admin = connectDatabase(boss, { max: 1 })
  const [server] = await admin<{ version: string }[]>`select current_setting('server_version') as version`
  await admin.unsafe(`create role club login createrole password 'bench'`)
  await admin.unsafe('create database club owner club')
  await admin.end()
  const connections = await prepareDatabase({ ...boss, username: 'club', database: 'club' }, resolve('migrations'))
  let tried = 0
  const wrong: string[] = []
  for (const role of roles) {
    const walked = await tryEverything(connections[role], role)
    const sql = connectDatabase(connections[role], { max: 1, fetch_types: false })
    for (const statement of forbidden('club'))
      if (await isAllowed(sql, statement)) wrong.push(`${role} may: ${statement}`)
    await sql.end()
    tried += walked.tried + forbidden('club').length
    wrong.push(...walked.wrong)
  }
  for (const line of wrong) process.stdout.write(`${line}\n`)
  return [
    {
      claim: `Of ${tried} statements on PostgreSQL ${server?.version}, answered otherwise than the privileges say`,
      measured: wrong.length,
      bar: '0',
      holds: wrong.length === 0,
    },
  ]
}
