import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliveryReport } from '../harness/delivery-report.ts'
import { insertEvent, insertMember, insertRequest } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { registrationFields } from '../harness/registration-fields.ts'
import { runServer } from '../harness/server.ts'
import { smtpServer } from '../harness/smtp.ts'
import { testSite } from '../harness/site.ts'
import { pageText, visitor } from '../harness/visitor.ts'

const TOKEN = 'a token of the mail server'
let post: Awaited<ReturnType<typeof smtpServer>>
let event = 0

beforeAll(async () => {
  post = await smtpServer((recipient) => {
    if (recipient.startsWith('gone')) return { code: 550, text: `5.1.1 <${recipient}>: User unknown` }
    if (recipient.startsWith('plain')) return { code: 550, text: 'No such user' }
    if (recipient.startsWith('later')) return { code: 450, text: '4.2.2 Mailbox full' }
    return null
  })
})
afterAll(() => post.close())
const { url, server, sql, signedIn } = testSite('empty', () => ({ SMTP_URL: post.url, BOUNCE_TOKEN: TOKEN }))
const montse = signedIn('admin', 'montse')
beforeAll(async () => {
  event = await insertEvent(sql, { title: 'Cena de gala', title_ca: 'Sopar de gala', max_participants: 100 })
})
beforeEach(() => sql`update mails set bounced_at = null, bounce_code = null`)

type Mail = { id: string; status: string; attempts: number; bounceCode: string | null; lastError: string | null }

async function book(name: string, email: string): Promise<Mail> {
  const fields = registrationFields({ full_name: name, email })
  expect((await visitor(server.url).post(`/eventos/${event}/inscripcion`, fields)).status).toBe(200)
  await until(async () => ((await mailTo(email))?.attempts ?? 0) > 0)
  return (await mailTo(email)) as Mail
}

async function mailTo(email: string): Promise<Mail | undefined> {
  const [mail] = await sql<Mail[]>`select id, status, attempts, bounce_code as "bounceCode", last_error as "lastError"
    from mails where recipient = ${email}`
  return mail
}

const dashboard = async () => pageText(await montse.get('/admin/dashboard'))

describe('An address that the mail server refuses at once', () => {
  test.each([
    ['for good, with an enhanced code', 'gone@example.org', '5.1.1'],
    ['for good, without one', 'plain@example.org', '550'],
    ['for now', 'later@example.org', null],
  ])('%s', async (_name, email, bounceCode) => {
    expect((await book('Núria Puig', email)).bounceCode).toBe(bounceCode)
  })
})

