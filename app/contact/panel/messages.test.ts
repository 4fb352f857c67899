import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog, contactMessages, mails } from '#app/database/schema.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { deleteMessage, listMessages, markAnswered, markRead } from './messages.server.ts'
import * as messages from '#app/contact/messages.server.ts'

const secretary = { id: 'secretaria' }

openTestDatabase('empty', 'panel')
const leaveMessage = inPool('public', messages.leaveMessage)

beforeEach(async () => {
  await database.delete(mails)
  await database.delete(contactMessages)
})

const all = { search: '', page: 1, limit: 25, offset: 0 }
const write = async (name: string, message = 'Feu menús per a celíacs?') => {
  await leaveMessage({
    name,
    email: `${name.length}@example.org`,
    phone: undefined,
    message,
    language: 'ca',
    privacyVersion: '2026-11-21',
  })
  return (await listMessages({ request: { ...all, search: name }, state: null, order: '-fecha' })).rows[0]?.id ?? ''
}

describe('the inbox', () => {
  test('filters by state, and searches without case and accents', async () => {
    const oriol = await write('Oriol')
    await write('Clàudia')
    await markRead(secretary, oriol, true)
    const names = async (state: 'unread' | 'read' | 'unanswered' | null, search = '') =>
      (await listMessages({ request: { ...all, search }, state, order: '-fecha' })).rows.map(({ name }) => name)
    expect(await names('read')).toEqual(['Oriol'])
    expect(await names('unread')).toEqual(['Clàudia'])
    expect(await names('unanswered')).toEqual(['Clàudia', 'Oriol'])
    expect(await names(null, 'CLAUDIA')).toEqual(['Clàudia'])
    expect(await names(null, 'celiacs')).toHaveLength(2)
    expect(await names(null, '_')).toEqual([])
  })

  test('stores when a message was first read, and can be marked as unanswered again', async () => {
    const id = await write('Oriol')
    await markRead(secretary, id, true)
    const [first] = await database.select().from(contactMessages)
    await markRead(secretary, id, true)
    expect((await database.select().from(contactMessages))[0]?.readAt).toEqual(first?.readAt)
    expect(await markAnswered(secretary, id, true)).toBe(true)
    expect((await listMessages({ request: all, state: 'unanswered', order: '-fecha' })).total).toBe(0)
    await markAnswered(secretary, id, false)
    expect((await listMessages({ request: all, state: 'unanswered', order: '-fecha' })).total).toBe(1)
  })

  test('marks a message as unread again, and notes each change once', async () => {
    const id = await write('Oriol')
    for (const read of [true, false, false]) await markRead(secretary, id, read)
    expect((await listMessages({ request: all, state: 'unread', order: '-fecha' })).total).toBe(1)
    const noted = await database.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subject, id))
    expect(noted.map(({ action }) => action)).toEqual(['message.read', 'message.unread'])
  })

  test('deletes a message with its mails, and no other', async () => {
    const id = await write('Oriol')
    await write('Montserrat')
    expect(await deleteMessage({ id: 'clara' }, id)).toBe(true)
    expect(await deleteMessage({ id: 'clara' }, id)).toBe(false)
    expect(await database.$count(contactMessages)).toBe(1)
    expect(await database.$count(mails)).toBe(2)
    expect(await markAnswered(secretary, id, true)).toBe(false)
  })
})
