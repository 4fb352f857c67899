/**
 * `node server/bootstrap/own-node.mjs tests/operations/releases/make.ts VERSION` makes VERSION.tar.zst: the data folder of
 * that release (`commits.json` names its commit) with a club's records, and a backup file, both written by that release.
 */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { constants, zstdCompressSync } from 'node:zlib'
import postgres from 'postgres'
import { create } from 'tar'
import { mailsIn, until } from '../../harness/mailbox.ts'
import { freePort } from '../../harness/server.ts'
import { visitor } from '../../harness/visitor.ts'
import commits from './commits.json' with { type: 'json' }
import { ADMINISTRATOR, BACKUP, GUEST, type ReleaseFacts } from './release.ts'

/** Of PostgreSQL's write-ahead log, in bytes. */
const SEGMENT = 2 ** 24
const PAGE = 8_192

const [version = ''] = process.argv.slice(2)
const commit = (commits as Record<string, string>)[version]
if (!commit) throw new Error(`commits.json has no ${version}`)
const folder = mkdtempSync(join(tmpdir(), 'el-cercle-release-'))
const [source, data] = [join(folder, 'source'), join(folder, 'var')]
const port = await freePort()
const env = {
  ...process.env,
  DATA_DIR: data,
  PORT: String(port),
  DEMO_CONTENT: '0',
  LOG_LEVEL: 'error',
  ADMIN_PASSWORD: ADMINISTRATOR.password,
  WAL_ARCHIVE_SECONDS: '3600',
}

for (const path of [source, data]) mkdirSync(path)
chmodSync(folder, 0o755)
execFileSync('tar', ['x', '-C', source], { input: execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 }) })
const { server, close } = await start()
await fill(server)
await close()
await pack()
rmSync(folder, { recursive: true })

async function start() {
  const child = spawn(process.execPath, ['server/start.mjs'], {
    cwd: source,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk))
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  await until(() => printed.includes('el Cercle is open') || child.exitCode !== null)
  const close = async () => {
    child.kill('SIGTERM')
    if ((await ended) !== 0) throw new Error(printed)
  }
  return { server: visitor(`http://localhost:${port}`), close }
}

async function fill(server: ReturnType<typeof visitor>) {
  command('create-admin', ADMINISTRATOR.email)
  command('seed', '--requests', '3', '--members', '3', '--registrations', '20', '--seed', '1', '--yes')
  const sql = postgres({
    host: join(data, 'postgres/run'),
    username: 'cercle',
    password: readFileSync(join(data, 'postgres/password'), 'utf8'),
    database: 'cercle',
    max: 1,
  })
  const [event] = await sql<{ id: number }[]>`
    insert into events (title, title_ca, date, max_participants) values ('Cena de antes', 'Sopar d’abans', now() + interval '7 days', 20)
    returning id`
  const booked = await server.post(`/eventos/${event?.id}/inscripcion`, GUEST)
  if (booked.status !== 200) throw new Error(`not booked: ${booked.status}`)
  const mail = await until(async () => (await mailsIn(data)).find(({ to }) => to?.[0]?.address === GUEST.email))
  const [link = ''] = /http:\S+token=[\w.-]+/.exec(mail.text ?? '') ?? []
  const { pathname, search } = new URL(link)
  const facts: ReleaseFacts = { event: event?.id ?? 0, link: pathname + search }
  writeFileSync(join(data, 'facts.json'), JSON.stringify(facts))
  command('backup', join(data, BACKUP))
  // What follows is in a segment that is nearly empty.
  await sql`select pg_switch_wal()`
  await sql.end()
}

function command(name: string, ...args: string[]) {
  const own = join(source, 'node_modules/.bin/node')
  execFileSync(own, [`commands/${name}.ts`, ...args], { cwd: source, env, stdio: 'inherit' })
}

/** PostgreSQL was stopped in order: of its log it needs only the end. */
async function pack() {
  const log = join(data, 'postgres/data/pg_wal')
  const segments = readdirSync(log).filter((name) => /^[0-9A-F]{24}$/.test(name))
  const last =
    segments
      .filter((name) => startsAt(readFileSync(join(log, name)), 0, name))
      .toSorted()
      .at(-1) ?? ''
  for (const name of segments) if (name !== last) rmSync(join(log, name))
  const end = readFileSync(join(log, last))
  for (let at = 0; at < SEGMENT; at += PAGE) if (!startsAt(end, at, last)) end.fill(0, at, at + PAGE)
  writeFileSync(join(log, last), end)
  for (const name of ['log', 'wal', 'backups', 'outbox'])
    rmSync(join(data, 'postgres', name), { recursive: true, force: true })
  const paths = ['postgres', 'encryption.key', 'facts.json', BACKUP]
  const tar = await buffer(
    create({ cwd: data, portable: true, filter: (path) => !/postgres\/(programs-|leases\/)/.test(path) }, paths),
  )
  const params = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 26 }
  const packed = zstdCompressSync(tar, { params })
  writeFileSync(join(import.meta.dirname, `${version}.tar.zst`), packed)
  console.log(`${version}: ${packed.length} bytes`)
}

/** Whether this page belongs to this segment: a recycled file holds pages of an earlier one. */
function startsAt(segment: Buffer, at: number, name: string): boolean {
  const number = BigInt(`0x${name.slice(8, 16)}`) * 256n + BigInt(`0x${name.slice(16)}`)
  return segment.readBigUInt64LE(at + 8) === number * BigInt(SEGMENT) + BigInt(at)
}
