import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { contactMessages, mails } from '#app/database/schema.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import * as notifications from './notifications.server.tsx'
import { leaveMessage, type ContactForm } from './messages.server.ts'

openTestDatabase('empty', 'public')
const [composeContactConfirmation, composeContactMessage] = [
  inPool('jobs', notifications.composeContactConfirmation),
  inPool('jobs', notifications.composeContactMessage),
]

beforeEach(async () => {
  await database.delete(mails)
  await database.delete(contactMessages)
})

const question: ContactForm = {
  name: 'Oriol <b>Puig</b>, "el Xef"',
  email: 'oriol@example.org',
  phone: '600 000 000',
  message: 'Feu menús per a celíacs?\n\nGràcies & <fins> aviat',
  language: 'ca',
  privacyVersion: '2026-11-21',
}

describe('leaving a message', () => {
  test('stores it with one mail to the club and one to the sender in their language', async () => {
    await leaveMessage(question)
    const [row] = await database.select().from(contactMessages)
    expect(row).toMatchObject(question)
    expect(await database.select().from(mails).orderBy(mails.kind)).toMatchObject([
      { kind: 'contact-confirmation', ref: row?.id, recipient: 'oriol@example.org', language: 'ca' },
      { kind: 'contact-message', ref: row?.id, recipient: 'hola@elcercle.example', language: 'es' },
    ])
  })

  test('twenty times at once is one message', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        leaveMessage({ ...question, email: n % 2 ? 'Oriol@Example.org' : 'oriol@example.org' }),
      ),
    )
    expect(await counts()).toEqual({ messages: 1, mails: 2 })
  })

  test('with another text, or from another address, is another message', async () => {
    await leaveMessage(question)
    await leaveMessage({ ...question, message: 'I per a vegans?' })
    await leaveMessage({ ...question, email: 'clara@example.org' })
    expect(await counts()).toEqual({ messages: 3, mails: 6 })
  })

  test('with the same text a day later is a new message', async () => {
    await leaveMessage(question)
    await database.update(contactMessages).set({ createdAt: sql`now() - interval '24 hours 1 minute'` })
    await leaveMessage(question)
    expect(await counts()).toEqual({ messages: 2, mails: 4 })
  })
})

describe('the mails', () => {
  test('to the club contains the message unchanged, and a reply goes to its sender', async () => {
    const mail = await composeContactMessage({ contactMessageId: await storedMessageId() }, 'es')
    expect(mail?.replyTo).toEqual({ name: question.name, address: question.email })
    expect(mail?.html).toContain('Gràcies &amp; &lt;fins&gt; aviat')
    expect(mail?.html).not.toContain('<b>')
    expect(mail?.text).toContain('Feu menús per a celíacs?\n\nGràcies & <fins> aviat')
    expect(mail?.text).toContain('600 000 000')
  })

  test.each([
    ['es', 'Mensaje de', ['Mensaje desde la web', 'Idioma', 'Catalán']],
    ['ca', 'Missatge d’', ['Missatge des del web', 'Llengua', 'Català']],
  ] as const)('to the club is in its language (%s)', async (language, subject, words) => {
    const mail = await composeContactMessage({ contactMessageId: await storedMessageId() }, language)
    expect(mail?.subject).toContain(subject)
    for (const word of words) expect(mail?.text).toContain(word)
  })

  test.each([
    ['es', 'Hemos recibido tu mensaje'],
    ['ca', 'Hem rebut el teu missatge'],
  ] as const)('to the sender contains nothing that the sender typed (%s)', async (language, subject) => {
    const mail = await composeContactConfirmation({ contactMessageId: await storedMessageId() }, language)
    expect(mail?.subject).toBe(subject)
    for (const typed of ['Oriol', 'Puig', 'oriol@', 'celíacs', '600 000']) expect(mail?.html).not.toContain(typed)
  })

  test('are not rendered once the message has been deleted', async () => {
    const id = await storedMessageId()
    await database.delete(contactMessages).where(eq(contactMessages.id, id))
    expect(await composeContactMessage({ contactMessageId: id }, 'es')).toBeNull()
    expect(await composeContactConfirmation({ contactMessageId: id }, 'es')).toBeNull()
  })
})

async function storedMessageId(): Promise<string> {
  await leaveMessage(question)
  const [row] = await database.select({ id: contactMessages.id }).from(contactMessages)
  return row?.id ?? ''
}

async function counts() {
  return { messages: await database.$count(contactMessages), mails: await database.$count(mails) }
}
