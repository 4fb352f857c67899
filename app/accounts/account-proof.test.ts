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
import { requestPasswordReset, resetPassword } from './session/password-reset.server.ts'
import { hashPassword } from './passwords.server.ts'
import { signIn, signInToPanel } from '#app/accounts/session/sign-in.server.ts'
import { findSignUp, signUp, verifyWithNewPassword, verifyWithPassword } from '#app/accounts/signup/sign-up.server.ts'
import { issueToken, tokenForMail, type TokenKind } from './tokens.server.ts'
import * as users from '#app/accounts/users/users.server.ts'
import * as passwords from '#app/accounts/users/passwords.server.ts'

openTestDatabase('empty', 'public')
const createAdministrator = inPool('owner', administrators.createAdministrator)
const [changePassword, changeRole] = [inPool('panel', passwords.changePassword), inPool('panel', users.changeRole)]
beforeEach(async () => {
  await database.delete(mails)
  await database.delete(usuarios)
})

const configuredAddress = 'secretaria@elcercle.example'
const strangersPassword = 'la del desconegut'
const ownersPassword = 'la meva de debò'
const request = () => new Request('http://localhost:3000/')
const tryToSignIn = async (email: string, password: string) => signIn(request(), email, password)
const tryToSignInToPanel = async (email: string, password: string) => signInToPanel(request(), email, password)
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
  test('works only after the holder of the link gives it', async () => {
    const link = await signUpLink('marta@example.org', strangersPassword)
    expect(await verifyWithPassword(link, ownersPassword)).toEqual({ ok: false, reason: 'password-differs' })
    expect(await accountOf('marta@example.org')).toBeUndefined()
    expect(await verifyWithNewPassword(link, ownersPassword)).toMatchObject({ ok: true })
    expect(await tryToSignIn('marta@example.org', strangersPassword)).toEqual({ ok: false, reason: 'wrong' })
    expect(await tryToSignIn('marta@example.org', ownersPassword)).toMatchObject({ ok: true })
  })

  test('proves only its own link, of several sign-ups with one address', async () => {
    const theirs = await signUpLink('marta@example.org', strangersPassword)
    const own = await signUpLink('marta@example.org', ownersPassword)
    expect(await verifyWithPassword(theirs, ownersPassword)).toEqual({ ok: false, reason: 'password-differs' })
    expect(await verifyWithPassword(own, strangersPassword)).toEqual({ ok: false, reason: 'password-differs' })
    expect(await verifyWithPassword(own, ownersPassword)).toMatchObject({ ok: true })
    expect(await tryToSignIn('marta@example.org', strangersPassword)).toEqual({ ok: false, reason: 'wrong' })
  })

  test('and a new one behind an older link do not change an existing account', async () => {
    const links = [
      await signUpLink('marta@example.org', strangersPassword),
      await signUpLink('marta@example.org', ownersPassword),
    ] as const
    expect(await findSignUp(links[1])).toMatchObject({ hasAccount: false })
    await verifyWithPassword(links[0], strangersPassword)
    expect(await findSignUp(links[1])).toMatchObject({ hasAccount: true })
    expect(await verifyWithNewPassword(links[1], ownersPassword)).toEqual({ ok: false, reason: 'exists' })
    expect(await tryToSignIn('marta@example.org', ownersPassword)).toEqual({ ok: false, reason: 'wrong' })
  })
})

