import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '#app/platform/secrets/secrets.server.ts'
import { writeBackup } from '#app/backup/write-backup.server.ts'
import {
  canariesOf,
  hitsInBackup,
  hitsInFolder,
  hitsInText,
  sendEverySecret,
  openPanel,
  queueOf,
  secretsOf,
  sqlOf,
  type Canary,
  type CanaryRun,
} from '../harness/canaries.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { runServer, type RunningServer } from '../harness/server.ts'

const tag = randomBytes(5).toString('hex')
const secrets = secretsOf(tag, Number.parseInt(tag.slice(0, 6), 16))
const canaries = canariesOf(secrets)
const exempt = (name: string) => name.startsWith('mail/')
/** Written in plain text into public fields, to prove that the search finds it. */
const planted = `altramuz plantado ${tag}`
let server: RunningServer
let run: CanaryRun
let session: string
let queue: string
let log: string

beforeAll(async () => {
  server = await runServer({ DEMO_CONTENT: '0', LOG_LEVEL: 'debug' })
  const opened = await openPanel(server, secrets.password)
  session = opened.session
  const sql = sqlOf(server)
  const event = await insertEvent(sql)
  run = await sendEverySecret(server, opened.panel, event, secrets)
  await sql`insert into contact_messages (name, email, message, privacy_version) values ('Canari', 'canari@example.org', ${planted}, 'x')`
  const address = {
    host: join(server.dataDir, 'postgres/run'),
    port: 5432,
    username: 'cercle',
    password: sql.options.pass as unknown as string,
    database: 'cercle',
  }
  mkdirSync(join(server.dataDir, 'backups'), { recursive: true })
  await writeBackup(address, join(server.dataDir, 'backups/club.backup'))
  queue = await queueOf(sql)
  await sql`checkpoint`
  await sql.end()
  await server.stop()
  log = server.output()
})
afterAll(() => rmSync(server.dataDir, { recursive: true, force: true }))

test('no secret is in plain text in the data folder, the write-ahead log, the logs or a backup', async () => {
  expect(
    readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('pg_wal/0'))
      .length,
  ).toBeGreaterThan(0)
  expect(await hitsInFolder(server.dataDir, canaries, exempt)).toEqual([])
})

test('no secret is in the server’s output, its queue, or exported files', () => {
  expect(run.csv.every((file) => file.includes(secrets.email))).toBe(true)
  for (const [place, text] of Object.entries({ log, queue, csv: run.csv.join('\n') }))
    expect(hitsInText(text, place, canaries)).toEqual([])
})

test('tokens of links are stored as hashes only, and of a used link nothing is stored', async () => {
  const tokens = [plain('cancel', run.cancel), plain('reset', run.reset)]
  expect(await hitsInFolder(server.dataDir, tokens, exempt)).toEqual([])
  const hashes = [plain('cancel', hashToken(run.cancel)), plain('reset', hashToken(run.reset))]
  const kept = await hitsInBackup(join(server.dataDir, 'backups/club.backup'), hashes)
  expect(new Set(kept.map(({ canary }) => canary))).toEqual(new Set(['cancel']))
})

test('completion links and sessions are in no log, job or exported file', async () => {
  const tokens = [plain('completion', run.completion), plain('session', session)]
  for (const [place, text] of Object.entries({ log, queue, csv: run.csv.join('\n') }))
    expect(hitsInText(text, place, tokens)).toEqual([])
  expect(await hitsInFolder(join(server.dataDir, 'postgres'), tokens, (name) => !/log(\.1)?$/.test(name))).toEqual([])
})

test('the search finds a planted secret in a file, a table, the write-ahead log and a backup', async () => {
  writeFileSync(join(server.dataDir, 'cache.html'), `<p>${Buffer.from(`--${planted}--`).toString('base64')}`)
  const places = (await hitsInFolder(server.dataDir, [plain('planted', planted)], exempt)).map(({ place }) =>
    place.slice(server.dataDir.length),
  )
  for (const place of [/^\/cache\.html/, /pg_wal\//, /data\/base\//, /club\.backup, table contact_messages/])
    expect(places).toContainEqual(expect.stringMatching(place))
})

function plain(name: string, form: string): Canary {
  return { name, forms: [form] }
}