describe('POST /rebotes', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/rebotes`, {
      method: 'POST',
      body,
      headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'message/rfc822', ...headers },
    })
  const json = { 'Content-Type': 'application/json' }
  const idOf = (mail: Mail, again = '') => `<${mail.id}${again}@${new URL(server.url).hostname}>`
  let clara: Mail
  beforeAll(async () => {
    clara = await book('Clara Vidal', 'clara@example.org')
  })
  beforeEach(() => sql`update mails set status = 'sent', last_error = null where id = ${clara.id}`)

  test('marks the recipient of a mail that was sent, and its mail has not arrived', async () => {
    const report = deliveryReport({ messageId: idOf(clara), recipient: 'Clara@Example.org' })
    const answer = await send(report)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(await mailTo('clara@example.org')).toMatchObject({
      status: 'failed',
      bounceCode: '5.1.1',
      lastError: 'BOUNCE 5.1.1',
    })
    const page = await (await montse.get('/admin/correos?estado=failed&q=clara')).text()
    expect(page).toContain('rechazado para siempre (5.1.1)')
  })

  test.each<[string, () => string]>([
    [
      'a refusal for now',
      () => deliveryReport({ messageId: idOf(clara), recipient: 'clara@example.org', status: '4.2.2' }),
    ],
    ['a delay', () => deliveryReport({ messageId: idOf(clara), recipient: 'clara@example.org', action: 'delayed' })],
    ['another recipient', () => deliveryReport({ messageId: idOf(clara), recipient: 'nuria@example.org' })],
    [
      'a mail that was never sent',
      () => deliveryReport({ messageId: `<${crypto.randomUUID()}@localhost>`, recipient: 'clara@example.org' }),
    ],
    [
      'a message of another host',
      () => deliveryReport({ messageId: `<${clara.id}@evil.example>`, recipient: 'clara@example.org' }),
    ],
    ['a message of nobody', () => deliveryReport({ messageId: '<hello@example.org>', recipient: 'clara@example.org' })],
  ])('marks nothing for a report of %s, and answers the same', async (_name, report) => {
    const answer = await send(report())
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(await mailTo('clara@example.org')).toMatchObject({ status: 'sent', bounceCode: null })
  })

  test('knows a mail that was sent once more by its own Message-ID', async () => {
    await send(deliveryReport({ messageId: idOf(clara, '.2'), recipient: 'clara@example.org' }))
    expect(await mailTo('clara@example.org')).toMatchObject({ bounceCode: '5.1.1' })
  })

  test('takes what a mail service posts about an address that has got mails', async () => {
    const notice = {
      email: 'CLARA@example.org',
      reason: '550 5.2.1 clara@example.org disabled',
      at: new Date().toISOString(),
    }
    for (const [given, bounceCode] of [
      [{ ...notice, email: 'stranger@example.org' }, null],
      [{ ...notice, reason: '452 4.2.2 full' }, null],
      [{ ...notice, at: '2020-01-01T00:00:00Z' }, null],
      [notice, '5.2.1'],
      [{ ...notice, reason: '554 refused' }, '554'],
    ] as const) {
      expect((await send(JSON.stringify(given), json)).status).toBe(204)
      expect(await mailTo('clara@example.org')).toMatchObject({ bounceCode })
    }
    const [stored] = await sql`select count(*)::int as n from mails where mails::text like '%disabled%'`
    expect(stored?.n).toBe(0)
  })

  test.each([
    ['text', 'text', json],
    ['no object', '[]', json],
    [
      'another field',
      JSON.stringify({ email: 'c@example.org', reason: '5.1.1', at: '2026-11-27T10:00:00Z', more: 1 }),
      json,
    ],
    ['no status code', JSON.stringify({ email: 'c@example.org', reason: 'gone', at: '2026-11-27T10:00:00Z' }), json],
    ['the future', JSON.stringify({ email: 'c@example.org', reason: '5.1.1', at: '2126-11-27T10:00:00Z' }), json],
    ['no time', JSON.stringify({ email: 'c@example.org', reason: '5.1.1', at: 'yesterday' }), json],
    ['a NUL', JSON.stringify({ email: 'c\0@example.org', reason: '5.1.1', at: '2026-11-27T10:00:00Z' }), json],
    ['an ordinary mail', 'Subject: Hola\n\nUn abrazo.', {}],
    ['nothing', '', {}],
  ])('refuses %s', async (_name, body, headers) => {
    expect((await send(body, headers)).status).toBe(422)
  })

  test('refuses other tokens, methods, types and sizes', async () => {
    const report = deliveryReport({ messageId: idOf(clara), recipient: 'clara@example.org' })
    expect((await send(report, { Authorization: 'Bearer another' })).status).toBe(401)
    expect((await send(report, { Authorization: '' })).status).toBe(401)
    expect((await fetch(`${server.url}/rebotes`)).status).toBe(405)
    expect((await send(report, { 'Content-Type': 'text/plain' })).status).toBe(415)
    const large = report + ' '.repeat(256 * 1024)
    expect((await send(large)).status).toBe(413)
    const chunks = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(large))
        controller.close()
      },
    })
    const streamed = { method: 'POST', body: chunks, duplex: 'half' } as RequestInit
    const headers = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'message/rfc822' }
    expect((await fetch(`${server.url}/rebotes`, { ...streamed, headers })).status).toBe(413)
    expect(await mailTo('clara@example.org')).toMatchObject({ bounceCode: null })
  })

  test('is rate limited, whatever the token', async () => {
    const many = Array.from({ length: 610 }, () => send('', { Authorization: 'Bearer guess' }))
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    await sql`delete from budgets`
  })
})

describe('The queue of the dashboard', () => {
  test('says whose address receives no mail, in both languages, until somebody says that it works', async () => {
    const { id } = await book('Gemma Pla', 'gemma@example.org')
    await sql`update mails set bounced_at = now() - interval '3 days', bounce_code = '5.1.1' where id = ${id}`
    const page = await dashboard()
    for (const words of [
      'Una dirección no recibe correo',
      'Gemma Pla · gemma@example.org',
      'El buzón no existe. Último correo: Inscripción confirmada.',
      'hace 3 días',
      'Ya funciona',
      `href="/admin/eventos/${event}/inscripciones?q=gemma%40example.org"`,
    ])
      expect(page).toContain(words)
    await sql`update usuarios set panel_language = 'ca' where id = 'montse'`
    const catalan = await dashboard()
    for (const words of ['Una adreça no rep correu', 'La bústia no existeix.', 'Ja funciona'])
      expect(catalan).toContain(words)
    await sql`update usuarios set panel_language = 'es' where id = 'montse'`

    const list = await (await montse.get(`/admin/eventos/${event}/inscripciones?q=gemma`)).text()
    expect(list).toContain('No recibe correo')
    for (let press = 0; press < 2; press++)
      expect((await montse.post('/admin/dashboard', { act: 'address-works', id })).status).toBe(200)
    expect(await dashboard()).not.toContain('gemma@example.org')
    const events = await sql`select subject from audit_log where action = 'mail.address-works'`
    expect([...events]).toEqual([{ subject: id }])
    expect(await (await montse.get(`/admin/eventos/${event}/inscripciones?q=gemma`)).text()).not.toContain(
      'No recibe correo',
    )
  })

  test('leaves out an address that nobody has any more', async () => {
    const { id } = await book('Pol Vila', 'pol.vila@example.org')
    await sql`update mails set bounced_at = now(), bounce_code = '5.1.1' where id = ${id}`
    expect(await dashboard()).toContain('pol.vila@example.org')
    await sql`update event_parties set email = 'pol@example.net' where email = 'pol.vila@example.org'`
    expect(await dashboard()).not.toContain('pol.vila@example.org')
  })

  test('names members, requests, messages, accounts and kitchens, and counts those that it does not list', async () => {
    const member = await insertMember(sql, { full_name: 'Aina Roca', email: 'aina@example.org' })
    await insertRequest(sql, { full_name: 'Biel Mas', email: 'biel@example.org' })
    await sql`insert into contact_messages (name, email, message, privacy_version) values ('Cesc Pi', 'cesc@example.org', 'Hola', 'x')`
    await sql`insert into usuarios (id, name, email) values ('duna', 'Duna Sol', 'duna@example.org')`
    for (const name of ['aina', 'biel', 'cesc', 'duna', 'nobody', 'eva1', 'eva2'])
      await sql`insert into mails (kind, ref, data, recipient, language, status, bounced_at, bounce_code)
        values ('team-notice', ${name}, '{}', ${`${name}@example.org`}, 'es', 'failed', now(), '5.2.2')`
    const page = await dashboard()
    for (const words of [
      '4 direcciones no reciben correo',
      `href="/admin/socios/${member.id}"`,
      'href="/admin/solicitudes?q=biel%40example.org&amp;estado=all"',
      'href="/admin/mensajes?q=cesc%40example.org"',
      'href="/admin/usuarios?q=duna%40example.org"',
      'El buzón está lleno.',
    ])
      expect(page).toContain(words)
    for (const name of ['eva1', 'eva2'])
      await sql`insert into usuarios (id, email) values (${name}, ${`${name}@example.org`})`
    const longer = await dashboard()
    expect(longer).toContain('6 direcciones no reciben correo')
    expect(longer).toContain('Y 1 más')
    expect(await (await montse.get(`/admin/socios/${member.id}`)).text()).toContain('No recibe correo')
  })
})

test('without the setting there is no such route', async () => {
  const other = await runServer({ DATABASE_URL: url, LOG_LEVEL: 'silent' })
  const answer = await fetch(`${other.url}/rebotes`, {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  })
  expect(answer.status).toBe(404)
  await other.stop()
})
