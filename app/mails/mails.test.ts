import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog, mails } from '#app/database/schema.ts'
import * as lostMails from '#app/platform/mail/lost-mails.server.ts'
import { enqueueMail, sendMailAgain } from '#app/platform/mail/mail.server.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { listMails } from './mails.server.ts'

openTestDatabase('empty', 'panel')
const enqueueLostMails = inPool('jobs', lostMails.enqueueLostMails)

beforeEach(async () => {
  await database.delete(mails)
  await database.execute(sql`delete from pgboss.job where name = 'send-mail'`)
})

const all = { search: '', page: 1, limit: 25, offset: 0 }
const someone = '9f3c0000-0000-4000-8000-000000000000'

async function enqueue(recipient: string, given: Partial<typeof mails.$inferInsert> = {}): Promise<string> {
  await database.transaction((tx) =>
    enqueueMail(tx, { kind: 'registration', ref: recipient, data: { partyId: recipient }, recipient, language: 'ca' }),
  )
  const [row] = await database
    .update(mails)
    .set({ recipient, ...given })
    .where(sql`${mails.recipient} = ${recipient}`)
    .returning({ id: mails.id })
  return row?.id ?? ''
}

async function jobsOf(id: string): Promise<number> {
  const [row] = await database.execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from pgboss.job where name = 'send-mail' and data ->> 'id' = ${id} and state in ('created', 'retry', 'active')`,
  )
  return row?.jobs ?? -1
}

describe('the mail log', () => {
  test('filters by state, kind and message, and finds a recipient', async () => {
    await enqueue('clara@example.org', { status: 'sent', attempts: 1, sentAt: new Date() })
    await enqueue('nuria@example.org', { status: 'failed', attempts: 3, lastError: 'EENVELOPE 550' })
    await enqueue('oriol@example.org', { kind: 'contact-confirmation' })
    const message = '0b7c5a3e-6a54-4c7e-9b0e-2f4f6f1f2a11'
    await enqueue('pere@example.org', { kind: 'reminder', data: { partyId: randomUUID(), messageId: message } })
    const none = { state: null, kind: null, message: null }
    const recipients = async (filter: Partial<Parameters<typeof listMails>[0]>, search = '') =>
      (await listMails({ request: { ...all, search }, ...none, ...filter, order: '-fecha' })).rows.map(
        ({ recipient }) => recipient,
      )
    expect(await recipients({})).toEqual(['pere', 'oriol', 'nuria', 'clara'].map((name) => `${name}@example.org`))
    expect(await recipients({ state: 'failed' })).toEqual(['nuria@example.org'])
    expect(await recipients({ kind: 'contact-confirmation' })).toEqual(['oriol@example.org'])
    expect(await recipients({ message })).toEqual(['pere@example.org'])
    expect(await recipients({}, 'CLARA')).toEqual(['clara@example.org'])
    expect(await recipients({ state: 'queued', kind: 'registration' })).toEqual([])
  })
})

describe('sending again', () => {
  test('enqueues a failed mail and writes who asked for it', async () => {
    const id = await enqueue('nuria@example.org', { status: 'failed', lastError: 'EENVELOPE 550' })
    expect(await sendMailAgain({ id: someone }, id)).toEqual({ ok: true, was: 'failed' })
    expect(
      (await listMails({ request: all, state: null, kind: null, message: null, order: '-fecha' })).rows[0],
    ).toMatchObject({ status: 'queued', lastError: null })
    expect(await jobsOf(id)).toBe(2)
    expect(
      await database
        .select({ action: auditLog.action, subject: auditLog.subject, actor: auditLog.actor })
        .from(auditLog),
    ).toContainEqual({ action: 'mail.sent-again', subject: id, actor: someone })
  })

  test('sends a sent mail as another message, and refuses queued and unknown ones', async () => {
    const sent = await enqueue('clara@example.org', { status: 'sent', sentAt: new Date() })
    expect(await sendMailAgain({ id: someone }, sent)).toEqual({ ok: true, was: 'sent' })
    expect((await database.select({ sentAgain: mails.sentAgain }).from(mails))[0]).toEqual({ sentAgain: 1 })
    expect(await sendMailAgain({ id: someone }, sent)).toEqual({ ok: false, reason: 'queued' })
    expect(await sendMailAgain({ id: someone }, someone)).toEqual({ ok: false, reason: 'unknown' })
  })
})

describe('a queued mail without a job', () => {
  test('gets one from the sweep, once; sent and failed mails and those with a job get none', async () => {
    const lost = await enqueue('lost@example.org')
    const sent = await enqueue('sent@example.org', { status: 'sent' })
    const failed = await enqueue('failed@example.org', { status: 'failed' })
    await database.execute(sql`delete from pgboss.job where name = 'send-mail'`)
    const waiting = await enqueue('waiting@example.org')
    expect(await Promise.all([enqueueLostMails(), enqueueLostMails()])).toEqual(expect.arrayContaining([1, 0]))
    expect(await Promise.all([lost, sent, failed, waiting].map(jobsOf))).toEqual([1, 0, 0, 1])
  })

  test('gets one when its job has failed for good', async () => {
    const id = await enqueue('given-up@example.org')
    await database.execute(sql`update pgboss.job set state = 'failed' where data ->> 'id' = ${id}`)
    expect(await enqueueLostMails()).toBe(1)
    expect(await jobsOf(id)).toBe(1)
  })
})