describe('An address of ADMIN_EMAILS is an administrator', () => {
  test('not for a stranger who has signed up with it', async () => {
    const link = await signUpLink(configuredAddress, strangersPassword)
    expect(await verifyWithPassword(link, 'a guess of the owner')).toEqual({ ok: false, reason: 'password-differs' })
    expect(await tryToSignInToPanel(configuredAddress, strangersPassword)).toEqual({ ok: false, reason: 'wrong' })
    expect(await verifyWithNewPassword(link, ownersPassword)).toMatchObject({ ok: true })
    expect(await tryToSignInToPanel(configuredAddress, strangersPassword)).toEqual({ ok: false, reason: 'wrong' })
    expect(await tryToSignInToPanel(configuredAddress, ownersPassword)).toMatchObject({ ok: true, role: 'admin' })
  })

  test('only with twelve characters, which the sign-up does not reveal', async () => {
    const link = await signUpLink(configuredAddress, 'curta1')
    expect(await findSignUp(link)).toMatchObject({ passwordMinimum: 12 })
    expect(await verifyWithPassword(link, 'curta1')).toEqual({ ok: false, reason: 'short' })
    expect(await verifyWithNewPassword(link, 'onze lletre')).toEqual({ ok: false, reason: 'short' })
    expect(await verifyWithNewPassword(link, 'dotze lletre')).toMatchObject({ ok: true })
    expect(await accountOf(configuredAddress)).toMatchObject({
      role: 1,
      emailVerified: true,
      passwordProvenAt: expect.any(Date),
    })
  })

  test('not for an account verified by an older release, until its password is reset by mail', async () => {
    await oldAccount(configuredAddress, ownersPassword)
    expect(await tryToSignIn(configuredAddress, ownersPassword)).toMatchObject({ ok: true, role: 'user' })
    expect(await tryToSignInToPanel(configuredAddress, ownersPassword)).toEqual({
      ok: false,
      reason: 'password-renewal',
    })
    expect(await accountOf(configuredAddress)).toMatchObject({ role: 0 })
    expect(await resetPassword(await resetLink(configuredAddress), 'una de nova i llarga')).toMatchObject({ ok: true })
    expect(await tryToSignInToPanel(configuredAddress, 'una de nova i llarga')).toMatchObject({
      ok: true,
      role: 'admin',
    })
    expect(await changeRole(await administrator(), configuredAddress, 'user')).toEqual({
      ok: false,
      reason: 'configured',
    })
  })

  test('not with a password that an administrator has set', async () => {
    await oldAccount(configuredAddress, ownersPassword)
    expect(await changePassword(await administrator(), configuredAddress, 'una de nova i llarga')).toEqual({ ok: true })
    const entered = await tryToSignIn(configuredAddress, 'una de nova i llarga')
    const token = !entered.ok && entered.reason === 'temporary-password' ? entered.token : ''
    expect(await resetPassword(token, 'la que tria la propietària')).toMatchObject({ ok: true })
    expect(await tryToSignIn(configuredAddress, 'la que tria la propietària')).toMatchObject({ ok: true, role: 'user' })
  })

  test('by an invitation or by the operator', async () => {
    await oldAccount(configuredAddress, ownersPassword)
    const { id: by } = await administrator()
    const ref = await issueToken(database, 'invitation', { email: configuredAddress, role: 2, by })
    const form = { name: '', password: 'una de nova i llarga', privacyVersion: '2026-11-21' }
    expect(await acceptInvitation(await linkOf('invitation', ref), form)).toMatchObject({ ok: true })
    expect(await tryToSignInToPanel(configuredAddress, form.password)).toMatchObject({ ok: true, role: 'admin' })
    await database.delete(usuarios)
    await createAdministrator(configuredAddress, ownersPassword)
    expect(await accountOf(configuredAddress)).toMatchObject({ passwordProvenAt: expect.any(Date) })
  })
})

describe('A staff account with a short password', () => {
  test.each([1, 2])('cannot sign in to the panel or the site and gets no session (role %d)', async (role) => {
    const id = await oldAccount('clara@example.org', 'curta1', role)
    expect(await tryToSignInToPanel('clara@example.org', 'curta1')).toEqual({ ok: false, reason: 'password-renewal' })
    expect(await tryToSignIn('clara@example.org', 'curta1')).toEqual({ ok: false, reason: 'password-renewal' })
    expect(await tryToSignIn('clara@example.org', 'curta2')).toEqual({ ok: false, reason: 'wrong' })
    expect(await database.execute(`select from auth_sessions where user_id = '${id}'`)).toHaveLength(0)
    expect(await resetPassword(await resetLink('clara@example.org'), 'curta1')).toEqual({ ok: false, reason: 'short' })
    expect(await resetPassword(await resetLink('clara@example.org'), ownersPassword)).toMatchObject({ ok: true })
    expect(await tryToSignInToPanel('clara@example.org', ownersPassword)).toMatchObject({ ok: true })
  })

  test('must renew it after a promotion; a plain account keeps six characters', async () => {
    const id = await oldAccount('clara@example.org', 'curta1')
    expect(await tryToSignIn('clara@example.org', 'curta1')).toMatchObject({ ok: true, role: 'user' })
    await changeRole(await administrator(), id, 'editor')
    expect(await tryToSignInToPanel('clara@example.org', 'curta1')).toEqual({ ok: false, reason: 'password-renewal' })
    expect(await changePassword(await administrator(), id, 'curta3')).toEqual({ ok: false, reason: 'short' })
  })
})

async function administrator() {
  await createAdministrator('admin@example.org', ownersPassword)
  const { id = '', email = '', name = '' } = (await accountOf('admin@example.org')) ?? {}
  return { id, email, name, role: 'admin', panelLanguage: null, sessionId: '', confirmedAt: new Date() } as const
}
