import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  eventMessages,
  mails,
  memberAccounts,
  membershipRequests,
  messageMembers,
  socios,
} from '#app/database/schema.ts'
import { withholdDueMessages } from '#app/event-messages/due-messages.server.ts'
import { sendDueMessages } from '#app/event-messages/send-messages.server.ts'
import { chooseNews, chooseNewsByToken, findNewsChoice } from '#app/membership/news/news-choice.server.ts'
import type { WrittenMessage } from '#app/messages/message-scope.ts'
import { saveDraft, stopMessage, testMessage } from '#app/messages/written-messages.server.ts'
import { scheduleMessage } from '#app/messages/schedule-message.server.ts'
import { eraseMails } from '#app/platform/mail/queued-mails.server.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { insertRow, updateRow } from '#tests/harness/rows.ts'
import { mailData } from '#tests/harness/mail-data.ts'
import { makeRequest } from '#tests/membership-fixtures.ts'
import { makeAccount } from '#tests/treasury-fixtures.ts'
import { composeMemberMessage } from './member-message.server.tsx'
import { listMemberMessages } from './list-messages.server.ts'
import { sendMemberMessages } from './send-messages.server.ts'
import { beginForChosen, messagesToMembers } from './to-members.server.ts'

openTestDatabase('empty', 'panel')

const HOUR_MS = 3_600_000
const actor = { id: 'montse', email: 'montse@example.org' }
const send = inPool('jobs', sendMemberMessages)
const compose = inPool('jobs', composeMemberMessage)

beforeEach(async () => {
  await database.delete(mails)
  await database.delete(eventMessages)
  await database.delete(memberAccounts)
  await database.delete(socios)
  await database.delete(membershipRequests)
})

async function makeMember(given: Partial<typeof socios.$inferInsert> = {}) {
  const membershipRequestId = await makeRequest({ status: 'approved' })
  const values = { membershipRequestId, fullName: 'Aurora Bosch', email: 'aurora@example.org', language: 'ca' } as const
  return insertRow(socios, { ...values, ...given })
}

const written = (given: Partial<WrittenMessage> = {}): WrittenMessage => ({
  id: randomUUID(),
  version: 0,
  audience: 'members',
  purpose: 'news',
  subject: 'Cena de otoño',
  body: 'Hola, {nombre}: hay cena.',
  subjectCa: 'Sopar de tardor',
  bodyCa: 'Hola, {nom}: hi ha sopar.',
  ...given,
})
const schedule = (message: WrittenMessage, at: Date | null = null, again = false) =>
  scheduleMessage(messagesToMembers, message, at, actor, again)
const mailed = () => database.select().from(mails).orderBy(mails.language, mails.recipient)
const stored = async (id: string) => (await database.select().from(eventMessages).where(eq(eventMessages.id, id)))[0]
const composed = async (mail: Awaited<ReturnType<typeof mailed>>[number] | undefined) =>
  mail && compose(mailData('member-message', mail), mail.language, mail.recipient)

