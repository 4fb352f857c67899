import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { config } from '#app/config.server.ts'
import { database, type Database } from '#app/database/client.server.ts'
import * as schema from '#app/database/schema.ts'
import { sessionSecret } from '#app/platform/secrets.server.ts'
import { hashPassword, verifyPassword } from './passwords.server.ts'

/** How long a session lasts without a visit, and after what time a visit makes it last anew, in seconds. */
const SESSION = 7 * 24 * 3600
const RENEWAL = 24 * 3600

function makeAuth(database: Database) {
  return betterAuth({
    baseURL: config.baseUrl,
    secret: sessionSecret(),
    database: drizzleAdapter(database, { provider: 'pg', schema }),
    user: {
      modelName: 'usuarios',
      additionalFields: { role: { type: 'number', required: false, defaultValue: 0, input: false } },
    },
    // No copy of the session in the cookie: a role that is taken away is gone with the next request.
    session: { modelName: 'authSessions', expiresIn: SESSION, updateAge: RENEWAL, cookieCache: { enabled: false } },
    account: { modelName: 'authAccounts' },
    verification: { modelName: 'authVerifications', disableCleanup: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      password: { hash: hashPassword, verify: ({ password, hash }) => verifyPassword(password, hash) },
    },
    advanced: {
      cookiePrefix: 'cercle',
      useSecureCookies: config.baseUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
    },
    // Calls from our own actions never pass its limiter: ours stands before them.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its messages may hold addresses; what fails here is thrown, and logged by us.
    logger: { disabled: true },
  })
}

let made: { database: Database; auth: ReturnType<typeof makeAuth> } | undefined

/** Better Auth over the open database: sessions, their cookie, and the check of a password. Forms, mails and accounts are ours. */
export function auth(): ReturnType<typeof makeAuth> {
  if (made?.database !== database) made = { database, auth: makeAuth(database) }
  return made.auth
}

/** Whether a request says that it belongs to somebody; whether that is true only the database knows. */
export function hasSessionCookie(request: Request): boolean {
  return holdsSession(request.headers.get('Cookie') ?? '')
}

/** The same of the `Cookie` header itself. */
export function holdsSession(cookies: string): boolean {
  return /(?:^|;\s*)(?:__Secure-)?cercle\.session_token=/.test(cookies)
}
