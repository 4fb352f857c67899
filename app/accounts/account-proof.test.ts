import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mails, usuarios } from '#app/database/schema.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'

// The settings are read once, at the first import.
vi.hoisted(() => {
  process.env.ADMIN_EMAILS = 'Secretaria@elcercle.example'
})

import { setPasswordHash } from './accounts.server.ts'
import * as administrators from '#app/accounts/signup/administrators.server.ts'
import { acceptInvitation } from '#app/accounts/signup/invitations.server.ts'
import { requestPasswordReset, resetPassword } from '#app/accounts/signup/password-reset.server.ts'
import { hashPassword } from './passwords.server.ts'
import { signIn, signInToPanel } from '#app/accounts/session/sign-in.server.ts'
import { findSignUp, signUp, verifyWithNewPassword, verifyWithPassword } from '#app/accounts/signup/sign-up.server.ts'
import { issueToken, tokenForMail, type TokenKind } from './tokens.server.ts'
import * as users from '#app/accounts/users/users.server.ts'

openTestDatabase('empty', 'public')
const createAdministrator = inPool('owner', administrators.createAdministrator)
const [changePassword, changeRole] = [inPool('panel', users.changePassword), inPool('panel', users.changeRole)]
beforeEach(async () => {
  await database.delete(mails)
  await database.delete(usuarios)
})

const boss = 'secretaria@elcercle.example'
const strangers = 'la del desconegut'
const mine = 'la meva de debò'
const request = () => new Request('http://localhost:3000/')
const enter = async (email: string, password: string) => signIn(request(), email, password)
const enterPanel = async (email: string, password: string) => signInToPanel(request(), email, password)
const accountOf = async (email: string) => (await database.select().from(usuarios).where(eq(usuarios.email, email)))[0]

async function signUpLink(email: string, password: string): Promise<string> {
  const before = (await mailsTo(email)).length
  await signUp({ name: '', email, password, language: 'es', privacyVersion: '2026-11-21' })
  const rows = await mailsTo(email)
  expect(rows).toHaveLength(before + 1)
  return linkOf('sign-up', rows.at(-1)?.ref)
}

async function resetLink(email: string): Promise<string> {
  await requestPasswordReset(email, 'es')
  return linkOf('reset-password', (await mailsTo(email)).at(-1)?.ref)
}

const mailsTo = (recipient: string) =>
  database
    .select({ kind: mails.kind, ref: mails.ref })
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(mails.createdAt)
const linkOf = async (kind: TokenKind, ref = '') => (await tokenForMail(kind, ref)) ?? ''

/** An account that an older release verified: its password is not proven by the mailbox. */
async function oldAccount(email: string, password: string, role = 0): Promise<string> {
  await database.insert(usuarios).values({ id: email, email, emailVerified: true, role })
  await setPasswordHash(database, email, await hashPassword(password))
  return email
}

describe('A password chosen before the e-mail was verified', () => {
  test('never works unless whoever holds the link gives it', async () => {
    const link = await signUpLink('marta@example.org', strangers)
    expect(await verifyWithPassword(link, mine)).toEqual({ ok: false, reason: 'wrong' })
    expect(await accountOf('marta@example.org')).toBeUndefined()
    expect(await verifyWithNewPassword(link, mine)).toMatchObject({ ok: true })
    expect(await enter('marta@example.org', strangers)).toEqual({ ok: false, reason: 'wrong' })
    expect(await enter('marta@example.org', mine)).toMatchObject({ ok: true })
  })

  test('proves its own link only, of several sign-ups of one address', async () => {
    const theirs = await signUpLink('marta@example.org', strangers)
    const own = await signUpLink('marta@example.org', mine)
    expect(await verifyWithPassword(theirs, mine)).toEqual({ ok: false, reason: 'wrong' })
    expect(await verifyWithPassword(own, strangers)).toEqual({ ok: false, reason: 'wrong' })
    expect(await verifyWithPassword(own, mine)).toMatchObject({ ok: true })
    expect(await enter('marta@example.org', strangers)).toEqual({ ok: false, reason: 'wrong' })
  })

  test('and a new one behind an older link change nothing once there is an account', async () => {
    const links = [
      await signUpLink('marta@example.org', strangers),
      await signUpLink('marta@example.org', mine),
    ] as const
    expect(await findSignUp(links[1])).toMatchObject({ hasAccount: false })
    await verifyWithPassword(links[0], strangers)
    expect(await findSignUp(links[1])).toMatchObject({ hasAccount: true })
    expect(await verifyWithNewPassword(links[1], mine)).toEqual({ ok: false, reason: 'exists' })
    expect(await enter('marta@example.org', mine)).toEqual({ ok: false, reason: 'wrong' })
  })
})

