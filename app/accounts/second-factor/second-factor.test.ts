import { beforeEach, describe, expect, test } from 'vitest'
import { config } from '#app/config.server.ts'
import { roleNumbers } from '#app/accounts/capabilities.ts'
import { recoveryCodes, secondFactors, usuarios } from '#app/database/schema.ts'
import { runInRequest } from '#app/platform/request/request-scope.server.ts'
import { decryptField, encryptField } from '#app/platform/secrets/secrets.server.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { codeOf, makePasskey } from '#tests/harness/second-factors.ts'
import * as factors from './factors.server.ts'
import { authenticationOptions } from './passkeys.server.ts'
import { proveFactor } from './prove-factor.server.ts'
import { consumeRecoveryCode, replaceRecoveryCodes } from './recovery-codes.server.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './totp.server.ts'

openTestDatabase('empty', 'public')

const userId = 'clara'
const id = '11111111-2222-4333-8444-555555555555'
const secret = newTotpSecret()
const signIn = 'sign-in:any' as const
const inRequest = <T>(work: () => Promise<T>) => runInRequest({ id: 'request-1', address: '192.0.2.1' }, work)
const prove = (code: string, subject: 'sign-in:any' | 'confirmation:any' = signIn) =>
  inRequest(() => proveFactor(userId, { code, passkey: '' }, subject))

beforeEach(async () => {
  await database.delete(usuarios)
  await database.insert(usuarios).values({ id: userId, email: 'clara@example.org', role: roleNumbers.admin })
  const stored = encryptField(secret, factors.secretPlace(id))
  await database.insert(secondFactors).values({ id, userId, kind: 'totp', name: 'Mi móvil', secret: stored })
})

describe('The code of an authenticator app', () => {
  // RFC 6238, appendix B: the last six digits, for the secret «12345678901234567890».
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s, as the standard says', (second, code) => {
    expect(stepOfCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', code, second * 1000)).toBe(Math.floor(second / 30))
  })

  test('is right one step early or late, and no further', () => {
    const steps = [-2, -1, 0, 1, 2].map((ago) => stepOfCode(secret, codeOf(secret, ago)) !== null)
    expect(steps).toEqual([false, true, true, true, false])
  })

  test('works once, also for two requests at the same moment, and no older one after it', async () => {
    const outcomes = await Promise.all([prove(codeOf(secret)), prove(codeOf(secret))])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await prove(codeOf(secret, -1))).toEqual({ ok: false, reason: 'factor-wrong' })
    expect(await prove(codeOf(secret, 1))).toEqual({ ok: true })
  })

  test('is read with spaces, as apps show it', async () => {
    expect(await prove(codeOf(secret).replace(/^.../, '$& '))).toEqual({ ok: true })
  })

  test('comes from a secret of 160 bits that is stored encrypted, and of which the app learns by a standard address', async () => {
    expect(newTotpSecret()).not.toBe(secret)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(totpAddress(secret, 'clara@example.org')).toContain(`secret=${secret}`)
    const [row] = await database.select().from(secondFactors)
    expect(row?.secret).not.toContain(secret)
    expect(decryptField(row?.secret ?? '', factors.secretPlace(id))).toBe(secret)
  })
})

describe('A recovery code', () => {
  const made = inPool('panel', () => database.transaction((tx) => replaceRecoveryCodes(tx, userId)))

  test('works once for a sign-in, as typed, and never in place of the password', async () => {
    const [code = '', other = ''] = await made()
    expect(await prove(code, 'confirmation:any')).toMatchObject({ ok: false })
    const outcomes = await Promise.all([prove(code.toLowerCase()), prove(code.replaceAll('-', ' '))])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await prove(code)).toMatchObject({ ok: false })
    expect(await prove(other)).toEqual({ ok: true })
  })

  test('is stored as a hash, is long enough for one without salt, and is replaced with its siblings', async () => {
    const codes = await made()
    expect([codes.length, new Set(codes).size]).toEqual([10, 10])
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{5}-){4}[A-Z2-7]{5}$/)
    const stored = JSON.stringify(await database.select().from(recoveryCodes))
    expect(codes.filter((code) => stored.includes(code) || stored.includes(code.replaceAll('-', '')))).toEqual([])
    await made()
    expect(await database.transaction((tx) => consumeRecoveryCode(tx, userId, codes[0] ?? ''))).toBe(false)
  })

  test('opens no other account', async () => {
    const [code = ''] = await made()
    expect(await database.transaction((tx) => consumeRecoveryCode(tx, 'dora', code))).toBe(false)
  })
})

describe('The signature of a passkey', () => {
  const { origin, hostname } = new URL(config.baseUrl)
  const [passkey, stranger] = [makePasskey(hostname), makePasskey(hostname)]
  const challengeOf = async (subject: 'sign-in:any' | 'confirmation:any') =>
    (await authenticationOptions(subject, [])).challenge
  const signed = async (changes: { challenge?: string; origin?: string } = {}) =>
    passkey.answer({ challenge: await challengeOf(signIn), origin, count: 1, ...changes })
  const proveBy = (answer: string) => inRequest(() => proveFactor(userId, { code: '', passkey: answer }, signIn))

  beforeEach(async () => {
    await database.insert(secondFactors).values({ userId, kind: 'passkey', name: 'Mi llave', ...passkey.stored })
  })

  test('opens the sign-in that asked for it, once', async () => {
    expect(await proveBy(await signed())).toEqual({ ok: true })
    expect(await proveBy(await signed())).toMatchObject({ ok: false })
  })

  test('proves nothing over the challenge of a session, or of nobody', async () => {
    for (const challenge of [await challengeOf('confirmation:any'), 'AAAA'])
      expect(await proveBy(await signed({ challenge }))).toMatchObject({ ok: false })
  })

  test('proves nothing from another site, or by another passkey under the same name', async () => {
    expect(await proveBy(await signed({ origin: 'https://example.org' }))).toMatchObject({ ok: false })
    const forged = JSON.parse(stranger.answer({ challenge: await challengeOf(signIn), origin, count: 1 })) as object
    const { credentialId: id } = passkey.stored
    expect(await proveBy(JSON.stringify({ ...forged, id, rawId: id }))).toMatchObject({ ok: false })
  })
})

test.each(['', '{', '{}', 'null', '{"id":"x","response":{}}'])(
  'What is no answer of a passkey proves nothing: %s',
  async (passkey) => {
    const code = ''
    expect(await inRequest(() => proveFactor(userId, { code, passkey }, signIn))).toMatchObject({ ok: false })
  },
)
