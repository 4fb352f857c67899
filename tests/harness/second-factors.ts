import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Sql } from 'postgres'
import { secretPlace } from '#app/accounts/second-factor/factors.server.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'
import { cookiesOf } from './accounts.ts'
import type { visitor } from './visitor.ts'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const STEP_MS = 30_000

/** What an authenticator app shows. @param steps later than now */
export function codeOf(secret = SECRET, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })
}

/** A code that no app shows around now. */
export function wrongCode(secret = SECRET): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps))
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !near.includes(code)) ?? ''
}

/** Gives an account an authenticator app, whose codes are those of `codeOf()`. */
export async function insertApp(sql: Sql, userId: string): Promise<void> {
  const id = randomUUID()
  await sql`insert into second_factors (id, user_id, kind, name, secret)
    values (${id}, ${userId}, 'totp', 'Mi móvil', ${encryptField(SECRET, secretPlace(id))})`
}

/** A passkey that nobody can use. */
export async function insertPasskey(sql: Sql, userId: string): Promise<void> {
  await sql`insert into second_factors (user_id, kind, name, credential_id, public_key, sign_count)
    values (${userId}, 'passkey', 'Mi llave', ${randomUUID()}, 'AAAA', 0)`
}

/** The page that shows a new secret. @returns the secret, and the cookies of the account with that of the page */
export async function openAppSetup(ask: ReturnType<typeof visitor>): Promise<{ secret: string; cookie: string }> {
  const page = await ask.get('/admin/segundo-factor/aplicacion')
  const secret = /<code class="factor-secret">([A-Z2-7 ]+)</.exec(await page.text())?.[1]?.replaceAll(' ', '') ?? ''
  return { secret, cookie: [ask.headers.Cookie, cookiesOf(page)].filter(Boolean).join('; ') }
}
