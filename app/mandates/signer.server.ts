import { and, eq, sql } from 'drizzle-orm'
import type { RouterContextProvider } from 'react-router'
import { currentMember } from '#app/accounts/member-session/current-member.server.ts'
import { findToken } from '#app/accounts/tokens.server.ts'
import { database, usingPool } from '#app/database/client.server.ts'
import { socios } from '#app/database/schema.ts'
import { findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import { canSign } from './mandates.server.ts'

/** The member whose order a page is about. */
export type Signer = { id: string; link: 'session' | 'mandate' }

/** By the link of a mail, or else by the session. Throws 429 after too many wrong links. */
export async function findSigner(context: Readonly<RouterContextProvider>, token: string): Promise<Signer | null> {
  if (token !== '') return findByToken(token, () => findLinked(token))
  const member = await currentMember(context)
  return member && { id: member.id, link: 'session' }
}

/** The address must still be the member's: the link proves no more than its mailbox. */
async function findLinked(token: string): Promise<Signer | null> {
  const pending = await findToken('mandate', token)
  if (!pending) return null
  const { socioId, email } = pending
  const theirs = and(eq(socios.id, socioId), eq(sql`lower(${socios.email})`, email), canSign)
  const [member] = await usingPool('panel', () => database.select({ id: socios.id }).from(socios).where(theirs))
  return member ? { id: member.id, link: 'mandate' } : null
}
