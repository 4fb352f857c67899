import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  authAccounts,
  authSessions,
  authVerifications,
  mails,
  usuarios,
  organizers,
  secondFactors,
} from '#app/database/schema.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { insertRow, updateRow } from '#tests/harness/rows.ts'
import { mailData } from '#tests/harness/mail-data.ts'

import * as administrators from '#app/accounts/signup/administrators.server.ts'
import { composeInvitation } from '#app/accounts/messages.server.tsx'
import { acceptInvitation } from '#app/accounts/signup/invitations.server.ts'
import { inviteMovedAccount } from '#app/accounts/signup/moved-accounts.server.ts'
import { findPasswordReset, requestPasswordReset, resetPassword } from './session/password-reset.server.ts'
import { TEMPORARY_PASSWORD_HOURS } from './accounts.server.ts'
import { composeResetPassword } from './messages.server.tsx'
import { verifyPassword } from './passwords.server.ts'
import * as sessionList from '#app/accounts/session/session-list.server.ts'
import { readSession, signOut, type Account } from '#app/accounts/session/sessions.server.ts'
import { signIn, signInToPanel } from '#app/accounts/session/sign-in.server.ts'
import { signUp, verifyWithNewPassword, verifyWithPassword } from '#app/accounts/signup/sign-up.server.ts'
import { findToken, tokenForMail, type TokenKind } from './tokens.server.ts'
import * as users from '#app/accounts/users/users.server.ts'
import * as passwords from '#app/accounts/users/passwords.server.ts'
import * as userList from '#app/accounts/users/user-list.server.ts'

openTestDatabase('empty', 'public')
const { createFirstAdministrator, mayCreateFirstAdministrator } = administrators
const [createAdministrator, firstAdministratorKey] = [
  inPool('owner', administrators.createAdministrator),
  inPool('owner', administrators.firstAdministratorKey),
]
const [changePassword, changeRole] = [inPool('panel', passwords.changePassword), inPool('panel', users.changeRole)]
const sendPasswordLink = inPool('panel', passwords.sendPasswordLink)
const endListedSessions = inPool('panel', sessionList.endListedSessions)
const [inviteToPanel, listUsers] = [inPool('panel', users.inviteToPanel), inPool('panel', userList.listUsers)]

