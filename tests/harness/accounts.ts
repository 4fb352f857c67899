import type { Sql } from 'postgres'
import { roleNumbers, type Role } from '#app/accounts/capabilities.ts'
import { hashCheaply } from './cheap-hash.ts'
import { visitor } from './visitor.ts'

export const PASSWORD = 'escudella lenta'
const cheapHash = hashCheaply(PASSWORD)

type AccountOptions = { name?: string; passwordHash?: string }

/** Inserts an account with a verified e-mail, `id@example.org`, and `PASSWORD` unless another hash is given. */
export async function insertAccount(
  sql: Sql,
  id: string,
  role: Role,
  { name = '', passwordHash = cheapHash }: AccountOptions = {},
): Promise<{ email: string; password: string }> {
  const email = `${id}@example.org`
  await sql`insert into usuarios (id, name, email, email_verified, role) values (${id}, ${name}, ${email}, true, ${roleNumbers[role]})`
  await givePassword(sql, id, passwordHash)
  return { email, password: PASSWORD }
}

/** Replaces the password of an account, as its owner would. */
export async function givePassword(sql: Sql, id: string, passwordHash = cheapHash) {
  await sql`delete from auth_accounts where user_id = ${id}`
  await sql`insert into auth_accounts (id, account_id, provider_id, user_id, password) values (${id}, ${id}, 'credential', ${id}, ${passwordHash})`
}

/** The cookies that a response sets, as a `Cookie` header. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

/** The session cookie that a response sets; empty if it sets none. */
export function sessionCookieOf(response: Response): string {
  return (
    cookiesOf(response)
      .split('; ')
      .find((cookie) => cookie.includes('session_token')) ?? ''
  )
}

export type SignedInVisitor = Awaited<ReturnType<typeof signedInAs>>

/** Inserts an account and signs it in. @returns a visitor with its session */
export async function signedInAs(server: { url: string }, sql: Sql, role: Role, id: string = role) {
  const response = await visitor(server.url).post('/auth', await insertAccount(sql, id, role))
  if (response.status !== 303) throw new Error(`not signed in: ${response.status}`)
  const cookie = sessionCookieOf(response)
  return { ...visitor(server.url, { Cookie: cookie }), cookie }
}
