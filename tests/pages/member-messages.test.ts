import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashToken } from '#app/platform/secrets/secrets.server.ts'
import { signedInAs } from '../harness/accounts.ts'
import { insertMember } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { smtpServer } from '../harness/smtp.ts'
import { testSite } from '../harness/site.ts'
import { pageText, visitor } from '../harness/visitor.ts'

const ADDRESS = '/admin/socios/mensajes'
let smtp: Awaited<ReturnType<typeof smtpServer>>
beforeAll(async () => void (smtp = await smtpServer()))
afterAll(() => smtp.close())
const { server, sql, signedIn } = testSite('empty', () => ({ SMTP_URL: smtp.url }))
const office = signedIn('admin', 'montse')

beforeEach(async () => {
  smtp.mails.length = 0
  await sql`delete from event_messages`
  await sql`delete from mails`
  await sql`delete from socios`
  await sql`delete from membership_requests`
})

const makeMember = async (full_name: string, email: string, language: 'es' | 'ca', membership_type = 'Regular') =>
  (await insertMember(sql, { full_name, email, language, membership_type })).id

const texts = {
  subject: 'Cena de otoño',
  body: 'Hola, {nombre}.',
  subject_ca: 'Sopar de tardor',
  body_ca: 'Hola, {nom}.',
}
const fields = (given: Record<string, string> = {}) => ({
  act: 'schedule',
  message_id: randomUUID(),
  version: '0',
  audience: 'members',
  purpose: 'news',
  when: 'now',
  ...texts,
  ...given,
})
const send = (given: Record<string, string> = {}, by = office) => by.post(`${ADDRESS}.data`, fields(given))
const show = async (by = office, path = ADDRESS) => pageText(await by.get(path))
const refusedAt = async (id: string) =>
  (await sql<{ at: Date | null }[]>`select news_refused_at as at from socios where id = ${id}`)[0]?.at ?? null
const mailTo = (address: string) => until(() => smtp.mails.find(({ to }) => to?.some((one) => one.address === address)))
const header = (mail: Awaited<ReturnType<typeof mailTo>>, key: string) =>
  mail.headers.find((one) => one.key === key)?.value