let people = 0
const someone = () => `persona${++people}@example.org`
const form = (email: string, password = 'escudella lenta') => ({
  name: 'Montserrat Vilar',
  email,
  password,
  language: 'ca' as const,
  privacyVersion: '2026-11-21',
})
const request = (cookies: string[] = []) =>
  new Request('http://localhost:3000/', {
    headers: { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
  })
const mailsTo = (recipient: string) =>
  database
    .select({ kind: mails.kind, ref: mails.ref, data: mails.data, language: mails.language })
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(mails.createdAt)
const accountOf = async (email: string) => (await database.select().from(usuarios).where(eq(usuarios.email, email)))[0]

async function linkIn(kind: TokenKind, recipient: string, mail: string): Promise<string> {
  const last = (await mailsTo(recipient)).findLast((row) => row.kind === mail)
  return (await tokenForMail(kind, last?.ref ?? '')) ?? ''
}

async function member(password = 'escudella lenta'): Promise<{ email: string; id: string }> {
  const email = someone()
  await signUp(form(email, password))
  await verifyWithPassword(await linkIn('sign-up', email, 'verify-email'), password)
  return { email, id: (await accountOf(email))?.id ?? '' }
}

async function administrator(): Promise<Account> {
  const email = someone()
  await createAdministrator(email, 'escudella lenta')
  const outcome = await signIn(request(), email, 'escudella lenta')
  const { account } = await readSession(request(outcome.ok ? outcome.cookies : []))
  if (!account) throw new Error('not signed in')
  return account
}

describe('signing up', () => {
  test('creates an account only after the e-mail is confirmed', async () => {
    const email = someone()
    expect(await signUp(form(email.toUpperCase()))).toEqual({ ok: true })
    expect(await accountOf(email)).toBeUndefined()
    expect(await mailsTo(email)).toMatchObject([{ kind: 'verify-email', language: 'ca' }])
    expect(await signIn(request(), email, 'escudella lenta')).toEqual({ ok: false, reason: 'wrong' })
    const token = await linkIn('sign-up', email, 'verify-email')
    expect(await verifyWithPassword(token, 'escudella lenta')).toEqual({ ok: true, userId: expect.any(String) })
    expect(await accountOf(email)).toMatchObject({
      name: 'Montserrat Vilar',
      emailVerified: true,
      role: 0,
      language: 'ca',
      privacyVersion: '2026-11-21',
    })
    expect(await signIn(request(), email, 'escudella lenta')).toMatchObject({ ok: true, role: 'user' })
  })

  test('with an address that has an account answers the same, notifies its owner and changes nothing', async () => {
    const { email } = await member()
    const before = await accountOf(email)
    expect(await signUp(form(email, 'una altra cosa'))).toEqual({ ok: true })
    expect(await signUp(form(email, 'una altra cosa'))).toEqual({ ok: true })
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['verify-email', 'existing-account'])
    expect(await accountOf(email)).toEqual(before)
    expect(await signIn(request(), email, 'una altra cosa')).toEqual({ ok: false, reason: 'wrong' })
  })

  test.each(['123456', 'Barcelona', 'ELCERCLE2010', 'contraseña1', 'Moonlight', 'thunderbird'])(
    'is refused with a common password: %s',
    async (password) => {
      expect(await signUp(form(someone(), password))).toEqual({ ok: false, reason: 'common' })
    },
  )

  test('confirms each link once, also with concurrent requests', async () => {
    const email = someone()
    await signUp(form(email))
    const token = await linkIn('sign-up', email, 'verify-email')
    const answers = await Promise.all([
      verifyWithPassword(token, 'escudella lenta'),
      verifyWithPassword(token, 'escudella lenta'),
      verifyWithNewPassword(token, 'brou de nadal'),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('refuses expired and invented links', async () => {
    const email = someone()
    await signUp(form(email))
    const token = await linkIn('sign-up', email, 'verify-email')
    await database.update(authVerifications).set({ expiresAt: new Date(Date.now() - 1000) })
    expect(await verifyWithPassword(token, 'escudella lenta')).toEqual({ ok: false, reason: 'unknown' })
    expect(await verifyWithNewPassword('made-up', 'escudella lenta')).toEqual({ ok: false, reason: 'unknown' })
    expect(await findToken('reset-password', token)).toBeNull()
  })

  test('stores neither password nor token in plain text', async () => {
    const email = someone()
    await signUp(form(email, 'només jo la sé'))
    const token = await linkIn('sign-up', email, 'verify-email')
    const rows = JSON.stringify(await database.select().from(authVerifications))
    expect(rows).not.toContain('només jo la sé')
    expect(rows).not.toContain(token)
    await verifyWithPassword(token, 'només jo la sé')
    const [account] = await database
      .select()
      .from(authAccounts)
      .where(eq(authAccounts.userId, (await accountOf(email))?.id ?? ''))
    expect(account?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword('només jo la sé', account?.password ?? '')).toBe(true)
  })
})

describe('a session', () => {
  test('ends on the server when its account signs out', async () => {
    const { email } = await member()
    const { cookies } = accepted(await signIn(request(), email, 'escudella lenta'))
    expect(cookies[0]).toMatch(/; SameSite=Lax; HttpOnly$/)
    expect((await readSession(request(cookies))).account).toMatchObject({ email, role: 'user' })
    await signOut(request(cookies))
    expect((await readSession(request(cookies))).account).toBeNull()
  })

  test('of the panel is refused without a role', async () => {
    const { email, id } = await member()
    expect(await signInToPanel(request(), email, 'escudella lenta')).toEqual({ ok: false, reason: 'no-permission' })
    expect(await database.$count(authSessions, eq(authSessions.userId, id))).toBe(0)
  })

  test('of the panel ends the other sessions of its account', async () => {
    const { id, email } = await administrator()
    expect(await signInToPanel(request(), email, 'escudella lenta')).toMatchObject({ ok: true, role: 'admin' })
    const open = and(eq(authSessions.userId, id), gt(authSessions.expiresAt, new Date()))
    expect(await database.$count(authSessions, open)).toBe(1)
  })
})

describe('a forgotten password', () => {
  test('is replaced once by a mailed link, which ends every session and notifies the owner', async () => {
    const { email, id } = await member()
    await signIn(request(), email, 'escudella lenta')
    await requestPasswordReset(email, 'es')
    const token = await linkIn('reset-password', email, 'reset-password')
    expect(await resetPassword(token, 'barcelona')).toEqual({ ok: false, reason: 'common' })
    expect(await resetPassword(token, 'fideus rossos')).toEqual({ ok: true, userId: id })
    expect(await resetPassword(token, 'fideus negres')).toEqual({ ok: false, reason: 'unknown' })
    expect(await database.$count(authSessions, eq(authSessions.userId, id))).toBe(0)
    expect(await signIn(request(), email, 'escudella lenta')).toMatchObject({ ok: false })
    expect(await signIn(request(), email, 'fideus rossos')).toMatchObject({ ok: true })
    expect((await mailsTo(email)).at(-1)).toMatchObject({ kind: 'password-changed', language: 'ca' })
  })

  test.each([
    [
      'by a mailed link',
      async (_email: string, _id: string, token: string) => void (await resetPassword(token, 'romesco fort')),
    ],
    [
      'by an administrator',
      async (_email: string, id: string) => void (await changePassword(await administrator(), id, 'romesco fort')),
    ],
    ['by the operator', async (email: string) => void (await createAdministrator(email, 'romesco ben fort'))],
  ])('set %s ends every older link', async (_by, set) => {
    const { email, id } = await member()
    const tokens: string[] = []
    for (let n = 0; n < 3; n++) {
      await requestPasswordReset(email, 'es')
      tokens.push(await linkIn('reset-password', email, 'reset-password'))
    }
    await set(email, id, tokens[2] ?? '')
    for (const token of tokens)
      expect(await resetPassword(token, 'suquet de rap bo')).toEqual({ ok: false, reason: 'unknown' })
  })

  test('of an unknown address sends nothing', async () => {
    const email = someone()
    await requestPasswordReset(email, 'es')
    expect(await mailsTo(email)).toEqual([])
  })
})

describe('administrators', () => {
  test('the first one is created once with the printed key, while there is none', async () => {
    await database.delete(usuarios)
    const key = (await firstAdministratorKey()) ?? ''
    expect(await firstAdministratorKey()).toBe(key)
    expect(await mayCreateFirstAdministrator('made-up')).toBe(false)
    expect(await mayCreateFirstAdministrator(key)).toBe(true)
    const attempts = await Promise.all(
      [someone(), someone(), someone()].map((email) => createFirstAdministrator(key, email, 'escudella lenta')),
    )
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await database.$count(usuarios, eq(usuarios.role, 1))).toBe(1)
    expect(await firstAdministratorKey()).toBeNull()
    await database.delete(usuarios)
    expect(await createFirstAdministrator(key, someone(), 'escudella lenta')).toEqual({ ok: false, reason: 'not-now' })
  })

  test('cannot remove their own role or, concurrently, the last administrator', async () => {
    await database.delete(usuarios)
    const [one, two] = [await administrator(), await administrator()]
    expect(await changeRole(one, one.id, 'editor')).toEqual({ ok: false, reason: 'self' })
    const outcomes = await Promise.all([changeRole(one, two.id, 'user'), changeRole(two, one.id, 'user')])
    expect(outcomes).toContainEqual({ ok: false, reason: 'last' })
    expect(await database.$count(usuarios, eq(usuarios.role, 1))).toBe(1)
  })

  test('who change a role end the sessions of the account', async () => {
    const { email, id } = await member()
    await signIn(request(), email, 'escudella lenta')
    expect(await changeRole(await administrator(), id, 'editor')).toEqual({ ok: true })
    const open = and(eq(authSessions.userId, id), gt(authSessions.expiresAt, new Date()))
    expect(await database.$count(authSessions, open)).toBe(0)
    expect(await accountOf(email)).toMatchObject({ role: 2 })
  })

  test('give an organizer the events of one organizer, and with another role take them back', async () => {
    const { email, id } = await member()
    const actor = await administrator()
    const cellar = await insertRow(organizers, { name: 'Celler Vell' })
    const organizerId = cellar.id
    expect(await changeRole(actor, id, 'organizer')).toEqual({ ok: false, reason: 'organizer-gone' })
    expect(await changeRole(actor, id, 'organizer', organizerId + 1)).toEqual({ ok: false, reason: 'organizer-gone' })
    expect(await changeRole(actor, id, 'organizer', organizerId)).toEqual({ ok: true })
    expect(await accountOf(email)).toMatchObject({ role: 14, organizerId })
    expect(await changeRole(actor, id, 'bookings', organizerId)).toEqual({ ok: true })
    expect(await accountOf(email)).toMatchObject({ role: 11, organizerId: null })
    await changeRole(actor, id, 'organizer', organizerId)
    await database.delete(organizers).where(eq(organizers.id, organizerId))
    expect(await accountOf(email)).toMatchObject({ role: 14, organizerId: null })

    expect(await inviteToPanel(actor, someone(), 'organizer')).toEqual({ ok: false, reason: 'organizer-gone' })
  })

  test('who take the last role of an account remove its second factors, which it could not see any more', async () => {
    const { id } = await member()
    const actor = await administrator()
    await changeRole(actor, id, 'editor')
    await database.insert(secondFactors).values({ userId: id, kind: 'totp', name: 'Mòbil', secret: 'x' })
    await changeRole(actor, id, 'reader')
    expect(await database.$count(secondFactors, eq(secondFactors.userId, id))).toBe(1)
    await changeRole(actor, id, 'user')
    expect(await database.$count(secondFactors, eq(secondFactors.userId, id))).toBe(0)
  })

  test('who change a password end the sessions of the account and notify its owner', async () => {
    const { email, id } = await member()
    await signIn(request(), email, 'escudella lenta')
    expect(await changePassword(await administrator(), id, 'romesco fort')).toEqual({ ok: true })
    expect(await database.$count(authSessions, eq(authSessions.userId, id))).toBe(0)
    expect((await mailsTo(email)).at(-1)).toMatchObject({ kind: 'password-changed' })
  })

  test('who set a password make a temporary one: it lets its owner choose another, once, and opens no session', async () => {
    const { email, id } = await member()
    await changePassword(await administrator(), id, 'romesco fort')
    for (const enter of [signIn, signInToPanel]) {
      const refused = await enter(request(), email, 'romesco fort')
      expect(refused).toEqual({ ok: false, reason: 'temporary-password', token: expect.any(String) })
    }
    expect(await database.$count(authSessions, eq(authSessions.userId, id))).toBe(0)
    const outcome = await signIn(request(), email, 'romesco fort')
    const token = !outcome.ok && outcome.reason === 'temporary-password' ? outcome.token : ''
    expect(await findPasswordReset(token)).toMatchObject({ replacesTemporary: true })
    expect(await resetPassword(token, 'romesco fort')).toEqual({ ok: false, reason: 'temporary' })
    const before = await accountOf(email)
    expect(await resetPassword(token, 'escalivada tova')).toEqual({ ok: true, userId: id })
    expect((await accountOf(email))?.passwordProvenAt).toEqual(before?.passwordProvenAt)
    expect(await signIn(request(), email, 'romesco fort')).toEqual({ ok: false, reason: 'wrong' })
    expect(await signIn(request(), email, 'escalivada tova')).toMatchObject({ ok: true })
  })

  test('who set a temporary password see it end after a day', async () => {
    const { email, id } = await member()
    await changePassword(await administrator(), id, 'romesco fort')
    const madeBefore = (hours: number) =>
      database
        .update(authAccounts)
        .set({ createdAt: new Date(Date.now() - hours * 3_600_000) })
        .where(eq(authAccounts.userId, id))
    await madeBefore(TEMPORARY_PASSWORD_HOURS - 1)
    expect(await signIn(request(), email, 'romesco fort')).toMatchObject({ reason: 'temporary-password' })
    await madeBefore(TEMPORARY_PASSWORD_HOURS)
    expect(await signIn(request(), email, 'romesco fort')).toEqual({ ok: false, reason: 'wrong' })
  })

  test('mail the owner a link, and know no password', async () => {
    const { email, id } = await member()
    expect(await sendPasswordLink(await administrator(), id)).toEqual({ ok: true })
    const data = mailData('reset-password', (await mailsTo(email)).at(-1))
    expect((await composeResetPassword(data, 'es'))?.text).toContain('Un administrador del Cercle te envía este enlace')
    const token = await linkIn('reset-password', email, 'reset-password')
    expect(await signIn(request(), email, 'escudella lenta')).toMatchObject({ ok: true })
    expect(await resetPassword(token, 'fideus rossos')).toEqual({ ok: true, userId: id })
    expect(await sendPasswordLink(await administrator(), 'nobody')).toEqual({ ok: false, reason: 'unknown' })
  })

  test('who had an account on an earlier site are invited once, and keep the role that they have by then', async () => {
    const [email, id] = [someone(), randomUUID()]
    await database.insert(usuarios).values({ id, email, role: 1 })
    const invite = () => database.transaction((tx) => inviteMovedAccount(tx, id))
    expect([await invite(), await invite()]).toEqual([true, false])
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    const data = mailData('reset-password', mail)
    const said = (await composeResetPassword(data, 'ca'))?.text.replaceAll(/\s+/g, ' ')
    expect(said).toContain('sense contrasenya: tria’n una. L’enllaç és vàlid durant 7 dies')
    await updateRow(usuarios, id, { role: 0 })
    expect(await signIn(request(), email, 'fideus rossos')).toEqual({ ok: false, reason: 'wrong' })
    const token = (await tokenForMail('reset-password', data.linkId)) ?? ''
    expect(await resetPassword(token, 'fideus rossos')).toEqual({ ok: true, userId: id })
    expect(await accountOf(email)).toMatchObject({ role: 0, emailVerified: true })
  })

  test('who change their own password keep their current session', async () => {
    const admin = await administrator()
    await signIn(request(), admin.email, 'escudella lenta')
    await changePassword(admin, admin.id, 'romesco fort')
    expect(
      await database.select({ id: authSessions.id }).from(authSessions).where(eq(authSessions.userId, admin.id)),
    ).toEqual([{ id: admin.sessionId }])
  })

  test('invite an editor, who chooses a password behind the link', async () => {
    const admin = await administrator()
    const email = someone()
    expect(await inviteToPanel(admin, email, 'editor')).toEqual({ ok: true })
    const [invitation] = await mailsTo(email)
    const said = (await composeInvitation(mailData('invitation', invitation), 'es'))?.text.replaceAll(/\s+/g, ' ')
    expect(said).toContain('porque un administrador del Cercle Gastronòmic te ha invitado al panel')
    expect(said).not.toMatch(/Si no has sido tú|alguien ha usado tu dirección/)
    const token = await linkIn('invitation', email, 'invitation')
    expect(
      await acceptInvitation(token, {
        name: 'Pau Serra',
        password: 'ceba tendra i dolça',
        privacyVersion: '2026-11-21',
      }),
    ).toMatchObject({ ok: true })
    expect(await signInToPanel(request(), email, 'ceba tendra i dolça')).toMatchObject({ ok: true, role: 'editor' })
    expect(await inviteToPanel(admin, email, 'admin')).toEqual({ ok: false, reason: 'exists' })
  })

  const accept = (token: string) =>
    acceptInvitation(token, { name: 'Pau Serra', password: 'ceba tendra i dolça', privacyVersion: '2026-11-21' })

  test('who lose the role take their open invitations with them, also those of an account that is deleted', async () => {
    const [one, two] = [await administrator(), await administrator()]
    const [first, second] = [someone(), someone()]
    await inviteToPanel(two, first, 'admin')
    const revoked = await linkIn('invitation', first, 'invitation')
    expect(await changeRole(one, two.id, 'editor')).toEqual({ ok: true })
    expect(await accept(revoked)).toEqual({ ok: false, reason: 'unknown' })
    expect(await findToken('invitation', revoked)).toBeNull()
    expect(await accountOf(first)).toBeUndefined()
    const three = await administrator()
    await inviteToPanel(three, second, 'admin')
    const orphaned = await linkIn('invitation', second, 'invitation')
    await database.delete(usuarios).where(eq(usuarios.id, three.id))
    expect(await accept(orphaned)).toEqual({ ok: false, reason: 'unknown' })
    expect(await accountOf(second)).toBeUndefined()
  })

  test('who demote each other at the same moment leave one of them, who may act', async () => {
    await administrator()
    for (let round = 0; round < 4; round++) {
      const [one, two] = [await administrator(), await administrator()]
      const outcomes = await Promise.all([changeRole(one, two.id, 'user'), changeRole(two, one.id, 'user')])
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect(outcomes).toContainEqual({ ok: false, reason: 'demoted' })
    }
  })

  test('who are demoted meanwhile neither invite, nor set passwords, nor end sessions of others', async () => {
    const [one, { id, email }] = [await administrator(), await member()]
    await updateRow(usuarios, one.id, { role: 2 })
    await signIn(request(), email, 'escudella lenta')
    expect(await inviteToPanel(one, someone(), 'admin')).toEqual({ ok: false, reason: 'demoted' })
    expect(await changePassword(one, id, 'romesco fort')).toEqual({ ok: false, reason: 'demoted' })
    expect(await endListedSessions(one, { id }, 'others')).toBe(false)
    expect(await database.$count(authSessions, eq(authSessions.userId, id))).toBe(1)
    expect(await signIn(request(), email, 'escudella lenta')).toMatchObject({ ok: true })
  })

  test('find people ignoring case and accents, and by role', async () => {
    const { id } = await member()
    await updateRow(usuarios, id, { name: 'Mercè Güell', role: 7 })
    const list = (search: string, role: 'user' | 'admin' | null) =>
      listUsers({ request: { search, page: 1, limit: 25, offset: 0 }, role, order: '-fecha' })
    expect((await list('merce GUELL', 'user')).rows.map((row) => row.id)).toEqual([id])
    expect((await list('merce', 'admin')).total).toBe(0)
    expect((await list('%', null)).total).toBe(0)
  })
})

test('E-mails are stored in lower case', async () => {
  await expect(database.insert(usuarios).values({ id: 'x', email: 'Majuscules@example.org' })).rejects.toThrow()
  expect(await database.$count(usuarios, eq(usuarios.id, 'x'))).toBe(0)
})
