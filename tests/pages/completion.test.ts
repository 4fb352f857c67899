import { describe, expect, test } from 'vitest'
import { insertCreditor } from '../harness/insert-creditor.ts'
import { insertEvent, insertRequest } from '../harness/insert-rows.ts'
import { mailsIn, until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { pageText, visitor } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('empty')
const panel = signedIn('admin')

const makeRequest = (email: string, status = 'pending', language = 'ca') =>
  insertRequest(sql, { full_name: 'Gemma Col·lell', email, status, language })

const filled = {
  full_name: 'Gemma Col·lell',
  email: 'gemma@example.org',
  payment_method: 'transfer',
  iban: 'ES91 2100 0418 4502 0005 1332',
  notes: '=1+1',
  privacy: 'on',
}
const complete = (token: string, fields: Record<string, string> = {}, prefix = '') =>
  visitor(server.url).post(`${prefix}/socio/completar-datos?token=${token}`, { ...filled, token, ...fields })

test('The fee of «El club» is named by the mail with the link and by its page; while it is empty neither names one', async () => {
  const approved = async (email: string) => {
    const id = await makeRequest(email)
    await panel.post('/admin/solicitudes', { act: 'approve', id })
    const mail = await until(async () => (await mailsIn(server.dataDir)).find(({ to }) => to?.[0]?.address === email))
    const link = /\/ca\/socio\/completar-datos\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
    return { mail: mail.text ?? '', link, page: await pageOf(link) }
  }
  const pageOf = async (link: string) => (await visitor(server.url).get(link)).text()
  const before = await approved('abans@example.org')
  expect(before.mail).not.toContain('Quota')
  expect(before.page).toContain('El club te’n diu l’import')
  await sql`insert into club_versions (version, facts) values (1, ${sql.json({ fee: '60 € al año', fee_ca: '60 € l’any' })})`
  // The page of the panel reads the table; mails and public pages wait for its announcement.
  await until(async () => (await pageOf(before.link)).includes('60 € l’any'))
  const after = await approved('despres@example.org')
  expect(after.mail).toContain('Quota: 60 € l’any')
  expect(after.page).toContain('>60 € l’any</p>')
  expect(after.page).not.toContain('El club te’n diu l’import')
  await insertCreditor(sql, null)
  await sql`insert into fee_plans (membership_type, starts_on, cents, period, joining, name, name_ca)
    values ('Regular', '2026-01-01', 12000, 'year', 'full', 'Cuota de socio', 'Quota de soci')`
  const token = after.link.split('=', 2)[1] ?? ''
  const refused = await (await complete(token, { privacy: '' }, '/ca')).text()
  for (const page of [await pageOf(after.link), refused]) expect(page).toContain('Quota de soci: 120')
  await sql`delete from treasury_creditor`
  await sql`delete from fee_plans`
})

test.each([
  [
    '',
    'es',
    'Ya eres oficialmente miembro del club',
    'Ya eres socio del Cercle',
    'La próxima cita',
    'Cena de bienvenida',
  ],
  [
    '/ca',
    'ca',
    'Ja ets oficialment membre del club',
    'Ja ets soci del Cercle',
    'La pròxima cita',
    'Sopar de benvinguda',
  ],
] as const)(
  'A new member is welcomed by a page and a mail (%s)',
  async (home, language, text, subject, next, dinner) => {
    await insertEvent(sql, { title: 'Cena de bienvenida', title_ca: 'Sopar de benvinguda', inHours: 72 })
    const email = `welcome-${language}@example.org`
    const id = await makeRequest(email, 'approved', language)
    const answer = await complete(id, { email }, home)
    const [socio] = await sql`select membership_number from socios where email = ${email}`
    const number: string = socio?.membership_number ?? ''
    const page = await pageText(answer)
    for (const words of [text, number, email, 'Gemma Col·lell', `${next}:`, dinner, `href="${home}/mis-cenas"`])
      expect(page).toContain(words)
    const mail = await until(async () => (await mailsIn(server.dataDir)).find((one) => one.subject === subject))
    expect(mail.to?.[0]?.address).toBe(email)
    for (const words of [number, next, dinner, `${home}/mis-cenas"`, `${home}/mis-cenas/carnet"`])
      expect(mail.html).toContain(words)
    expect(mail.html).not.toContain('token=')
    await complete(id, { email }, home)
    expect(await sql`select id from mails where kind = 'member-welcome' and recipient = ${email}`).toHaveLength(1)
  },
)

describe('From an approved request to a member, without script', () => {
  test('the approval brings the link, the link the form, and the form the member', async () => {
    const id = await makeRequest('gemma@example.org')
    expect((await panel.post('/admin/solicitudes', { act: 'approve', id })).status).toBe(200)
    const mail = await until(async () =>
      (await mailsIn(server.dataDir)).find(({ to }) => to?.[0]?.address === 'gemma@example.org'),
    )
    const link = /\/ca\/socio\/completar-datos\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
    expect(link).not.toContain(id)
    const token = link.split('=', 2)[1] ?? ''
    const page = await visitor(server.url).get(link)
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(await page.text()).toContain('value="Gemma Col·lell"')
    expect((await complete(id)).status).toBe(404)
    const answer = await complete(token, {}, '/ca')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.text()).toContain('Ja ets oficialment membre del club')
    const [socio] = await sql`select * from socios where membership_request_id = ${id}`
    expect(socio).toMatchObject({ status: 'active', language: 'ca', notes: '=1+1' })
    expect(socio?.iban).toMatch(/^v1\./)
    const again = await complete(token)
    expect(again.status).toBe(409)
    expect(await again.text()).toContain('Los datos ya han sido completados para esta solicitud')
  })

  test('every other link explains its refusal', async () => {
    for (const [token, status, text] of [
      ['', 400, 'Token inválido'],
      ['hola', 404, 'Solicitud no encontrada o no aprobada'],
      [await makeRequest('pendent@example.org'), 404, 'Solicitud no encontrada o no aprobada'],
    ] as const) {
      const answer = await visitor(server.url).get(`/socio/completar-datos?token=${token}`)
      expect(answer.status).toBe(status)
      expect(await answer.text()).toContain(text)
    }
  })

  test('wrong fields keep the typed values, and each error is named', async () => {
    const id = await makeRequest('errors@example.org', 'approved', 'es')
    const answer = await complete(id, { iban: 'ES00 1', dietary_restrictions: 'celíaca', privacy: '' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    for (const text of [
      'Este IBAN no es correcto',
      'value="celíaca"',
      'necesitamos tu consentimiento',
      'Debes confirmar que la has leído',
      'Hay 3 campos por revisar.',
    ])
      expect(html).toContain(text)
  })

  test('a failed save is reported, and neither token nor person is logged', async () => {
    const id = await makeRequest('registre@example.org', 'approved', 'es')
    await sql`alter table socios rename to socios_away`
    const [shown, sent] = [
      await visitor(server.url).get(`/socio/completar-datos?token=${id}`),
      await complete(id, { full_name: 'Persona Secreta' }),
    ]
    await sql`alter table socios_away rename to socios`
    expect([shown.status, sent.status]).toEqual([503, 503])
    expect(await shown.text()).toContain('Error al buscar la solicitud')
    const html = await sent.text()
    expect(html).toContain('Error al guardar los datos. El servidor ha tenido un error inesperado.')
    expect(html).not.toContain('socios')
    expect(html).toContain('value="Persona Secreta"')
    await until(async () => server.output().includes('form failed'))
    for (const secret of [id, 'Persona Secreta', '2100 0418']) expect(server.output()).not.toContain(secret)
    expect((await complete(id)).status).toBe(200)
  })
})

describe('The members in the panel', () => {
  test('no answer but one that is asked for holds an account number', async () => {
    const [socio] = await sql<{ id: string }[]>`select id from socios limit 1`
    const [list, sheet, shown] = [
      await panel.get('/admin/socios'),
      await panel.get(`/admin/socios/${socio?.id}`),
      await panel.post(`/admin/socios/${socio?.id}.data`, { act: 'show-iban' }),
    ]
    for (const answer of [list, sheet]) expect(await answer.text()).not.toMatch(/2100 ?0418/)
    expect(await shown.text()).toContain('ES91 2100 0418 4502 0005 1332')
    expect(await sql`select actor, action from audit_log where action = 'socio.iban-shown'`).toEqual([
      { actor: 'admin', action: 'socio.iban-shown' },
    ])
  })

  test('the export holds the filtered list, no encrypted field, and no formula', async () => {
    await sql`update socios set full_name = '=HYPERLINK("http://x.example")', phone = '+34 600' where email = 'gemma@example.org'`
    const answer = await panel.get('/admin/socios.csv?q=hyperlink')
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="socios.csv"')
    const csv = await answer.text()
    expect(csv).toContain(`"'=HYPERLINK(""http://x.example"")"`)
    expect(csv).toContain(`;+34 600;`)
    expect(csv).not.toMatch(/v1\.|1332/)
    expect((await panel.get('/admin/socios.csv?q=nobody-at-all')).status).toBe(200)
    expect(await sql`select count(*)::int as number from audit_log where action = 'socios.exported'`).toEqual([
      { number: 2 },
    ])
  })
})