test('A message leaves to each member in their own language, with the headers of RFC 8058, and is listed', async () => {
  await makeMember('Aurora Bosch', 'aurora@example.org', 'ca')
  await makeMember('Pere Mas', 'pere@example.org', 'es', 'Honor')
  const page = await show()
  for (const words of [
    'Mensajes a los socios',
    'Todos los socios',
    'Honor',
    '2 correos: 1 en catalán, 1 en castellano.',
  ])
    expect(page).toContain(words)
  expect((await send()).status).toBe(200)
  const [ca, es] = [await mailTo('aurora@example.org'), await mailTo('pere@example.org')]
  expect([ca.subject, es.subject]).toEqual(['Sopar de tardor', 'Cena de otoño'])
  expect(header(ca, 'list-unsubscribe')).toMatch(/^<http:\S+\/ca\/novedades\?token=\S+>$/)
  expect(header(es, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  await until(async () => (await show()).includes('han llegado 2 de 2, a todos los socios') || undefined)
  expect(smtp.mails).toHaveLength(2)

  await send({ purpose: 'service', body: 'La asamblea es el lunes.' })
  const service = await until(() => smtp.mails.find(({ text }) => text?.includes('La asamblea es el lunes.')))
  expect(header(service, 'list-unsubscribe')).toBeUndefined()
  // Both have come before the next test waits for its own.
  await until(() => smtp.mails.length === 4)
})

test('A member refuses news by the link, without script, and by what a mail program sends; and takes it back', async () => {
  const id = await makeMember('Aurora Bosch', 'aurora@example.org', 'ca')
  await send()
  const mail = await mailTo('aurora@example.org')
  const url = new URL(/<(.*)>/.exec(header(mail, 'list-unsubscribe') ?? '')?.[1] ?? '')
  const path = url.pathname + url.search
  const anyone = visitor(server.url)
  const page = await (await anyone.get(path)).text()
  expect(page).toContain('Reps per correu les novetats del club.')
  expect(await refusedAt(id), 'a scanner that follows links changes nothing').toBeNull()

  const token = url.searchParams.get('token') ?? ''
  const answer = await anyone.post(url.pathname, { token, act: 'refuse' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    303,
    `/ca/novedades?${new URLSearchParams({ token, hecho: 'saved' })}`,
  ])
  expect(await refusedAt(id)).not.toBeNull()
  expect((await anyone.post(url.pathname, { token, act: 'accept' })).status).toBe(303)
  expect(await refusedAt(id)).toBeNull()

  const oneClick = (to: string, headers: Record<string, string> = {}) =>
    fetch(server.url + to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: 'List-Unsubscribe=One-Click',
    })
  expect((await oneClick(path, { Origin: 'https://evil.example' })).status).toBe(403)
  expect((await oneClick('/novedades?token=x')).status).toBe(404)
  expect(await refusedAt(id)).toBeNull()
  for (const _ of ['once', 'and once more']) expect((await oneClick(path)).status).toBe(200)
  expect(await refusedAt(id)).not.toBeNull()
  const audited = await sql`select actor, action, fields from audit_log where subject = ${id} order by id`
  expect(audited).toEqual(
    Array.from({ length: 3 }, () => ({ actor: 'member', action: 'socio.updated', fields: ['news_refused_at'] })),
  )
  expect((await anyone.get('/novedades?token=x')).status).toBe(404)
})

test('A member sees and changes the choice at «Mis datos»', async () => {
  const id = await makeMember('Aurora Bosch', 'aurora@example.org', 'es')
  const token = 'm'.repeat(43)
  await sql`insert into member_sessions (socio_id, token_hash, ends_at) values (${id}, ${hashToken(token)}, now() + interval '1 day')`
  const aurora = visitor(server.url, { Cookie: `__Host-cercle.member=${token}; cercle.member=${token}` })
  const own = async () => pageText(await aurora.get('/mis-cenas/datos'))
  expect(await own()).toContain('Recibes por correo las novedades del club.')
  expect((await aurora.post('/mis-cenas/datos', { act: 'refuse-news' })).status).toBe(303)
  expect(await refusedAt(id)).not.toBeNull()
  expect(await own()).toContain('No recibes por correo las novedades del club.')
  expect((await aurora.post('/mis-cenas/datos', { act: 'accept-news' })).status).toBe(303)
  expect(await refusedAt(id)).toBeNull()
})

test('Members ticked in the list are who a message is for; the others get none', async () => {
  const berta = await makeMember('Berta Font', 'berta@example.org', 'es')
  await makeMember('Aurora Bosch', 'aurora@example.org', 'ca')
  expect(await show(office, '/admin/socios')).toContain('aria-label="Elegir a Berta Font"')
  const begun = await office.post(ADDRESS, { act: 'choose', members: berta })
  const address = begun.headers.get('Location') ?? ''
  expect([begun.status, address]).toEqual([303, expect.stringMatching(/^\/admin\/socios\/mensajes\?mensaje=/)])
  const page = await show(office, address)
  expect(page).toContain('Los elegidos<span class="chip-count">1</span>')
  expect(page).toContain('1 correo en castellano.')
  const id = new URL(address, server.url).searchParams.get('mensaje') ?? ''
  await send({ message_id: id, version: '1', audience: 'chosen', subject_ca: '', body_ca: '' })
  await mailTo('berta@example.org')
  await until(async () => (await show()).includes('ha llegado 1 de 1, a socios elegidos') || undefined)
  expect(smtp.mails).toHaveLength(1)
  expect((await office.post(`${ADDRESS}.data`, { act: 'choose', members: randomUUID() })).status).toBe(409)
})

test('What a text may not name is refused, and who only reads sees what was sent and no form', async () => {
  await makeMember('Aurora Bosch', 'aurora@example.org', 'ca')
  const refused = await send({ body_ca: 'Taula {taula}' })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('unknownPlaceholder {taula}')])
  await send()
  await mailTo('aurora@example.org')
  const reader = await signedInAs(server, sql, 'reader')
  const page = await show(reader)
  expect(page).toContain('Sopar de tardor')
  expect(page).not.toContain('<form class="message-desk"')
  expect(page).not.toContain('Aurora')
  expect((await send({}, reader)).status).toBe(403)
  expect(await show(reader, '/admin/socios')).not.toContain('Elegir a')
  expect((await (await signedInAs(server, sql, 'treasurer')).get(ADDRESS)).headers.get('Location')).toContain('/admin')
})