describe('An address of ADMIN_EMAILS is an administrator', () => {
  test('not for a stranger who has signed up with it', async () => {
    const link = await signUpLink(boss, strangers)
    expect(await verifyWithPassword(link, 'a guess of the owner')).toEqual({ ok: false, reason: 'wrong' })
    expect(await enterPanel(boss, strangers)).toEqual({ ok: false, reason: 'wrong' })
    expect(await verifyWithNewPassword(link, mine)).toMatchObject({ ok: true })
    expect(await enterPanel(boss, strangers)).toEqual({ ok: false, reason: 'wrong' })
    expect(await enterPanel(boss, mine)).toMatchObject({ ok: true, role: 'admin' })
  })

  test('with twelve characters only, which the sign-up does not tell anybody', async () => {
    const link = await signUpLink(boss, 'curta1')
    expect(await findSignUp(link)).toMatchObject({ passwordMinimum: 12 })
    expect(await verifyWithPassword(link, 'curta1')).toEqual({ ok: false, reason: 'short' })
    expect(await verifyWithNewPassword(link, 'onze lletre')).toEqual({ ok: false, reason: 'short' })
    expect(await verifyWithNewPassword(link, 'dotze lletre')).toMatchObject({ ok: true })
    expect(await accountOf(boss)).toMatchObject({ role: 1, emailVerified: true, passwordProvenAt: expect.any(Date) })
  })

  test('not by an account that an older release has verified, until its password is reset by mail', async () => {
    await oldAccount(boss, mine)
    expect(await enter(boss, mine)).toMatchObject({ ok: true, role: 'user' })
    expect(await enterPanel(boss, mine)).toEqual({ ok: false, reason: 'password-renewal' })
    expect(await accountOf(boss)).toMatchObject({ role: 0 })
    expect(await resetPassword(await resetLink(boss), 'una de nova i llarga')).toMatchObject({ ok: true })
    expect(await enterPanel(boss, 'una de nova i llarga')).toMatchObject({ ok: true, role: 'admin' })
    expect(await changeRole(await administrator(), boss, 'user')).toEqual({ ok: false, reason: 'configured' })
  })

  test('not by a password that an administrator has set for such an account', async () => {
    await oldAccount(boss, mine)
    expect(await changePassword(await administrator(), boss, 'una de nova i llarga')).toEqual({ ok: true })
    expect(await enter(boss, 'una de nova i llarga')).toMatchObject({ ok: true, role: 'user' })
  })

  test('by an invitation or by the operator', async () => {
    await oldAccount(boss, mine)
    const ref = await issueToken(database, 'invitation', { email: boss, role: 2 })
    const form = { name: '', password: 'una de nova i llarga', privacyVersion: '2026-11-21' }
    expect(await acceptInvitation(await linkOf('invitation', ref), form)).toMatchObject({ ok: true })
    expect(await enterPanel(boss, form.password)).toMatchObject({ ok: true, role: 'admin' })
    await database.delete(usuarios)
    await createAdministrator(boss, mine)
    expect(await accountOf(boss)).toMatchObject({ passwordProvenAt: expect.any(Date) })
  })
})

describe('Somebody of the staff with a short password', () => {
  test.each([1, 2])(
    'is not let in (role %d), neither to the panel nor to the site, and no session stays',
    async (role) => {
      const id = await oldAccount('clara@example.org', 'curta1', role)
      expect(await enterPanel('clara@example.org', 'curta1')).toEqual({ ok: false, reason: 'password-renewal' })
      expect(await enter('clara@example.org', 'curta1')).toEqual({ ok: false, reason: 'password-renewal' })
      expect(await enter('clara@example.org', 'curta2')).toEqual({ ok: false, reason: 'wrong' })
      expect(await database.execute(`select from auth_sessions where user_id = '${id}'`)).toHaveLength(0)
      expect(await resetPassword(await resetLink('clara@example.org'), 'curta1')).toEqual({
        ok: false,
        reason: 'short',
      })
      expect(await resetPassword(await resetLink('clara@example.org'), mine)).toMatchObject({ ok: true })
      expect(await enterPanel('clara@example.org', mine)).toMatchObject({ ok: true })
    },
  )

  test('has one from before a promotion; a plain account keeps its six characters', async () => {
    const id = await oldAccount('clara@example.org', 'curta1')
    expect(await enter('clara@example.org', 'curta1')).toMatchObject({ ok: true, role: 'user' })
    expect(await changePassword(await administrator(), id, 'curta2')).toEqual({ ok: true })
    await changeRole(await administrator(), id, 'editor')
    expect(await enterPanel('clara@example.org', 'curta2')).toEqual({ ok: false, reason: 'password-renewal' })
    expect(await changePassword(await administrator(), id, 'curta3')).toEqual({ ok: false, reason: 'short' })
  })
})

async function administrator() {
  await createAdministrator('admin@example.org', mine)
  const { id = '', email = '', name = '' } = (await accountOf('admin@example.org')) ?? {}
  return { id, email, name, role: 'admin', sessionId: '', confirmedAt: new Date() } as const
}
