import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { daylight, runServer } from './server.ts'
import { testKey } from './test-key.ts'
import { addressOf, dropDatabase, joinTestPostgres, templateName } from './test-postgres.ts'

/**
 * One server for all journeys, with demo content and more history than one page shows. SITE_URL and SITE_DATA name it.
 */
export default async function setup() {
  const cluster = await joinTestPostgres()
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = postgres({ ...cluster.superuser, max: 1, onnotice: () => {} })
  await admin.unsafe(
    `create database "${name}" template "${templateName('demo')}" strategy file_copy owner "${cluster.connection.username}"`,
  )
  const url = addressOf(cluster.connection, name)
  await addHistory(postgres({ ...cluster.connection, database: name, max: 1 }))
  const server = await runServer({ DATABASE_URL: url, DEMO_CONTENT: '0', ...daylight })
  // Journeys write what the server reads.
  process.env.ENCRYPTION_KEY ??= testKey
  process.env.SITE_URL = server.url
  process.env.SITE_DATA = server.dataDir
  process.env.SITE_DATABASE = JSON.stringify({ ...cluster.connection, database: name })
  return async () => {
    await server.stop()
    if (server.output().includes('"level":50')) process.stderr.write(server.output())
    await dropDatabase(admin, name)
    await admin.end()
    await cluster.leave()
  }
}

/** Old dinners and posts, listed behind the demo content. */
async function addHistory(sql: postgres.Sql) {
  await sql`
    insert into events (title, title_ca, description, date, location, price, max_participants, category, category_ca, created_at)
    select 'Cena antigua ' || i, 'Sopar antic ' || i, 'Siete platos.', moment, 'Barcelona', 60, 20, 'Cena', 'Sopar', moment
    from generate_series(1, 80) as i, lateral (select date_trunc('hour', now()) - make_interval(years => 5, days => 20 * i) as moment) as held`
  await sql`
    insert into blog_posts (title, title_ca, slug, content, excerpt, status, published_at, created_at)
    select 'Sobremesa antigua ' || i, 'Sobretaula antiga ' || i, 'sobremesa-antigua-' || i, 'Hace tiempo.', 'Lo que se dijo aquella noche.', 'published', moment, moment
    from generate_series(1, 20) as i, lateral (select now() - make_interval(years => 5, days => 20 * i) as moment) as held`
  await sql.end()
}
