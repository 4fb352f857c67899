import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog, mails } from '#app/database/schema.ts'
import * as mailing from '#app/platform/mail/mail.server.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { listMails } from './mails.server.ts'
import { mailProblem } from './mail-labels.ts'

openTestDatabase('empty', 'panel')
const { enqueueMail, sendMailAgain } = mailing
const enqueueLostMails = inPool('jobs', mailing.enqueueLostMails)

beforeEach(async () => {
  await database.delete(mails)
  await database.execute(sql`delete from pgboss.job where name = 'send-mail'`)
})

const all = { search: '', page: 1, limit: 25, offset: 0 }
const someone = '9f3c0000-0000-4000-8000-000000000000'

/** A mail that is owed, and what became of it. */
async function owe(recipient: string, given: Partial<typeof mails.$inferInsert> = {}): Promise<string> {
  await database.transaction((tx) =>
    enqueueMail(tx, { kind: 'registration', ref: recipient, recipient, language: 'ca' }),
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
  test('filters by state and kind, and finds a recipient', async () => {
    await owe('clara@example.org', { status: 'sent', attempts: 1, sentAt: new Date() })
    await owe('nuria@example.org', { status: 'failed', attempts: 3, lastError: 'EENVELOPE 550' })
    await owe('oriol@example.org', { kind: 'contact-confirmation' })
    const recipients = async (...asked: [Parameters<typeof listMails>[1], string | null, string?]) =>
      (await listMails({ ...all, search: asked[2] ?? '' }, asked[0], asked[1])).rows.map(({ recipient }) => recipient)
    expect(await recipients(null, null)).toEqual(['oriol@example.org', 'nuria@example.org', 'clara@example.org'])
    expect(await recipients('failed', null)).toEqual(['nuria@example.org'])
    expect(await recipients(null, 'contact-confirmation')).toEqual(['oriol@example.org'])
    expect(await recipients(null, null, 'CLARA')).toEqual(['clara@example.org'])
    expect(await recipients('queued', 'registration')).toEqual([])
  })

  test.each([
    ['EENVELOPE 550', 'rechazado para siempre (550)'],
    ['EMESSAGE 451', 'probar más tarde (451)'],
    ['ESOCKET', 'No se ha podido hablar'],
    ['EAUTH 535', 'SMTP_URL'],
    ['nothing to say any more', 'ya no existe'],
    ['ENOSPC', 'disco'],
    ['TypeError: x', 'TypeError: x'],
  ])('says «%s» in words', (kept, words) => expect(mailProblem(kept)).toContain(words))
})

describe('sending again', () => {
  test('puts a failed mail into the queue, and notes who asked', async () => {
    const id = await owe('nuria@example.org', { status: 'failed', lastError: 'EENVELOPE 550' })
    expect(await sendMailAgain(someone, id)).toEqual({ ok: true, was: 'failed' })
    expect((await listMails(all, null, null)).rows[0]).toMatchObject({ status: 'queued', lastError: null })
    expect(await jobsOf(id)).toBe(2)
    expect(
      await database
        .select({ action: auditLog.action, subject: auditLog.subject, actor: auditLog.actor })
        .from(auditLog),
    ).toContainEqual({ action: 'mail.sent-again', subject: id, actor: someone })
  })

  test('sends one that was sent as another message, and leaves alone what waits or is no more', async () => {
    const sent = await owe('clara@example.org', { status: 'sent', sentAt: new Date() })
    expect(await sendMailAgain(someone, sent)).toEqual({ ok: true, was: 'sent' })
    expect((await database.select({ sentAgain: mails.sentAgain }).from(mails))[0]).toEqual({ sentAgain: 1 })
    expect(await sendMailAgain(someone, sent)).toEqual({ ok: false, reason: 'queued' })
    expect(await sendMailAgain(someone, someone)).toEqual({ ok: false, reason: 'unknown' })
  })
})

describe('a mail that is owed but has no job any more', () => {
  test('gets one from the sweep, once; what was sent, has failed or has a job gets none', async () => {
    const lost = await owe('lost@example.org')
    const sent = await owe('sent@example.org', { status: 'sent' })
    const failed = await owe('failed@example.org', { status: 'failed' })
    await database.execute(sql`delete from pgboss.job where name = 'send-mail'`)
    const waiting = await owe('waiting@example.org')
    expect(await Promise.all([enqueueLostMails(), enqueueLostMails()])).toEqual(expect.arrayContaining([1, 0]))
    expect(await Promise.all([lost, sent, failed, waiting].map(jobsOf))).toEqual([1, 0, 0, 1])
  })

  test('also when its job has given up', async () => {
    const id = await owe('given-up@example.org')
    await database.execute(sql`update pgboss.job set state = 'failed' where data ->> 'id' = ${id}`)
    expect(await enqueueLostMails()).toBe(1)
    expect(await jobsOf(id)).toBe(1)
  })
})
