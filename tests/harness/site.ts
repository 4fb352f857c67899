import { afterAll, beforeAll } from 'vitest'
import type { Role } from '#app/accounts/capabilities.ts'
import { signedInAs, type SignedInVisitor } from './accounts.ts'
import { connectTo, testDatabase } from './database.ts'
import { runServer, type RunningServer } from './server.ts'
import type { Content } from './test-postgres.ts'

/** A function where they are known once the hooks run. */
type Settings = Record<string, string> | (() => Record<string, string>)
const known = (settings: Settings) => (typeof settings === 'function' ? settings() : settings)

/**
 * The product on a database of its own, for the tests of a file. It is open in every hook that is registered later.
 * @param database what it contains, or one that the file has already
 * @param as whose rights `sql` has
 */
export function testSite(database: Content | { url: string }, settings: Settings = {}, as?: 'maintenance') {
  const { url } = typeof database === 'string' ? testDatabase(database) : database
  const sql = connectTo(url, as)
  afterAll(() => sql.end())
  const server = testServer(() => ({ DATABASE_URL: url, ...known(settings) }))

  /** A visitor with an account of this role. */
  function signedIn(role: Role, id?: string): SignedInVisitor {
    const session = {} as SignedInVisitor
    beforeAll(async () => void Object.assign(session, await signedInAs(server, sql, role, id)))
    return session
  }
  return { url, sql, server, signedIn }
}

/** A server for the tests of a file. */
export function testServer(settings: Settings): RunningServer {
  const server = {} as RunningServer
  beforeAll(async () => void Object.assign(server, await runServer({ DEMO_CONTENT: '0', ...known(settings) })))
  afterAll(() => server.kill())
  return server
}
