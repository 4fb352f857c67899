import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { IBAN, insertCreditor } from '../harness/insert-creditor.ts'
import { signedInAs } from '../harness/accounts.ts'
import { insertRequest } from '../harness/insert-rows.ts'
import { mailsIn, until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'
import { rateLimits } from '#app/rate-limits.ts'
import { hashToken, linkToken } from '#app/platform/secrets/secrets.server.ts'

const { server, sql } = testSite('empty')

const approved = (email = `${randomUUID()}@example.org`) =>
  insertRequest(sql, { full_name: 'Gemma Col·lell', email, status: 'approved' })

const pageOf = async (token: string, home = '') =>
  (await visitor(server.url).get(`${home}/socio/completar-datos?token=${token}`)).text()
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
const contentOf = (page: string) => /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? ''

const linkIn = (page: string) => /\/mis-cenas\/cuenta\/orden\/hoja\?token=([\w-]+)/.exec(page)?.[1] ?? ''

/** @returns the token of a link that the office might have mailed */
async function linkOf(email: string): Promise<string> {
  const id = randomUUID()
  const token = linkToken('mandate', id)
  await sql`
    insert into auth_verifications (id, identifier, value, expires_at)
    select ${id}, ${`mandate:${hashToken(token)}`}, json_build_object('socioId', id, 'email', email), now() + interval '1 day'
    from socios where email = ${email}`
  return token
}

const filled = (token: string) => ({
  token,
  full_name: 'Gemma Col·lell',
  email: `${token}@example.org`,
  payment_method: 'direct-debit',
  mandate_iban: 'ES91 2100 0418 4502 0005 1332',
  mandate_holder: 'Gemma Col·lell',
  privacy: 'on',
})
const complete = (token: string, fields: Record<string, string>, home = '') =>
  visitor(server.url).post(`${home}/socio/completar-datos?token=${token}`, { ...filled(token), ...fields })

describe('Without a creditor', () => {
  test('the completion page says nothing of direct debits, and takes none', async () => {
    const token = await approved()
    const before = contentOf(await pageOf(token))
    expect(before).toContain('value="transfer"')
    expect(before).not.toMatch(/domicilia|direct-debit|mandate|SEPA/i)
    await insertCreditor(sql, '2026-01-01')
    expect(contentOf(await pageOf(token))).not.toBe(before)
    await sql`delete from treasury_creditor`
    expect(contentOf(await pageOf(token))).toBe(before)
    const answers = [await complete(token, {}), await complete(token, { payment_method: 'gold' })]
    expect(answers.map(({ status }) => status)).toEqual([422, 422])
    const [forged, unknown] = await Promise.all(answers.map(async (answer) => contentOf(await answer.text())))
    expect(forged?.replaceAll('direct-debit', 'gold')).toBe(unknown)
    expect(await sql`select id from socios where email = ${`${token}@example.org`}`).toEqual([])
  })

  test('the pages of an order are as unknown as any address, with a token and without', async () => {
    await insertCreditor(sql, null)
    const token = await approved()
    const link = linkIn(await (await complete(token, {})).text())
    await sql`delete from treasury_creditor`
    const unknown = await visitor(server.url).get('/mis-cenas/cuenta/nada')
    const words = contentOf(await unknown.text())
    for (const path of ['/mis-cenas/cuenta/orden', '/mis-cenas/cuenta/orden/hoja'])
      for (const asked of ['', '?token=hola', `?token=${link}`, '?hecho=signed']) {
        const answer = await visitor(server.url).get(path + asked)
        expect([answer.status, contentOf(await answer.text())], path + asked).toEqual([404, words])
      }
  })
})

describe.each([
  ['es', '', 'Mediante la firma de esta orden', 'Copia de tu orden de domiciliación'],
  ['ca', '/ca', 'Mitjançant la signatura d’aquesta ordre', 'Còpia de la teva ordre de domiciliació'],
] as const)('On the completion page, without script (%s)', (language, home, words, subject) => {
  test('an approved applicant signs the words that the page shows, and gets a copy', async () => {
    await insertCreditor(sql, '2026-01-01')
    const token = await approved()
    const page = await pageOf(token, home)
    for (const shown of [words, 'ES77000B85626240', 'value="direct-debit"', '14 d']) expect(page).toContain(shown)
    const terms = hidden(page, 'mandate_terms')
    const reference = /S-[0-9A-F]{12}-1/.exec(page)?.[0] ?? ''
    const unsigned = await complete(token, { mandate_terms: terms, mandate_signature: 'Gemma' }, home)
    expect(unsigned.status).toBe(422)
    const again = await unsigned.text()
    for (const kept of ['value="Gemma"', 'value="Gemma Col·lell"', words]) expect(again).toContain(kept)
    const signature = { mandate_terms: terms, mandate_signature: 'gemma col·lell', mandate_confirm: 'on' }
    expect((await complete(token, signature, home)).status).toBe(200)
    const [mandate] = await sql`select * from mandates where lower(reference) = lower(${reference})`
    expect(mandate).toMatchObject({ status: 'active', via: 'screen', iban_last4: '1332' })
    const [member] = await sql`select payment_method, iban from socios where id = ${mandate?.account_id}`
    expect(member).toEqual({ payment_method: 'direct-debit', iban: null })
    const mail = await until(async () =>
      (await mailsIn(server.dataDir)).find(
        (one) => one.subject === subject && one.to?.[0]?.address === `${token}@example.org`,
      ),
    )
    for (const told of [reference, '•••• 1332', words]) expect(mail.text).toContain(told)
    expect(`${mail.text}${mail.html}`.replace(/\s/g, '')).not.toContain(IBAN)
  })

  test('an account outside the EEA is asked BIC and address once its country is known, and what was typed stays', async () => {
    await insertCreditor(sql, '2026-01-01')
    const token = await approved()
    const page = await pageOf(token, home)
    expect(page).toMatch(/<fieldset[^>]*hidden/)
    const signature = {
      mandate_terms: hidden(page, 'mandate_terms'),
      mandate_iban: 'AD12 0001 2030 2003 5910 0100',
      mandate_signature: 'Gemma Col·lell',
      mandate_confirm: 'on',
      mandate_town: 'Encamp',
    }
    const asked = await complete(token, signature, home)
    expect(asked.status).toBe(422)
    const again = await asked.text()
    expect(again).not.toMatch(/<fieldset[^>]*hidden/)
    for (const kept of ['value="AD12 0001 2030 2003 5910 0100"', 'value="Encamp"', 'value="Gemma Col·lell"'])
      expect(again).toContain(kept)
    const abroad = { mandate_bic: 'BACAADAD', mandate_street: 'Av. Copríncep', mandate_post_code: 'AD200' }
    expect((await complete(token, { ...signature, ...abroad }, home)).status).toBe(200)
    const [mandate] = await sql<{ bic: string; address: string }[]>`
      select m.bic, m.address from mandates m join socios s on s.id = m.account_id where s.email = ${`${token}@example.org`}`
    for (const stored of [mandate?.bic, mandate?.address]) expect(stored).toMatch(/^v1\./)
  })

  test('words that have changed are shown and signed again; nothing is stored before', async () => {
    await insertCreditor(sql, '2026-01-01')
    const token = await approved()
    const terms = hidden(await pageOf(token, home), 'mandate_terms')
    await sql`update treasury_creditor set notice_days = 7`
    const signature = { mandate_signature: 'Gemma Col·lell', mandate_confirm: 'on' }
    const answer = await complete(token, { ...signature, mandate_terms: terms }, home)
    expect(answer.status).toBe(409)
    const page = await answer.text()
    for (const shown of ['7 d', 'value="Gemma Col·lell"']) expect(page).toContain(shown)
    expect(await sql`select id from socios where email = ${`${token}@example.org`}`).toEqual([])
    const renewed = hidden(page, 'mandate_terms')
    expect(renewed).not.toBe(terms)
    expect((await complete(token, { ...signature, mandate_terms: renewed }, home)).status).toBe(200)
  })

  test('without the bank’s consent the order is a sheet to print, behind the link of the page and of a mail', async () => {
    await insertCreditor(sql, null)
    const proven = `${randomUUID()}@example.org`
    const token = await approved(proven)
    expect(await pageOf(token, home)).not.toContain('mandate_signature')
    const done = await complete(token, {}, home)
    expect(done.status).toBe(200)
    const sheet = /\/mis-cenas\/cuenta\/orden\/hoja\?token=[\w-]+/.exec(await done.text())?.[0] ?? ''
    const paper = await (await visitor(server.url).get(home + sheet)).text()
    for (const shown of [/C-\d{5}-1/, words]) expect(paper).toMatch(shown)
    for (const hidden of ['1332', 'Gemma Col·lell']) expect(paper).not.toContain(hidden)
    const [mandate] = await sql`
      select m.status, m.document from mandates m join socios s on s.id = m.account_id
      where s.email = ${`${token}@example.org`}`
    expect(mandate?.status).toBe('draft')
    const mail = await until(async () =>
      (await mailsIn(server.dataDir)).find(
        ({ to, text }) => to?.[0]?.address === proven && text?.includes('/cuenta/orden?token='),
      ),
    )
    expect(mail.text).not.toContain('1332')
    const typed = await sql`select kind from mails where recipient = ${`${token}@example.org`}`
    expect(typed.map(({ kind }) => kind as string)).not.toContain('mandate-request')
    expect(language).toBe(home === '' ? 'es' : 'ca')
  })
})

describe('Behind the link of a mail', () => {
  test('a member signs for another account, and ends the order', async () => {
    await insertCreditor(sql, null)
    const token = await approved()
    const link = linkIn(await (await complete(token, {})).text())
    await insertCreditor(sql, '2026-01-01')
    const address = `/mis-cenas/cuenta/orden?token=${link}`
    const page = await (await visitor(server.url).get(address)).text()
    const form = {
      act: 'sign',
      token: link,
      mandate_iban: 'DE89 3704 0044 0532 0130 00',
      mandate_holder: 'Gemma Col·lell',
      mandate_terms: hidden(page, 'mandate_terms'),
      mandate_signature: 'Gemma Col·lell',
    }
    expect((await visitor(server.url).post(address, form)).status).toBe(422)
    const signed = await visitor(server.url).post(address, { ...form, mandate_confirm: 'on' })
    const outcome = '/mis-cenas/cuenta/orden?hecho=signed'
    expect([signed.status, signed.headers.get('Location')]).toEqual([303, outcome])
    const states = async () =>
      (
        await sql`select m.status from mandates m join socios s on s.id = m.account_id
        where s.email = ${`${token}@example.org`} order by m.created_at`
      ).map(({ status }) => status as string)
    expect(await states()).toEqual(['replaced', 'active'])
    const told = await visitor(server.url).get(outcome)
    expect([told.status, await told.text()]).toEqual([200, expect.stringContaining('Orden firmada.')])
    for (const path of [address, `/mis-cenas/cuenta/orden/hoja?token=${link}`])
      expect((await visitor(server.url).get(path)).status).toBe(404)
    const asked = await linkOf(`${token}@example.org`)
    const seen = await Promise.all(
      ['', '/hoja'].map(async (page) =>
        (await visitor(server.url).get(`/mis-cenas/cuenta/orden${page}?token=${asked}`)).text(),
      ),
    )
    for (const page of seen) {
      for (const shown of ['•••• 3000', 'G. C.']) expect(page).toContain(shown)
      for (const hidden of ['DE89', 'Gemma']) expect(page).not.toContain(hidden)
    }
    const end = { act: 'revoke', token: asked }
    expect((await visitor(server.url).post(address, end)).status).toBe(422)
    expect((await visitor(server.url).post(address, { ...end, mandate_confirm: 'on' })).status).toBe(303)
    expect(await states()).toEqual(['replaced', 'revoked'])
  })

  test('a member signs, draws and revokes ten times in an hour, and then waits', async () => {
    await insertCreditor(sql, '2026-01-01')
    const token = await approved()
    await complete(token, { payment_method: 'cash' })
    const link = await linkOf(`${token}@example.org`)
    const draw = { act: 'sign', token: link, mandate_iban: IBAN, mandate_holder: 'Gemma Col·lell' }
    const post = () => visitor(server.url).post(`/mis-cenas/cuenta/orden?token=${link}`, draw)
    for (let n = 0; n < rateLimits['own-mandate'].member.max; n++) expect((await post()).status).toBe(303)
    const refused = await post()
    expect([refused.status, refused.headers.has('Retry-After')]).toEqual([429, true])
    expect(await refused.text()).toContain('Demasiados intentos seguidos')
  })

  test('an unknown one answers 404, and nobody without a session sees an order', async () => {
    await insertCreditor(sql, '2026-01-01')
    for (const path of ['/mis-cenas/cuenta/orden', '/mis-cenas/cuenta/orden/hoja']) {
      expect((await visitor(server.url).get(`${path}?token=hola`)).status).toBe(404)
      const stranger = await visitor(server.url).get(path)
      expect(stranger.status).toBe(302)
      expect(stranger.headers.get('Location')).toBe('/mis-cenas')
    }
  })
})

describe('In the panel', () => {
  test('the office asks the members without an order, notes a signature on paper, and sees whole numbers by button', async () => {
    const panel = await signedInAs(server, sql, 'treasurer')
    await sql`delete from treasury_creditor`
    expect((await panel.get('/admin/tesoreria/ordenes')).status).toBe(404)
    await insertCreditor(sql, null)
    const token = await approved()
    await complete(token, { payment_method: 'cash' })
    const [member] = await sql<{ id: string; version: number }[]>`
      select id, version from socios where email = ${`${token}@example.org`}`
    const page = `/admin/tesoreria/ordenes/${member?.id}`
    expect(await (await panel.get('/admin/tesoreria/ordenes')).text()).toContain('Gemma Col·lell')
    const ask = { act: 'request-selected', rows: `${member?.id}:${member?.version}`, asked: 'yes' }
    expect((await panel.post('/admin/tesoreria/ordenes', ask)).status).toBe(200)
    const mail = await until(async () =>
      (await mailsIn(server.dataDir)).find(
        ({ to, text }) => to?.[0]?.address === `${token}@example.org` && text?.includes('/cuenta/orden?token='),
      ),
    )
    const link = /\/mis-cenas\/cuenta\/orden\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
    expect((await visitor(server.url).get(link)).status).toBe(200)

    expect((await panel.post(page, { act: 'draft' })).status).toBe(200)
    const [draft] = await sql<{ id: string }[]>`select id from mandates where account_id = ${member?.id ?? ''}`
    const paper = await (await panel.get(`/admin/tesoreria/ordenes/${draft?.id}/hoja`)).text()
    expect(paper).toContain('ES77000B85626240')
    const sign = { act: 'sign', mandate_id: draft?.id ?? '', signed_on: '2026-11-02' }
    expect((await panel.post(page, sign)).status).toBe(422)
    expect((await panel.post(page, { ...sign, mandate_iban: IBAN })).status).toBe(422)
    const holder = { mandate_iban: IBAN, mandate_holder: 'Gemma Col·lell' }
    expect((await panel.post(page, { ...sign, ...holder })).status).toBe(200)
    const shown = await (await panel.get(page)).text()
    expect(shown).toContain('•••• 1332')
    expect(shown.replace(/\s/g, '')).not.toContain(IBAN)
    const whole = await panel.post(`${page}.data`, { act: 'show-iban', mandate_id: draft?.id ?? '' })
    expect(await whole.text()).toContain('ES91 2100 0418 4502 0005 1332')
    const stored = JSON.stringify(await sql`select * from audit_log`)
    for (const secret of [IBAN, '1332']) expect(stored).not.toContain(secret)
    expect(await (await panel.get('/admin/tesoreria/ordenes?estado=active&q=Gemma')).text()).toContain('•••• 1332')
  })
})