describe('A message to members', () => {
  test('is one mail a person, also where two share an address, each in their own language; sent twice it is one', async () => {
    await makeMember()
    await makeMember({ fullName: 'Pere Mas', language: 'es' })
    await makeMember({ fullName: 'De Baixa', email: 'baixa@example.org', status: 'inactive' })
    const { id } = await makeMember({ fullName: 'Difunta', email: 'difunta@example.org' })
    await makeAccount({ id, socioId: id, holdWhy: 'MD07' })
    const message = written()
    expect(await schedule(message)).toEqual({ ok: true, mails: 2 })
    expect(await schedule(message)).toEqual({ ok: false, reason: 'conflict' })
    await Promise.all([send(), send()])
    await send()
    const [ca, es, ...others] = await mailed()
    expect(others).toEqual([])
    expect([await composed(ca), await composed(es)]).toMatchObject([
      { subject: 'Sopar de tardor', text: expect.stringContaining('Hola, Aurora: hi ha sopar.') },
      { subject: 'Cena de otoño', text: expect.stringContaining('Hola, Pere: hay cena.') },
    ])
    expect(await listMemberMessages()).toMatchObject([
      { id: message.id, state: 'sent', audience: 'members', figures: { all: 2, sent: 0, queued: 2, failed: 0 } },
    ])
  })

  test('reaches one type of members, or those that were chosen, who are forgotten once it is sent', async () => {
    const honour = await makeMember({ fullName: 'Pere Mas', membershipType: 'Honor' })
    const regular = await makeMember({ email: 'berta@example.org' })
    const left = await makeMember({ email: 'left@example.org', status: 'inactive' })
    expect(await schedule(written({ audience: 'member-type', membershipType: 'Honor' }))).toEqual({
      ok: true,
      mails: 1,
    })
    await send()
    expect((await mailed()).map(({ data }) => data)).toMatchObject([{ requestId: honour.membershipRequestId }])

    expect(await beginForChosen([left.id, randomUUID()], actor)).toBeNull()
    const id = (await beginForChosen([regular.id, left.id], actor)) ?? ''
    expect(await database.$count(messageMembers)).toBe(1)
    const chosen = written({ id, version: 1, audience: 'chosen-members', body: 'Hola, {nombre}.' })
    expect(await schedule(chosen)).toEqual({ ok: true, mails: 1 })
    await send()
    expect(await database.$count(mails, eq(mails.recipient, 'berta@example.org'))).toBe(1)
    expect(await database.$count(messageMembers)).toBe(0)
    expect(await schedule(written({ audience: 'chosen-members' }))).toMatchObject({ reason: 'nobody' })
  })

  test('of news has a link to refuse them, for readers and for mail programs', async () => {
    const { id } = await makeMember()
    await schedule(written())
    await send()
    const [mail] = await mailed()
    const message = await composed(mail)
    const url = message?.unsubscribeUrl ?? ''
    expect(url).toMatch(/^http\S+\/ca\/novedades\?token=/)
    expect(message?.html).toContain(url)
    const token = new URL(url).searchParams.get('token') ?? ''
    expect(await findNewsChoice(token)).toEqual({ wantsNews: true })
    expect(await chooseNewsByToken(token, false)).toEqual({ ok: true })
    expect(await composed(mail), 'it had not left').toBeNull()
    expect(await schedule(written({ body: 'Otra cosa' }))).toEqual({ ok: false, reason: 'nobody' })
    expect(await chooseNewsByToken(token.replace(/.$/, ''), true)).toEqual({ ok: false, reason: 'unknown' })
    expect(await findNewsChoice(token.replace(id, randomUUID()))).toBeNull()
    await database.update(socios).set({ status: 'inactive' })
    expect([await findNewsChoice(token), await chooseNewsByToken(token, true)]).toEqual([
      null,
      { ok: false, reason: 'unknown' },
    ])
  })

  test('of service reaches who wants no news', async () => {
    const { id } = await makeMember()
    await chooseNews(id, false)
    expect(await schedule(written({ purpose: 'service' }))).toEqual({ ok: true, mails: 1 })
    await send()
    const message = await composed((await mailed())[0])
    expect(message?.text).toContain('perquè ets soci')
    expect(message?.unsubscribeUrl).toBeUndefined()
    expect(message?.text).not.toContain('novedades')
  })

  test('is dropped for who leaves, or has another address, before it has left', async () => {
    const { id } = await makeMember()
    await schedule(written({ purpose: 'service' }))
    await send()
    const [mail] = await mailed()
    await updateRow(socios, id, { email: 'altra@example.org' })
    expect(await composed(mail)).toBeNull()
    await updateRow(socios, id, { email: 'AURORA@example.org' })
    expect(await composed(mail)).not.toBeNull()
    await updateRow(socios, id, { status: 'inactive' })
    expect(await composed(mail)).toBeNull()
  })

  test('is stopped, and scheduled, and stays as it was when sending began', async () => {
    await makeMember()
    const message = written()
    const later = new Date(Date.now() + HOUR_MS)
    expect(await schedule(message, later)).toEqual({ ok: true, mails: 1 })
    await send()
    expect(await mailed()).toEqual([])
    expect(await stopMessage(messagesToMembers, message.id, actor)).toEqual({ ok: true, begun: false })
    expect(await stored(message.id)).toMatchObject({ state: 'draft', sendAt: null })
    await schedule({ ...message, version: 2 })
    await send()
    const [mail] = await mailed()
    expect(await composed(mail)).not.toBeNull()
    await expect(database.update(eventMessages).set({ purpose: 'service' })).rejects.toMatchObject({
      cause: { constraint_name: 'event_messages_frozen' },
    })
    expect(await stopMessage(messagesToMembers, message.id, actor)).toEqual({ ok: true, begun: true })
    expect(await composed(mail)).toBeNull()
  })

  test('is asked about when the same text leaves again within half an hour', async () => {
    await makeMember()
    const both = await Promise.all([schedule(written()), schedule(written())])
    expect(both.toSorted((a, b) => Number(b.ok) - Number(a.ok))).toEqual([
      { ok: true, mails: 1 },
      { ok: false, reason: 'repeated' },
    ])
    expect(await schedule(written(), null, true)).toEqual({ ok: true, mails: 1 })
    expect(await schedule(written({ audience: 'member-type', membershipType: 'Regular' }))).toMatchObject({ ok: true })
  })

  test('is not sent a day late, nor by a restored database, nor by the job of the events', async () => {
    await makeMember()
    const late = written()
    await schedule(late, new Date(Date.now() + HOUR_MS))
    await send(new Date(Date.now() + 30 * HOUR_MS))
    expect(await stored(late.id)).toMatchObject({ state: 'missed' })
    const due = written()
    await schedule(due)
    await inPool('jobs', sendDueMessages)(new Date())
    expect(await mailed()).toEqual([])
    await database.transaction((tx) => withholdDueMessages(tx))
    expect(await stored(due.id)).toMatchObject({ state: 'draft' })
    await send()
    expect(await mailed()).toEqual([])
  })

  test('whose sender dies between two batches loses nothing and reaches nobody twice', async () => {
    await database.execute(sql`
      with asked as (
        insert into membership_requests (full_name, email, status)
        select 'Soci ' || n, n || '@example.org', 'approved' from generate_series(1, 450) n returning id, full_name, email)
      insert into socios (membership_request_id, full_name, email) select id, full_name, email from asked`)
    const message = written()
    await schedule(message)
    await database.execute(sql`create function die() returns trigger language plpgsql as $$
      begin if (select count(*) from mails) > 300 then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$`)
    await database.execute(sql`create trigger die before insert on mails for each row execute function die()`)
    await expect(send()).rejects.toThrow()
    expect(await database.$count(mails)).toBe(200)
    await database.execute(sql`drop function die cascade`)
    await Promise.all([send(), send()])
    expect(await database.$count(mails)).toBe(450)
    expect(await stored(message.id)).toMatchObject({ state: 'sent', mailCount: 450 })
  })
})

