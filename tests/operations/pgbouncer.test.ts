import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { closeDatabase, database, openDatabase, usingPool } from '#app/database/client.server.ts'
import { waitForDatabase } from '#app/database/wait-for-database.server.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { isPgBouncerInstalled, runPgBouncer } from '../harness/pgbouncer.ts'
import { runServer } from '../harness/server.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'

const own = testDatabase('empty')
const name = () => new URL(own.url).pathname.slice(1)
afterAll(closeDatabase)

describe.skipIf(!isPgBouncerInstalled)('behind PgBouncer', () => {
  test('in session mode everything works, and the timeouts of statements and locks apply', async () => {
    const pooler = await runPgBouncer('session', inject('postgres'))
    const server = await runServer({ DATABASE_URL: pooler.addressOf(name()), DEMO_CONTENT: '0' })
    onTestFinished(async () => void (await server.stop()))
    const direct = connectTo(own.url)
    onTestFinished(() => direct.end())
    const dinner = await insertEvent(direct, { max_participants: 4 })
    await until(async () => (await (await visitor(server.url).get('/eventos')).text()).includes('Cena'))
    expect((await visitor(server.url).post(`/eventos/${dinner}/inscripcion`, registrationFields())).status).toBe(200)
    await until(async () => (await direct`select 1 from mails where status = 'sent'`).length === 1)
    expect(await bounds(pooler.addressOf(name()))).toEqual({
      public: ['10s', '3s', 'auto'],
      panel: ['10s', '3s', 'force_custom_plan'],
      exports: ['30s', '3s', 'force_custom_plan'],
    })
  })

  test.each(['transaction', 'statement'] as const)(
    'in %s mode it is refused with one line that names the remedy',
    async (mode) => {
      const pooler = await runPgBouncer(mode, inject('postgres'))
      const reached = waitForDatabase(pooler.addressOf(name()), { seconds: 0, print: () => {} })
      await expect(reached).rejects.toThrow(
        /^DATABASE_URL leads to a pooler that shares connections by transaction, .* set its pool_mode to session, or name PostgreSQL itself\.$/,
      )
    },
  )
})

async function bounds(url: string) {
  openDatabase(url)
  const ask = async () => {
    const [row] = await database.execute<{ all: string }>(
      sql`select concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'), current_setting('plan_cache_mode')) as all`,
    )
    return row?.all.split(' ')
  }
  const [visitors, panel, exports] = await Promise.all(
    (['public', 'panel', 'exports'] as const).map((pool) => usingPool(pool, ask)),
  )
  return { public: visitors, panel, exports }
}
