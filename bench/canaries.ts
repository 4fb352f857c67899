// Uses every form that takes secrets, the panel and backups; then searches tables, files and logs for plain secrets.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const PEOPLE = 8
const dataDir = mkdtempSync(join(tmpdir(), 'el-cercle-bench-'))
chmodSync(dataDir, 0o755)
process.env.DATA_DIR = dataDir
// Imports after the environment is set: the settings are read at import.
const { hashToken } = await import('#app/platform/secrets/secrets.server.ts')
const { canariesOf, hitsInFolder, hitsInText, sendEverySecret, openPanel, queueOf, secretsOf, sqlOf } =
  await import('#tests/harness/canaries.ts')
const { until } = await import('#tests/harness/mailbox.ts')
const { runServer } = await import('#tests/harness/server.ts')
const { record, seedOfRun } = await import('./record.ts')
type Canary = ReturnType<typeof canariesOf>[number]
type Hit = { canary: string; place: string }

const seed = seedOfRun()
const people = Array.from({ length: PEOPLE }, (_, n) => secretsOf(`canari${seed.toString(36)}x${n}`, seed + n))
const canaries = people.flatMap(canariesOf)
const exempt = (name: string) => name.startsWith('mail/')
const outputs: string[] = []

try {
  const { journeys, session, queue, csv } = await runScenario()
  const links = journeys.flatMap(({ cancel, reset }) => [plain('cancel token', cancel), plain('reset token', reset)])
  const idsAndSessions = [
    ...journeys.map(({ completion }) => plain('completion id', completion)),
    plain('session token', session),
  ]
  const outputTexts = { 'the logs': outputs.join(''), 'the queue': queue, 'CSV files': csv }
  const serverLogs = (name: string) => !/log(\.1)?$/.test(name)
  // Of the cancel tokens alone: a reset token is deleted when it is used.
  const hashes = journeys.map(({ cancel }) => plain(cancel, hashToken(cancel)))
  const storedHashes = new Set((await hitsInFolder(join(dataDir, 'postgres'), hashes)).map(({ canary }) => canary))
  record(
    'canaries',
    [
      none(
        `secrets of ${PEOPLE} people in the data folder, write-ahead log and backups`,
        await hitsInFolder(dataDir, canaries, exempt),
      ),
      none(
        'secrets in logs, queue and CSV files',
        Object.entries(outputTexts).flatMap(([place, text]) => hitsInText(text, place, canaries)),
      ),
      none('cancel and reset tokens in the data folder', await hitsInFolder(dataDir, links, exempt)),
      {
        claim: 'hashes of the cancel tokens in the database',
        measured: storedHashes.size,
        bar: String(hashes.length),
        holds: storedHashes.size === hashes.length,
      },
      none('completion ids and session tokens in logs, queue and CSV files', [
        ...Object.entries(outputTexts).flatMap(([place, text]) => hitsInText(text, place, idsAndSessions)),
        ...(await hitsInFolder(join(dataDir, 'postgres'), idsAndSessions, serverLogs)),
      ]),
      await checkDetector(),
    ],
    seed,
  )
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

async function runScenario() {
  const server = await serve()
  const { panel, session } = await openPanel(server, people[0]?.password ?? '')
  const sql = sqlOf(server)
  const [event] = await sql<
    { id: number }[]
  >`insert into events (title, date, max_participants) values ('Cena', now() + interval '9 days', 500) returning id`
  const journeys = []
  for (const [n, person] of people.entries()) {
    console.log(`person ${n + 1} of ${people.length}`)
    journeys.push(await sendEverySecret(server, panel, event?.id ?? 0, person))
  }
  mkdirSync(join(dataDir, 'by-hand'))
  command('backup', join(dataDir, 'by-hand/club.backup'))
  await sql`insert into pgboss.job (name, data) values ('nightly-backup', '{"id": ""}')`
  await until(async () => (await sql`select 1 from database_facts where name = 'nightly-backup'`).length > 0, 60)
  command('rotate-key')
  const queue = await queueOf(sql)
  await sql.end()
  await close(server)
  command('restore', join(dataDir, 'by-hand/club.backup'), '--replace')
  await close(await serve())
  return { journeys, session, queue, csv: journeys.flatMap(({ csv }) => csv).join('\n') }
}

function serve() {
  return runServer({ DATA_DIR: dataDir, DEMO_CONTENT: '0', LOG_LEVEL: 'debug' })
}

async function close(server: Awaited<ReturnType<typeof serve>>) {
  await server.stop()
  // Excluded: the output with the sign-up address of the first administrator is meant for the operator.
  outputs.push(server.output())
}

function command(name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, `commands/${name}.ts`), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  })
  outputs.push(stdout, stderr)
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`)
}

async function checkDetector() {
  const planted = plain('planted', `altramuz a propósito ${seed}`)
  const server = await serve()
  const sql = sqlOf(server)
  await sql`insert into contact_messages (name, email, message, privacy_version) values ('Canari', 'canari@example.org', ${planted.forms[0] ?? ''}, 'x')`
  command('backup', join(dataDir, 'by-hand/planted.backup'))
  await sql.end()
  await close(server)
  writeFileSync(join(dataDir, 'server.log'), `{"msg":"${Buffer.from(`--${planted.forms[0]}--`).toString('base64')}"}`)
  const places = (await hitsInFolder(dataDir, [planted], exempt)).map(({ place }) => place)
  const expected = [/server\.log$/, /pg_wal\//, /data\/base\//, /planted\.backup, table contact_messages$/]
  const found = expected.filter((place) => places.some((each) => place.test(each))).length
  return {
    claim: 'places where the search finds one that was planted (file, table, write-ahead log, backup)',
    measured: found,
    bar: '4',
    holds: found === 4,
  }
}

function plain(name: string, form: string): Canary {
  return { name, forms: [form] }
}

function none(claim: string, hits: Hit[]) {
  for (const { canary, place } of hits.slice(0, 20)) console.log(`${canary} in ${place}`)
  return { claim, measured: hits.length, bar: '0', holds: hits.length === 0 }
}
