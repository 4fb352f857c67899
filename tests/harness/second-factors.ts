import { createHash, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto'
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

type Signed = { challenge: string; origin: string; count: number }

/** A passkey in software (WebAuthn, ES256), for one site. `stored` are its columns. */
export function makePasskey(rpId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const [pointX, pointY] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  // A COSE key of kind EC2 (2), algorithm ES256 (-7) and curve P-256 (1), in CBOR.
  const key = [Buffer.from('a5010203262001215820', 'hex'), pointX, Buffer.from('225820', 'hex'), pointY]
  const id = randomBytes(16).toString('base64url')

  /** What a browser answers, as JSON. */
  function answer({ challenge, origin, count }: Signed): string {
    const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }))
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    // The user is present (1) and verified (4).
    const authenticator = Buffer.concat([sha256(rpId), Buffer.from([5]), counter])
    const signature = sign('sha256', Buffer.concat([authenticator, sha256(client)]), privateKey)
    const response = {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authenticator.toString('base64url'),
      signature: signature.toString('base64url'),
    }
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
  }

  const stored = { credentialId: id, publicKey: Buffer.concat(key).toString('base64url'), signCount: 0 }
  return { stored, answer }
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** The page that shows a new secret. @returns the secret, and the cookies of the account with that of the page */
export async function openAppSetup(ask: ReturnType<typeof visitor>): Promise<{ secret: string; cookie: string }> {
  const page = await ask.get('/admin/segundo-factor/aplicacion')
  const secret = /<code class="factor-secret">([A-Z2-7 ]+)</.exec(await page.text())?.[1]?.replaceAll(' ', '') ?? ''
  return { secret, cookie: [ask.headers.Cookie, cookiesOf(page)].filter(Boolean).join('; ') }
}
