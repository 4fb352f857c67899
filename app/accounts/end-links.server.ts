import { and, eq, like, or, sql } from 'drizzle-orm'
import type { Queryable } from '#app/database/client.server.ts'
import { authVerifications, usuarios } from '#app/database/schema.ts'

/** Those that an account has given and nobody has accepted. */
export async function revokeInvitations(tx: Queryable, by: string): Promise<void> {
  const { identifier, value } = authVerifications
  await tx.delete(authVerifications).where(and(like(identifier, 'invitation:%'), eq(sql`${value}::jsonb ->> 'by'`, by)))
}

/** Every mailed link of a member to an order of direct debit; call it with each new link, signature and revocation. */
export async function endMandateLinks(tx: Queryable, socioId: string): Promise<void> {
  const { identifier, value } = authVerifications
  const theirs = eq(sql`${value}::jsonb ->> 'socioId'`, socioId)
  await tx.delete(authVerifications).where(and(like(identifier, 'mandate:%'), theirs))
}

/** Mailed links that would set another password, and sign-ins begun with the old one. Every new password calls it. */
export async function endPasswordLinks(tx: Queryable, userId: string): Promise<void> {
  const { identifier, value } = authVerifications
  const ofAddress = sql`${value}::jsonb ->> 'email' = (select ${usuarios.email} from ${usuarios} where ${usuarios.id} = ${userId})`
  await tx
    .delete(authVerifications)
    .where(
      or(
        and(
          or(like(identifier, 'reset-password:%'), like(identifier, 'second-factor:%')),
          eq(sql`${value}::jsonb ->> 'userId'`, userId),
        ),
        and(like(identifier, 'invitation:%'), ofAddress),
      ),
    )
}
