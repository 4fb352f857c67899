import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { operatorMailbox } from '#app/platform/club.server.ts'
import { recordFailure, recordSuccess } from '#app/backup/backup-state.server.ts'
import { database } from '#app/database/client.server.ts'
import { databaseFacts, incidents, mails } from '#app/database/schema.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { checkAnswers, countAnswer } from './answer-rate.server.ts'
import { checkBackups } from './check-backups.server.ts'
import { checkDisk } from './check-disk.server.ts'
import { checkKey } from './check-key.server.ts'
import { checkMail } from './check-mail.server.ts'
import { runChecks } from './checks.server.ts'
import { describeProblem } from './incident-labels.ts'
import { composeIncidentOpened, composeIncidentRecovered } from './alert-messages.server.tsx'
import { openIncidents, removeOldIncidents, reportHealthy, reportProblem } from './incidents.server.ts'

openTestDatabase()

beforeEach(async () => {
  await database.delete(incidents)
  await database.delete(mails)
})

const slowMail = { kind: 'mail', detail: { refused: 0, oldestMinutes: 40 } } as const
const queuedKinds = async () =>
  (await database.select({ kind: mails.kind, recipient: mails.recipient }).from(mails))
    .map(({ kind }) => kind)
    .toSorted()
const quietFor = (minutes: number) =>
  database.update(incidents).set({ lastSeenAt: sql`now() - make_interval(mins => ${minutes})` })

describe('An incident', () => {
  test('is notified once, independent of how many processes detect it', async () => {
    await Promise.all(Array.from({ length: 8 }, () => reportProblem(slowMail)))
    await reportProblem({ kind: 'mail', detail: { refused: 0, oldestMinutes: 41 } })
    expect(await queuedKinds()).toEqual(['incident-opened'])
    expect(await openIncidents()).toMatchObject([{ kind: 'mail', detail: { oldestMinutes: 41 } }])
  })

  test('ends after its quiet time with one notification; the next one is new', async () => {
    await reportProblem(slowMail)
    await quietFor(9)
    await reportHealthy('mail')
    expect(await openIncidents()).toHaveLength(1)
    await quietFor(11)
    await Promise.all(Array.from({ length: 8 }, () => reportHealthy('mail')))
    expect(await queuedKinds()).toEqual(['incident-opened', 'incident-recovered'])
    expect(await openIncidents()).toEqual([])
    await reportProblem(slowMail)
    expect(await queuedKinds()).toEqual(['incident-opened', 'incident-opened', 'incident-recovered'])
  })

  test('is mailed with the problem and the advice', async () => {
    await reportProblem({ kind: 'disk', detail: { free: { DATA_DIR: 7 } } })
    const [incident] = await openIncidents()
    const [mail] = await database.select().from(mails)
    expect(mail).toMatchObject({ recipient: operatorMailbox(), ref: incident?.id, language: 'es' })
    const opened = await composeIncidentOpened({ incidentId: incident?.id ?? '' }, 'es', '')
    expect(opened?.subject).toBe('Aviso de la web: Espacio en el disco')
    expect(opened?.text).toMatch(
      /Queda libre el 7\s% del disco de DATA_DIR\.[\s\S]*Libera espacio[\s\S]*\/admin\/dashboard/,
    )
    await quietFor(60)
    await reportHealthy('disk')
    expect((await composeIncidentRecovered({ incidentId: incident?.id ?? '' }, 'es', ''))?.subject).toBe(
      'Resuelto: Espacio en el disco',
    )
  })

  test('is removed a year after its end', async () => {
    for (const days of [366, 364]) {
      await database
        .insert(incidents)
        .values({ kind: 'disk', recoveredAt: sql`now() - make_interval(days => ${days})` })
    }
    await removeOldIncidents()
    expect(await database.$count(incidents)).toBe(1)
  })

  test('stays unchanged when its check fails', async () => {
    await reportProblem({ kind: 'key', detail: { ids: ['01234567'] } })
    await quietFor(60)
    await runChecks([{ kinds: ['key'], find: () => Promise.reject(new Error('unreadable')) }])
    expect(await openIncidents()).toHaveLength(1)
    await runChecks([{ kinds: ['key'], find: async () => [] }])
    expect(await openIncidents()).toEqual([])
  })
})

describe('The checks find', () => {
  const insertMail = (values: Partial<typeof mails.$inferInsert>) =>
    database
      .insert(mails)
      .values({ kind: 'registration', ref: String(Math.random()), data: {}, recipient: 'a@example.org', ...values })

  test('mail that was refused within the hour, or waits for half an hour', async () => {
    await insertMail({ status: 'failed', failedAt: sql`now() - interval '61 minutes'` as never })
    await insertMail({ createdAt: sql`now() - interval '29 minutes'` as never })
    await insertMail({ createdAt: sql`now() - interval '50 minutes'` as never, lastError: 'over budget: waits' })
    await insertMail({ kind: 'incident-opened', status: 'failed', failedAt: new Date() })
    expect(await checkMail()).toEqual([])
    await insertMail({ status: 'failed', failedAt: new Date() })
    expect(await checkMail()).toEqual([{ kind: 'mail', detail: { refused: 1, oldestMinutes: 0 } }])
    await insertMail({ createdAt: sql`now() - interval '31 minutes'` as never })
    expect(await checkMail()).toEqual([{ kind: 'mail', detail: { refused: 1, oldestMinutes: 31 } }])
  })

  test('a disk with less free space than it should have', async () => {
    expect(await checkDisk(0)).toEqual([])
    expect(await checkDisk(101)).toMatchObject([
      { kind: 'disk', detail: { free: { DATA_DIR: expect.any(Number) as number } } },
    ])
  })

  test('a backup that failed or is late', async () => {
    await recordSuccess('nightly', { at: new Date().toISOString() })
    expect(await checkBackups()).toEqual([])
    await recordFailure('nightly', new Error('anything'), new Date())
    const [problem] = await checkBackups()
    expect(problem).toMatchObject({ kind: 'backup-nightly', detail: { problem: 'nightly-failed', fault: 'fault' } })
    expect(problem && describeProblem(problem, 'es').text).toContain('ha fallado')
    await recordSuccess('nightly', { at: new Date(Date.now() - 49 * 3_600_000).toISOString() })
    expect(await checkBackups()).toMatchObject([{ kind: 'backup-nightly', detail: { problem: 'nightly-late' } }])
  })

  test('a key that the next start would miss', async () => {
    await database
      .insert(databaseFacts)
      .values({ name: 'encryption-keys', value: { ids: ['00000000'] } })
      .onConflictDoUpdate({ target: databaseFacts.name, set: { value: { ids: ['00000000'] } } })
    expect(await checkKey()).toEqual([{ kind: 'key', detail: { ids: ['00000000'] } }])
    await database.delete(databaseFacts).where(eq(databaseFacts.name, 'encryption-keys'))
    expect(await checkKey()).toEqual([])
  })

  test('a burst of errors: twenty of them, and more than a twentieth of all answers', async () => {
    for (let n = 0; n < 19; n++) countAnswer(503)
    expect(await checkAnswers()).toEqual([])
    countAnswer(500)
    expect(await checkAnswers()).toEqual([{ kind: 'answers', detail: { failed: 20, all: 20 } }])
    for (let n = 0; n < 380; n++) countAnswer(200)
    expect(await checkAnswers()).toEqual([])
  })
})
