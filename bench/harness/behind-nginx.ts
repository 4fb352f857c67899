import { join } from 'node:path'
import postgres from 'postgres'
import { joinEmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { makeNginx, type Nginx } from '#tests/harness/nginx.ts'
import { freePort, runServer, type RunningServer } from '#tests/harness/server.ts'
import { addressOf } from '#tests/harness/test-postgres.ts'
import { root } from './subject.ts'

type Pair = { nginx: Nginx; servers: RunningServer[]; settings: Record<string, string>; url: string }

/**
 * Runs two processes over an empty database behind the shipped nginx configuration, and removes all of it afterwards.
 * @param release the folder of another release
 */
export async function behindNginx<T>(name: string, measure: (pair: Pair) => Promise<T>, release?: string): Promise<T> {
  const embedded = await joinEmbeddedPostgres({ dataDir: join(root, 'var/bench'), print: () => {} })
  const admin = postgres({ ...embedded.connection, max: 1, onnotice: () => {} })
  await admin.unsafe(`drop database if exists ${name} with (force)`)
  await admin.unsafe(`create database ${name}`)
  const url = addressOf(embedded.connection, name)
  const ports = [await freePort(), await freePort()] as const
  const nginx = await makeNginx(ports)
  const settings = {
    DATABASE_URL: url,
    DEMO_CONTENT: '0',
    BASE_URL: nginx.url,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  }
  const servers: RunningServer[] = []
  for (const port of ports) servers.push(await runServer({ ...settings, PORT: String(port) }, release))
  await nginx.start()
  const result = await measure({ nginx, servers, settings, url })
  nginx.stop()
  await Promise.all(servers.map((server) => server.stop()))
  await admin.unsafe(`drop database if exists ${name} with (force)`)
  await admin.end()
  await embedded.leave()
  return result
}
