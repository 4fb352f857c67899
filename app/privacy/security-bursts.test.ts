import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { mails, securityEvents as table, securityIncidents, usuarios } from '#app/database/schema.ts'
import { jobs } from '#app/jobs.server.ts'
import {
  BURST_MINUTES,
  INCIDENT_QUIET_MINUTES,
  securityEvents,
  type SecurityEventKind,
} from '#app/platform/observability/security-events.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { mailData } from '#tests/harness/mail-data.ts'
import { reportBursts } from './security-bursts.server.ts'
import { composeSecurityBurst } from './security-messages.server.tsx'

openTestDatabase()
beforeEach(async () => {
  for (const each of [table, securityIncidents, mails, usuarios]) await database.delete(each)
  await database.insert(usuarios).values([
    { id: 'a', email: 'anna@example.org', emailVerified: true, role: 1, panelLanguage: 'ca' },
    { id: 'b', email: 'blai@example.org', emailVerified: true, role: 1, language: 'es' },
    { id: 'c', email: 'cesc@example.org', emailVerified: false, role: 1, language: 'ca' },
    { id: 'd', email: 'dora@example.org', emailVerified: true, role: 2, language: 'ca' },
  ])
})

async function insertEvents(
  kind: SecurityEventKind,
  count: number,
  { minutesAgo = 0, account = null as string | null } = {},
) {
  const at = new Date(Date.now() - minutesAgo * 60_000)
  await database
    .insert(table)
    .values([1, count - 1].map((each) => ({ kind, account, address: 'x', count: each, firstAt: at, lastAt: at })))
}
const elapse = (minutes: number) =>
  database.execute(
    sql`with events as (update security_events set last_at = last_at - make_interval(mins => ${minutes}))
      update security_incidents set last_seen_at = last_seen_at - make_interval(mins => ${minutes})`,
  )
const burstMails = () =>
  database
    .select({ kind: mails.kind, data: mails.data, recipient: mails.recipient, language: mails.language })
    .from(mails)
    .orderBy(mails.recipient)
const { burst: threshold, accountBurst } = securityEvents['sign-in-failed']

describe('a burst of security events', () => {
  test('is mailed to each administrator once, while it lasts and an hour longer', async () => {
    await insertEvents('sign-in-failed', threshold)
    expect(await Promise.all([reportBursts(), reportBursts()])).toEqual(
      expect.arrayContaining([['sign-in-failed'], []]),
    )
    expect(await burstMails()).toMatchObject([
      { kind: 'security-burst', recipient: 'anna@example.org', language: 'ca' },
      { kind: 'security-burst', recipient: 'blai@example.org', language: 'es' },
    ])
    for (let hour = 0; hour < 3; hour++) {
      await elapse(INCIDENT_QUIET_MINUTES - 1)
      await insertEvents('sign-in-failed', threshold)
      expect(await reportBursts()).toEqual([])
    }
    await elapse(INCIDENT_QUIET_MINUTES + 1)
    expect(await reportBursts()).toEqual([])
    await insertEvents('sign-in-failed', threshold)
    expect(await reportBursts()).toEqual(['sign-in-failed'])
    expect(await burstMails()).toHaveLength(4)
  })

  test('is also one of wrong passwords at one account, far below the number for all accounts', async () => {
    await insertEvents('sign-in-failed', accountBurst - 1, { account: 'clara' })
    await insertEvents('sign-in-failed', accountBurst - 1, { account: 'dora' })
    await insertEvents('sign-in-failed', accountBurst)
    await insertEvents('rate-limited', accountBurst, { account: 'clara' })
    expect(await reportBursts()).toEqual([])
    await insertEvents('sign-in-failed', 2, { account: 'clara' })
    expect(await reportBursts()).toEqual(['sign-in-failed'])
    expect(await reportBursts()).toEqual([])
    expect(await burstMails()).toHaveLength(2)
  })

  test('is not reported below the threshold, when it is old or for expired sessions', async () => {
    await insertEvents('sign-in-failed', threshold - 1)
    await insertEvents('rate-limited', 100_000, { minutesAgo: BURST_MINUTES + 1 })
    await insertEvents('sign-in-required', 100_000)
    expect(await reportBursts()).toEqual([])
    expect(await burstMails()).toEqual([])
  })

  test('has a mail for each kind in the language of the recipient, without an address or account', async () => {
    const kinds = Object.entries(securityEvents).filter(([, { burst }]) => burst !== null)
    for (const [kind, { burst }] of kinds) await insertEvents(kind as SecurityEventKind, burst ?? 0)
    expect((await reportBursts()).toSorted()).toEqual(kinds.map(([kind]) => kind).toSorted())
    for (const { data, language } of await burstMails()) {
      const message = await composeSecurityBurst(mailData('security-burst', { data }), language)
      expect(message?.text).toContain(language === 'ca' ? 'vegades el mateix' : 'veces lo mismo')
      expect(message?.text).toContain('/admin/auditoria/seguridad?tipo=')
      expect(message?.text).not.toContain('@example.org')
    }
    expect(Object.keys(jobs)).toContain('report-security-bursts')
  })
})
