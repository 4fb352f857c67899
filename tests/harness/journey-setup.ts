import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { runServer } from './server.ts'
import { addressOf, joinTestPostgres, templateName } from './test-postgres.ts'

/** One server with the demo content for all journeys; they find it by SITE_URL, and its mails by SITE_DATA. */
export default async function setup() {
  const cluster = await joinTestPostgres()
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = postgres({ ...cluster.connection, max: 1, onnotice: () => {} })
  await admin.unsafe(`create database "${name}" template "${templateName('demo')}"`)
  const url = addressOf(cluster.connection, name)
  const server = await runServer({ DATABASE_URL: url, DEMO_CONTENT: '0' })
  process.env.SITE_URL = server.url
  process.env.SITE_DATA = server.dataDir
  process.env.SITE_DATABASE = JSON.stringify({ ...cluster.connection, database: name })
  return async () => {
    await server.stop()
    if (server.output().includes('"level":50')) process.stderr.write(server.output())
    await admin.unsafe(`drop database if exists "${name}" with (force)`)
    await admin.end()
    await cluster.leave()
  }
}
