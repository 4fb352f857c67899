import { and, eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { authAccounts, usuarios } from '#app/database/schema.ts'
import { emailCondition, isPasswordValid, isTemporaryPassword } from '#app/accounts/accounts.server.ts'
import { hashPassword, verifyPassword } from '#app/accounts/passwords.server.ts'

export type Credentials = { userId: string; email: string; role: number; passwordHash: string; isTemporary: boolean }

/**
 * The owner of an e-mail and password. Unknown addresses, wrong passwords and unverified addresses give the same answer
 * in the same time (one hash).
 */
export async function checkPassword(email: string, password: string): Promise<Credentials | null> {
  const found = await findCredentials({ email })
  if (found) return (await verifyPassword(password, found.passwordHash)) ? found : null
  await hashPassword(password)
  return null
}

/** The valid password hash of an account whose e-mail is verified. */
export async function findCredentials(owner: { email: string } | { userId: string }): Promise<Credentials | null> {
  const { id, email, role, emailVerified } = usuarios
  const [row] = await database
    .select({ userId: id, email, role, passwordHash: authAccounts.password, isTemporary: isTemporaryPassword })
    .from(usuarios)
    .innerJoin(authAccounts, eq(authAccounts.userId, id))
    .where(
      and(
        'userId' in owner ? eq(id, owner.userId) : emailCondition(owner.email),
        eq(emailVerified, true),
        isPasswordValid,
      ),
    )
  return row?.passwordHash ? { ...row, passwordHash: row.passwordHash } : null
}