test('A test goes to oneself in each written language, with nobody’s name and link, and counts as no mail', async () => {
  await makeMember()
  const message = written()
  expect(await testMessage(messagesToMembers, message, actor)).toEqual({ ok: true, mails: 2 })
  const [ca] = await mailed()
  expect(ca?.recipient).toBe(actor.email)
  const mail = await composed(ca)
  expect(mail?.text).toContain('només la reps tu')
  expect(mail?.text).toContain('Hola: hi ha sopar.')
  expect(mail?.text).not.toContain('token=')
  expect(mail?.unsubscribeUrl).toBeUndefined()
  await schedule({ ...message, version: 1 })
  await send()
  expect(await stored(message.id)).toMatchObject({ mailCount: 1 })
})

test('What was sent to a member goes with the request, and a chosen member with the record', async () => {
  const { id, membershipRequestId } = await makeMember()
  const message = (await beginForChosen([id], actor)) ?? ''
  await schedule(written())
  await send()
  await database.transaction((tx) => eraseMails(tx, 'requestId', [membershipRequestId]))
  expect(await mailed()).toEqual([])
  await database.delete(socios).where(inArray(socios.id, [id]))
  expect(await database.$count(messageMembers, eq(messageMembers.messageId, message))).toBe(0)
})

test('A draft of a message to members is none of an event’s', async () => {
  const draft = written()
  expect(await saveDraft(messagesToMembers, draft, actor)).toEqual({ ok: true })
  expect(await stored(draft.id)).toMatchObject({ eventId: null, purpose: 'news', state: 'draft' })
  await expect(
    database.insert(eventMessages).values({ eventId: null, kind: 'message', audience: 'booked', state: 'draft' }),
  ).rejects.toMatchObject({ cause: { constraint_name: 'event_messages_audience_check' } })
})
