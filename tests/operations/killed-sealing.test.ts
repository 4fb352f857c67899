import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFault, readXml } from '#app/remittances/files/xml.server.ts'
import { cancelRemittance } from '#app/remittances/choose.server.ts'
import { signedInAs, type SignedInVisitor } from '../harness/accounts.ts'
import { connectTo, openTestDatabase } from '../harness/database.ts'
import { until } from '../harness/mailbox.ts'
import { runServer, type RunningServer } from '../harness/server.ts'
import { makeCreditor } from '../mandate-fixtures.ts'
import { itemsOf, makeDebtor, remit, statusOf, treasurer, wrongRemittances } from '../remittance-fixtures.ts'
import { wrongSums } from '../treasury-fixtures.ts'

const DEBITS = 300
const own = openTestDatabase('empty', 'panel')
let sql: Sql
let server: RunningServer
let treasury: SignedInVisitor

const settings = () => ({ DATABASE_URL: own.url, DEMO_CONTENT: '0', LOG_LEVEL: 'silent', TRUSTED_PROXIES: 'loopback' })
const page = (id: number) => `/admin/tesoreria/remesas/${id}`
const seal = (id: number) => treasury.post(page(id), { act: 'seal' })

beforeAll(async () => {
  await makeCreditor()
  for (let n = 0; n < DEBITS; n += 1) await makeDebtor({ holder: `Núria Puig ${n}`, cents: 6_000 + n })
  sql = connectTo(own.url)
  server = await runServer(settings())
  treasury = await signedInAs(server, sql, 'treasurer')
})

afterAll(async () => {
  await server.kill()
  await sql.end()
  rmSync(server.dataDir, { recursive: true, force: true })
})

/** Sealing waits for this row or table, and the server ends there. */
const lockedPlaces = {
  'before the debits are checked': 'select from remittances for update',
  'before the debits are frozen': 'select from remittance_items for update',
  'before the act is noted': 'lock table audit_log in exclusive mode',
}

test.each(Object.entries(lockedPlaces))('A sealing that kill -9 ends %s has not happened', async (_, place) => {
  const id = await remit('notified')
  await sql.begin(async (holder) => {
    await holder.unsafe(place)
    const sealing = seal(id).catch(() => 'killed')
    await until(async () => (await sql`select from pg_locks where not granted limit 1`).length > 0)
    await server.kill()
    expect(await sealing).toBe('killed')
  })
  await startAgain()
  expect(await statusOf(id)).toBe('notified')
  await isWhole(id)
})

test('A sealing that kill -9 ends at any moment has happened wholly, or not at all', async () => {
  const whole = await remit('notified')
  const before = performance.now()
  expect((await seal(whole)).status).toBe(200)
  const lasted = performance.now() - before
  await isWhole(whole)
  for (const part of [0.25, 0.6, 0.9]) {
    const id = await remit('notified')
    const sealing = seal(id).catch(() => 'killed')
    await new Promise((done) => setTimeout(done, part * lasted))
    await server.kill()
    await sealing
    await startAgain()
    await isWhole(id)
  }
})

async function startAgain() {
  server = await runServer({ ...settings(), PORT: new URL(server.url).port, DATA_DIR: server.dataDir })
}

/** Notified as before or sealed with a file; then it can be sealed and downloaded. It is cancelled afterwards. */
async function isWhole(id: number) {
  const items = await itemsOf(id)
  const status = await statusOf(id)
  const [row] = await sql<{ file: string | null; messageId: string | null }[]>`
    select file, message_id as "messageId" from remittances where id = ${id}`
  const isSealed = status === 'sealed'
  if (!isSealed) expect(status).toBe('notified')
  expect([row?.file !== null, row?.messageId !== null]).toEqual([isSealed, isSealed])
  expect(items.every((item) => isSealed === (item.endToEndId !== null))).toBe(true)
  expect([...(await wrongSums()), ...(await wrongRemittances())]).toEqual([])
  expect((await seal(id)).status).toBe(200)
  await fileIsWhole(id)
  expect(await cancelRemittance(treasurer, id)).toEqual({ ok: true })
  expect([...(await wrongSums()), ...(await wrongRemittances())]).toEqual([])
}

async function fileIsWhole(id: number) {
  const answer = await treasury.get(`${page(id)}/fichero`)
  expect(answer.status).toBe(200)
  const xml = Buffer.from(await answer.arrayBuffer())
  const [row] = await sql<{ sum: string; cents: string; lines: number }[]>`
    select file_sha256 as sum, total_cents::text as cents, (select count(*)::integer from remittance_lines l
      join remittance_items i on i.id = l.item_id where i.remittance_id = r.id and l.live) as lines
    from remittances r where id = ${id}`
  expect(createHash('sha256').update(xml).digest('hex')).toBe(row?.sum)
  expect(readXml(xml, (document, message) => ({ fault: findFault(document, message) }))).toEqual({ fault: undefined })
  expect(row?.lines).toBe(DEBITS)
  expect(xml.toString()).toContain(`<NbOfTxs>${DEBITS}</NbOfTxs>`)
  expect(xml.toString()).toContain(`<CtrlSum>${(Number(row?.cents) / 100).toFixed(2)}</CtrlSum>`)
}
