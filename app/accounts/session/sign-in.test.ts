import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { authAccounts, authSessions, usuarios } from '#app/database/schema.ts'
import { createAccount } from '#app/accounts/accounts.server.ts'
import { roleNumbers } from '#app/accounts/capabilities.ts'
import { hashPassword } from '#app/accounts/passwords.server.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { hashCheaply } from '#tests/harness/cheap-hash.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { findOpenSession, readSession } from './sessions.server.ts'
import { signIn, signInToPanel } from './sign-in.server.ts'

openTestDatabase('empty', 'public')
const email = 'clara@example.org'
const password = 'escudella lenta'
afterEach(() => database.delete(usuarios))

async function insertPerson(role: number, passwordHash = hashCheaply(password)): Promise<string> {
  return (await createAccount(database, { email, name: '', language: 'ca', role }, passwordHash)) ?? ''
}

function requestWith(cookies: string[] = []): Request {
  const Cookie = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
  return new Request('http://localhost:3000/', { headers: { Cookie } })
}

async function cookiesAfterSignIn(): Promise<string[]> {
  return accepted(await signIn(requestWith(), email, password)).cookies
}

const countSessions = () => database.$count(authSessions)

describe('Signing in', () => {
  test('accepts every password that can be set, up to 200 characters', async () => {
    const longest = 'escudella '.repeat(20)
    await insertPerson(roleNumbers.user, await hashPassword(longest))
    expect(await signIn(requestWith(), email, longest)).toMatchObject({ ok: true })
    expect(await signIn(requestWith(), email, longest.slice(0, -1))).toEqual({ ok: false, reason: 'wrong' })
  })

  test('ignores the case of the address', async () => {
    await insertPerson(roleNumbers.user)
    expect(await signIn(requestWith(), 'Clara@Example.ORG', password)).toMatchObject({ ok: true })
  })

  test('refuses an account without a verified e-mail, or without a password, like a wrong password', async () => {
    const id = await insertPerson(roleNumbers.user)
    await updateRow(usuarios, id, { emailVerified: false })
    expect(await signIn(requestWith(), email, password)).toEqual({ ok: false, reason: 'wrong' })
    await updateRow(usuarios, id, { emailVerified: true })
    await database.update(authAccounts).set({ password: null }).where(eq(authAccounts.userId, id))
    expect(await signIn(requestWith(), email, password)).toEqual({ ok: false, reason: 'wrong' })
  })

  test.each([signIn, signInToPanel])('starts no session that the audit log does not have: %o', async (enter) => {
    await insertPerson(roleNumbers.editor)
    const before = await cookiesAfterSignIn()
    await database.execute(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'the audit log is full'; end $$;
      create constraint trigger refuse after insert on audit_log deferrable initially deferred
        for each row when (new.action = 'session.begun') execute function refuse()`)
    await expect(enter(requestWith(before), email, password)).rejects.toThrow()
    await database.execute('drop trigger refuse on audit_log; drop function refuse')
    expect(await countSessions()).toBe(1)
    expect((await findOpenSession(requestWith(before)))?.account.email).toBe(email)
  })
})

describe('A session', () => {
  test('has the role that its account has at the next request', async () => {
    const id = await insertPerson(roleNumbers.editor)
    const cookies = await cookiesAfterSignIn()
    await updateRow(usuarios, id, { role: roleNumbers.user })
    expect((await readSession(requestWith(cookies))).account).toMatchObject({ role: 'user' })
  })

  test('that ends while it is renewed is over, and its cookie goes', async () => {
    await insertPerson(roleNumbers.user)
    const cookies = await cookiesAfterSignIn()
    await database.update(authSessions).set({ expiresAt: new Date(Date.now() + 60_000) })
    await database.execute(`
      create function vanish() returns trigger language plpgsql as $$ begin return null; end $$;
      create trigger vanish before update on auth_sessions for each row execute function vanish()`)
    const state = await readSession(requestWith(cookies))
    await database.execute('drop trigger vanish on auth_sessions; drop function vanish')
    expect(state).toEqual({ account: null, cookies: [expect.stringMatching(/session_token=; Path=\/; Max-Age=0/)] })
  })

  test('that has expired is deleted when it is read', async () => {
    await insertPerson(roleNumbers.user)
    const cookies = await cookiesAfterSignIn()
    await database.update(authSessions).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await readSession(requestWith(cookies))).account).toBeNull()
    expect(await countSessions()).toBe(0)
  })
})
