import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { config } from '#app/config.server.ts'
import { database, type Database } from '#app/database/client.server.ts'
import * as schema from '#app/database/schema.ts'
import { isSecureSite } from '#app/platform/request/cookie.server.ts'
import { sessionSecret } from '#app/platform/secrets/secrets.server.ts'
import { deviceLabel } from './device-label.ts'
import { hashPassword, verifyPassword } from '#app/accounts/passwords.server.ts'
import { cookiePrefix } from './session-cookie.server.ts'
import { IDLE_SECONDS, RENEWAL_SECONDS } from './session-lifetime.ts'

function createAuth(database: Database) {
  return betterAuth({
    baseURL: config.baseUrl,
    secret: sessionSecret(),
    database: drizzleAdapter(database, { provider: 'pg', schema }),
    user: {
      modelName: 'usuarios',
      additionalFields: { role: { type: 'number', required: false, defaultValue: 0, input: false } },
    },
    // No session data in the cookie: a revoked role takes effect with the next request.
    session: {
      modelName: 'authSessions',
      expiresIn: IDLE_SECONDS,
      updateAge: RENEWAL_SECONDS,
      cookieCache: { enabled: false },
      additionalFields: {
        device: { type: 'string', required: false, input: false },
        confirmedAt: { type: 'date', required: false, input: false },
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userAgent, ...session }) => ({
            data: { ...session, userAgent: null, device: deviceLabel(userAgent ?? ''), confirmedAt: session.createdAt },
          }),
        },
      },
    },
    account: { modelName: 'authAccounts' },
    verification: { modelName: 'authVerifications', disableCleanup: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      password: { hash: hashPassword, verify: ({ password, hash }) => verifyPassword(password, hash) },
    },
    advanced: {
      cookiePrefix,
      // It would put `__Secure-` before the prefix; `secure` is set below.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecureSite },
      ipAddress: { disableIpTracking: true },
    },
    // Its limiter does not apply to server-side calls.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its messages may contain addresses; errors are thrown, and logged here.
    logger: { disabled: true },
  })
}

let cached: { database: Database; auth: ReturnType<typeof createAuth> } | undefined

export function auth(): ReturnType<typeof createAuth> {
  if (cached?.database !== database) cached = { database, auth: createAuth(database) }
  return cached.auth
}
