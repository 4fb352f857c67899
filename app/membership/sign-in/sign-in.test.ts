import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { issueToken } from '#app/accounts/tokens.server.ts'
import { memberSessions, membershipRequests, socios } from '#app/database/schema.ts'
import { linkToken } from '#app/platform/secrets/secrets.server.ts'
import { until } from '#tests/harness/mailbox.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { makeSocio } from '#tests/membership-fixtures.ts'
import { signInByLink } from './sign-in.server.ts'

openTestDatabase()

test('Signing in locks the request before the member, as a suspension does', async () => {
  const { id: socioId, requestId } = await makeSocio({ email: 'remei@example.org' })
  const ref = await issueToken(database, 'member-sign-in', { socioId, email: 'remei@example.org', event: null })
  let entering: Promise<unknown> = Promise.resolve()
  await database.transaction(async (tx) => {
    await tx.select().from(membershipRequests).where(eq(membershipRequests.id, requestId)).for('update')
    entering = signInByLink(linkToken('member-sign-in', ref))
    await until(async () => {
      const waiting = sql`select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`
      return (await tx.execute(waiting)).length > 0
    })
    await tx.select().from(socios).where(eq(socios.id, socioId)).for('update', { noWait: true })
    await tx.update(socios).set({ status: 'suspended' }).where(eq(socios.id, socioId))
  })
  expect(await entering).toEqual({ ok: false })
  expect(await database.$count(memberSessions)).toBe(0)
})
