import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashToken, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { signedInAs } from '../harness/accounts.ts'
import { type InsertedMember, insertEvent, insertMember } from '../harness/insert-rows.ts'
import { mailsIn, until } from '../harness/mailbox.ts'
import { registrationFields } from '../harness/registration-fields.ts'
import { daylight } from '../harness/server.ts'
import { testSite } from '../harness/site.ts'
import { fromElsewhere, pageText, visitor } from '../harness/visitor.ts'

const { server, sql } = testSite('empty', { TRUSTED_PROXIES: 'loopback', ...daylight })
let people = 0

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)

const makeEvent = (more: Record<string, unknown> = {}) => insertEvent(sql, { inHours: 500, ...more })

/** Open for members, and for all in a week. */
const inWindow = () => ({ members_open_at: inHours(-1), opens_at: inHours(168) })

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await visitor(server.url).post(path, fields, { ...fromElsewhere(), ...headers })
  return { status: answer.status, headers: answer.headers, page: await pageText(answer) }
}

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await visitor(server.url).get(path, { ...fromElsewhere(), ...headers })
  return { status: answer.status, headers: answer.headers, page: await pageText(answer) }
}

const ask = (email: string, home = '') => post(`${home}/mis-cenas`, { email })

async function newestLink(socio: InsertedMember): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select id from auth_verifications where value::jsonb ->> 'socioId' = ${socio.id} order by created_at desc limit 1`
  return linkToken('member-sign-in', row?.id ?? '')
}

async function linkOf(socio: InsertedMember): Promise<string> {
  await ask(socio.email)
  return newestLink(socio)
}

const enter = (token: string) => post('/mis-cenas/entrar', { token })
const cookieOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** As a pressed link does. */
async function signIn(socio: InsertedMember) {
  const token = randomBytes(32).toString('base64url')
  await sql`insert into member_sessions (socio_id, token_hash, ends_at) values (${socio.id}, ${hashToken(token)}, ${inHours(720)})`
  return { Cookie: `cercle.member=${token}; cercle.member_hint=1` }
}

const countSessions = async (socio: InsertedMember) =>
  Number((await sql`select count(*) from member_sessions where socio_id = ${socio.id}`)[0]?.count)

describe('Signing in by a mailed link', () => {
  test.each([
    ['', 'Entra en el Cercle', 'Mis cenas', 'Vas a entrar como'],
    ['/ca', 'Entra al Cercle', 'Els meus sopars', 'Entraràs com a'],
  ])('as asked for at %s/mis-cenas', async (home, subject, title, question) => {
    const socio = await insertMember(sql)
    expect((await ask(socio.email, home)).status).toBe(200)
    const mail = await until(async () =>
      (await mailsIn(server.dataDir)).find(({ to }) => to?.[0]?.address === socio.email),
    )
    expect(mail.subject).toBe(subject)
    const [, path = ''] = /href="http[^"]*?(\/(?:ca\/)?mis-cenas\/entrar\?token=[\w-]+)"/.exec(mail.html ?? '') ?? []
    const page = await get(path)
    expect([page.status, page.page.includes(question)]).toEqual([200, true])
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(await countSessions(socio)).toBe(0)
    const token = new URLSearchParams(path.split('?')[1]).get('token') ?? ''
    const entered = await post(`${home}/mis-cenas/entrar`, { token })
    expect([entered.status, entered.headers.get('Location')]).toEqual([303, `${home}/mis-cenas`])
    const [session = '', hint = ''] = entered.headers.getSetCookie()
    expect(session).toMatch(/^cercle\.member=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/)
    expect(hint).toBe('cercle.member_hint=CV; Path=/; Max-Age=2592000; SameSite=Lax')
    const stored = await sql`select token_hash from member_sessions where socio_id = ${socio.id}`
    expect(stored[0]?.token_hash).toBe(hashToken(session.slice('cercle.member='.length, session.indexOf(';'))))
    const dinners = await get(`${home}/mis-cenas`, { Cookie: cookieOf(entered) })
    expect([dinners.status, dinners.page.includes(title), dinners.page.includes(socio.number)]).toEqual([
      200,
      true,
      true,
    ])
    expect(dinners.headers.get('Cache-Control')).toBe('no-store')
  })

  test('answers the same for every address, and mails members and accounts alone', async () => {
    const active = await insertMember(sql)
    const account = 'account@example.org'
    await sql`insert into usuarios (id, name, email, email_verified) values (${account}, 'Berta', ${account}, true)`
    const others = [
      account,
      'nobody@example.org',
      (await insertMember(sql, { status: 'suspended' })).email,
      (await insertMember(sql, { status: 'inactive' })).email,
    ]
    const [known, ...unknown] = await Promise.all([active.email, ...others].map((email) => ask(email)))
    for (const answer of unknown) expect([answer.status, answer.page]).toEqual([known?.status, known?.page])
    const mails = await sql<{ recipient: string; kind: string }[]>`
      select kind, recipient from mails where recipient in ${sql([active.email, ...others])} order by kind`
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['existing-account', account],
      ['member-sign-in', active.email],
    ])
    const way = await until(async () => (await mailsIn(server.dataDir)).find(({ to }) => to?.[0]?.address === account))
    expect(way.html).toContain('se entra con su contraseña')
    expect(way.html).not.toContain('token=')
  })

  test('works once, for twenty minutes, and for the address that the member still has', async () => {
    const socio = await insertMember(sql)
    const used = await linkOf(socio)
    const presses = await Promise.all([enter(used), enter(used), enter(used)])
    expect(presses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 404, 404])
    expect(await countSessions(socio)).toBe(1)
    const late = await linkOf(socio)
    await sql`update auth_verifications set expires_at = expires_at - interval '20 minutes' where value::jsonb ->> 'socioId' = ${socio.id}`
    const moved = await insertMember(sql)
    const old = await linkOf(moved)
    await sql`update socios set email = 'elsewhere@example.org' where id = ${moved.id}`
    const suspended = await insertMember(sql)
    const gone = await linkOf(suspended)
    await sql`update socios set status = 'suspended' where id = ${suspended.id}`
    for (const token of [late, old, gone, 'wrong', '', `${late}x`]) {
      expect([(await get(`/mis-cenas/entrar?token=${token}`)).status, (await enter(token)).status]).toEqual([404, 404])
    }
    expect([await countSessions(moved), await countSessions(suspended)]).toEqual([0, 0])
    const logged = await until(async () => {
      const rows = await sql<{ kind: string }[]>`
        select kind from security_events where route like '%/mis-cenas/entrar' group by kind order by kind`
      return rows.length > 1 && rows
    })
    expect(logged.map(({ kind }) => kind)).toEqual(['signed-in', 'token-refused'])
  })

  test('is refused from another site, and limited for each address', async () => {
    const socio = await insertMember(sql)
    const token = await linkOf(socio)
    expect((await post('/mis-cenas/entrar', { token }, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await post('/mis-cenas', { email: socio.email, taken: '3' })).status).toBe(422)
    const wrong = (await post('/mis-cenas', { email: '' })).page.match(/<input[^>]*name="email"[^>]*>/)?.[0]
    expect(wrong).toContain(`aria-invalid="true"`)
    // Somebody who has mistyped the address is told of no mail that will come.
    expect((await ask('mistyped@example.org')).page).toContain('Escribir otro email')
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push((await ask('often@example.org')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('A session', () => {
  test.each([
    ['', 'Otro navegador', 'Cerrar mis otras sesiones'],
    ['/ca', 'Un altre navegador', 'Tanca les meves altres sessions'],
  ])('is listed, and ended with a new link alone (%s)', async (home, other, label) => {
    const socio = await insertMember(sql)
    const lost = await signIn(socio)
    const kept = await signIn(socio)
    const stranger = await signIn(await insertMember(sql))
    const data = await get(`${home}/mis-cenas/datos`, kept)
    expect(data.page.split(other)).toHaveLength(2)
    expect(data.page).toContain(label)
    const link = await linkOf(socio)
    const page = (await get(`${home}/mis-cenas/entrar?token=${link}`)).page
    expect([page.split(other).length, page.includes(label)]).toEqual([3, true])
    await enter(link)
    expect(await countSessions(socio)).toBe(3)
    const entered = await post(`${home}/mis-cenas/entrar`, { token: await linkOf(socio), end_others: 'on' })
    expect([entered.status, await countSessions(socio)]).toEqual([303, 1])
    expect((await get('/mis-cenas/datos', lost)).status).toBe(302)
    expect((await get('/mis-cenas/datos', stranger)).status).toBe(200)
    const alone = await get(`${home}/mis-cenas/datos`, { Cookie: cookieOf(entered) })
    expect([alone.status, alone.page.includes(label)]).toEqual([200, false])
  })

  test('ends when the member signs out, and shows nothing more', async () => {
    const socio = await insertMember(sql)
    const own = await signIn(socio)
    const out = await post('/mis-cenas/salir', {}, own)
    expect([out.status, await countSessions(socio)]).toEqual([303, 0])
    expect(out.headers.getSetCookie().join()).toMatch(/cercle\.member=; Path=\/; Max-Age=0/)
    expect(out.headers.getSetCookie().join()).toMatch(/cercle\.member_hint=; Path=\/; Max-Age=0/)
    const page = await get('/mis-cenas', own)
    expect(page.page).toContain('Enviarme el enlace')
    expect(page.headers.getSetCookie().join()).toMatch(/cercle\.member=; Path=\/; Max-Age=0/)
  })

  test.each<[string, (socio: InsertedMember) => Promise<unknown>]>([
    ['is suspended', ({ id }) => sql`update socios set status = 'suspended' where id = ${id}`],
    ['leaves', ({ request }) => sql`update membership_requests set status = 'baja' where id = ${request}`],
    ['is erased', ({ id }) => sql`delete from socios where id = ${id}`],
    ['gets another address', ({ id }) => sql`update socios set email = ${`new-${id}@example.org`} where id = ${id}`],
    [
      'is signed out by an administrator',
      async ({ id }) => (await signedInAs(server, sql, 'admin')).post(`/admin/socios/${id}`, { act: 'end-sessions' }),
    ],
  ])('ends at once when the member %s', async (_how, change) => {
    const [socio, other] = [await insertMember(sql), await insertMember(sql)]
    const own = await signIn(socio)
    await signIn(other)
    expect((await get('/mis-cenas', own)).page).toContain(socio.number)
    await change(socio)
    expect((await get('/mis-cenas', own)).page).not.toContain(socio.number)
    expect([await countSessions(socio), await countSessions(other)]).toEqual([0, 1])
  })

  test('ends after its absolute end, and after two weeks without use', async () => {
    const socio = await insertMember(sql)
    const own = await signIn(socio)
    for (const change of [{ ends_at: inHours(-1) }, { last_seen_at: inHours(-14 * 24 - 1), ends_at: inHours(5) }]) {
      await sql`update member_sessions set ${sql(change)} where socio_id = ${socio.id}`
      expect((await get('/mis-cenas', own)).page).not.toContain(socio.number)
    }
  })

  test('gives no right to the panel, also to an address with an account of the panel', async () => {
    const socio = await insertMember(sql)
    await sql`insert into usuarios (id, name, email, role) values ('boss', 'Boss', ${socio.email}, 2)`
    const answer = await get('/admin/dashboard', await signIn(socio))
    expect(answer.headers.get('Location')).toMatch(/^\/admin\/login/)
  })

  test('shows the dinners of its member, and of nobody else', async () => {
    const [socio, other] = [await insertMember(sql), await insertMember(sql)]
    const own = await signIn(socio)
    const dinner = await makeEvent({ title: 'Xató' })
    await post(`/eventos/${dinner}/inscripcion`, registrationFields({ email: socio.email.toUpperCase() }))
    const [party] = await sql<{ id: string }[]>`select id from event_parties where event_id = ${dinner}`
    const page = await get('/mis-cenas', own)
    expect(page.page).toContain(`/reserva?token=${linkToken('cancel-registration', party?.id ?? '')}`)
    expect((await get('/mis-cenas', await signIn(other))).page).not.toContain('Xató')
    await sql`update events set date = now() - interval '1 day' where id = ${dinner}`
    const past = await get('/mis-cenas', own)
    expect([past.page.includes('Xató'), past.page.includes('/reserva?token=')]).toEqual([true, false])
  })
})

describe('A booking of a member', () => {
  test('takes two presses, and is proved by the session alone', async () => {
    const socio = await insertMember(sql)
    const dinner = await makeEvent()
    const form = await get(`/eventos/${dinner}/inscripcion`, await signIn(socio))
    expect(form.page).toContain(`value="${socio.email}"`)
    expect(form.headers.get('Cache-Control')).toBe('no-store')
    expect(form.page).toContain('type="checkbox" class="checkbox-box" name="privacy"')
    const claimed = await insertMember(sql)
    const stolen = registrationFields({
      email: claimed.email,
      is_member: 'on',
      socio_id: claimed.id,
      socioId: claimed.id,
    })
    await post(`/eventos/${dinner}/inscripcion`, stolen)
    const own = registrationFields({ email: claimed.email, full_name: 'Clara' })
    expect((await post(`/eventos/${dinner}/inscripcion`, own, await signIn(socio))).status).toBe(200)
    // From then on the privacy text is accepted, so that one press books.
    const next = await get(`/eventos/${await makeEvent()}/inscripcion`, await signIn(socio))
    expect(next.page).toMatch(
      /<input type="hidden"[^>]* name="privacy" value="on"|<input type="hidden" name="privacy" value="on"/,
    )
    const rows =
      await sql`select email, is_member, socio_id from event_parties where event_id = ${dinner} order by created_at`
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { email: claimed.email, is_member: true, socio_id: null },
      { email: socio.email, is_member: true, socio_id: socio.id },
    ])
  })

  test('leaves every page of the cache as strangers have it', async () => {
    const socio = await insertMember(sql)
    const own = await signIn(socio)
    const dinner = await makeEvent(inWindow())
    for (const path of ['/', '/eventos', `/eventos/${dinner}`, `/ca/eventos/${dinner}`, `/eventos/${dinner}.ics`]) {
      const stranger = await get(path)
      const [member, rendered] = [await get(path, own), await get(`${path}?fresh=1`, own)]
      expect([path, member.page === stranger.page, rendered.page === stranger.page]).toEqual([path, true, true])
      expect(member.headers.get('Cache-Control')).toMatch(/^public, /)
      for (const name of ['Cache-Control', 'Vary', 'ETag', 'Set-Cookie']) {
        expect([name, member.headers.get(name)]).toEqual([name, stranger.headers.get(name)])
      }
    }
    // The form is the one page of its own: stored nowhere, and never what the next stranger gets.
    const path = `/eventos/${dinner}/inscripcion`
    const before = await get(path)
    const mine = await get(path, own)
    expect([mine.page.includes(socio.email), mine.headers.get('Cache-Control')]).toEqual([true, 'no-store'])
    const after = await get(path)
    expect(after.page).toBe(before.page)
    expect([after.page.includes(socio.email), after.headers.get('ETag')]).toEqual([false, before.headers.get('ETag')])
    expect((await get(`${path}.data`, own)).headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('The card of a member', () => {
  test.each([
    ['', 'Tu carné', 'carne'],
    ['/ca', 'El teu carnet', 'carnet'],
  ])('is a page to print, and a file that asks for nothing else (%s)', async (home, title, file) => {
    const socio = await insertMember(sql, { full_name: 'Remei <Puig>' })
    const own = await signIn(socio)
    const page = await get(`${home}/mis-cenas/carnet`, own)
    for (const text of [title, socio.number, 'Remei &lt;Puig&gt;', `${home}/mis-cenas/carnet.html`])
      expect(page.page).toContain(text)
    const saved = await get(`${home}/mis-cenas/carnet.html`, own)
    for (const text of [title, socio.number, 'Remei &lt;Puig&gt;', '@media print']) expect(saved.page).toContain(text)
    expect(saved.headers.get('Content-Disposition')).toBe(`attachment; filename="${file}-${socio.number}.html"`)
    expect(saved.page.replaceAll(/url\(["']?data:/g, '')).not.toMatch(/<script|<link|\bsrc=|\bhref=|url\(|@import/)
    expect([page, saved].map(({ headers }) => headers.get('Cache-Control'))).toEqual(['no-store', 'no-store'])
    for (const path of ['carnet', 'carnet.html'])
      expect((await get(`${home}/mis-cenas/${path}`)).headers.get('Location')).toBe(`${home}/mis-cenas`)
  })
})

describe('What a member corrects', () => {
  const stored = async ({ id }: InsertedMember) => (await sql`select * from socios where id = ${id}`)[0] ?? {}
  const audited = ({ id }: InsertedMember) =>
    sql`select actor, action, fields from audit_log where subject = ${id} order by id`.then((rows) =>
      rows.map((row) => ({ ...row })),
    )

  test('is their contact data, and nothing that the club must check', async () => {
    const socio = await insertMember(sql)
    const own = await signIn(socio)
    const sent = {
      act: 'contact',
      version: '1',
      phone: '600 999 888',
      address: 'Carrer Major, 1',
      emergency_contact_name: 'Jordi Vidal',
      language: 'ca',
      full_name: 'Another',
      email: 'another@example.org',
      iban: 'ES9121000418450200051332',
      membership_number: 'C-1',
      status: 'inactive',
    }
    expect((await post('/mis-cenas/datos', { ...sent, phone: 'abc' }, own)).status).toBe(422)
    expect((await post('/mis-cenas/datos', sent, own)).headers.get('Location')).toBe('/mis-cenas/datos?hecho=saved')
    expect(await stored(socio)).toMatchObject({
      phone: '600 999 888',
      address: 'Carrer Major, 1',
      language: 'ca',
      email: socio.email,
      membership_number: socio.number,
      iban: null,
      status: 'active',
      version: 2,
    })
    expect((await stored(socio)).full_name).not.toBe('Another')
    expect((await stored(socio)).emergency_contact_name).toMatch(/^v1\./)
    await sql`alter table socios add constraint fails check (address is distinct from 'Lost?') not valid`
    const failed = await post('/mis-cenas/datos', { ...sent, version: '2', address: 'Lost?' }, own)
    await sql`alter table socios drop constraint fails`
    expect([failed.status, failed.page.includes('Lost?')]).toEqual([503, true])
    const late = await post('/mis-cenas/datos', { ...sent, address: 'Lost?' }, own)
    expect([late.status, late.page.includes('Lost?')]).toEqual([409, true])
    const fields = ['phone', 'address', 'emergency_contact_name', 'language']
    expect(await audited(socio)).toEqual([{ actor: 'member', action: 'socio.updated', fields }])
    expect((await post('/mis-cenas/datos', sent)).headers.get('Location')).toBe('/mis-cenas')
  })

  test('is their diet, which their bookings then carry, until they withdraw their consent', async () => {
    const socio = await insertMember(sql)
    const own = await signIn(socio)
    const diet = { act: 'diet', version: '1', allergens: 'gluten', dietary_restrictions: 'sin picante' }
    expect((await post('/mis-cenas/datos', diet, own)).status).toBe(422)
    expect((await stored(socio)).dietary_restrictions).toBe(null)
    expect((await post('/mis-cenas/datos', { ...diet, diet_consent: 'on' }, own)).status).toBe(303)
    expect((await stored(socio)).dietary_restrictions).toMatch(/^v1\./)
    expect((await stored(socio)).diet_consent_at).not.toBe(null)
    const path = `/eventos/${await makeEvent()}/inscripcion`
    const form = await get(path, own)
    expect(form.page).toMatch(
      /<input[^>]*name="allergens"[^>]*checked=""[^>]*value="gluten"|value="gluten"[^>]*checked=""/,
    )
    expect([form.page.includes('sin picante'), (await get(path)).page.includes('sin picante')]).toEqual([true, false])
    // The consent that was given is said, and no box comes ticked; it covers that diet alone.
    expect(form.page).toContain('Usamos la dieta de tu ficha de socio, con tu consentimiento.')
    expect(form.page).not.toMatch(/type="checkbox"[^>]*name="diet_consent"/)
    const remembered = { allergens: 'gluten', diet_consent: 'on', diet_remembered: 'on' }
    const book = (note: string) => post(path, registrationFields({ ...remembered, dietary_restrictions: note }), own)
    const other = await book('sin picante ni ajo')
    expect(other.status).toBe(422)
    expect(other.page).toMatch(/type="checkbox"[^>]*name="diet_consent"/)
    expect(other.page).not.toMatch(/type="checkbox"[^>]*checked=""[^>]*name="diet_consent"/)
    expect((await book('sin picante')).status).toBe(200)
    expect((await post('/mis-cenas/datos', { act: 'forget', version: '2' }, own)).status).toBe(303)
    expect(await stored(socio)).toMatchObject({
      dietary_restrictions: null,
      diet_consent_version: null,
      diet_consent_at: null,
    })
    expect((await get(path, own)).page).not.toContain('sin picante')
  })
})

describe("The members' window", () => {
  const sentence = 'De momento solo reservan los socios que han entrado con su enlace'

  test('takes members, and says the same to everybody else', async () => {
    const dinner = await makeEvent(inWindow())
    const path = `/eventos/${dinner}/inscripcion`
    const socio = await insertMember(sql)
    const own = await signIn(socio)
    expect((await post(path, registrationFields({ email: socio.email }), own)).status).toBe(200)
    // A stranger with a name and an address does not learn either who has booked.
    const asked = await Promise.all(
      [socio.email, (await insertMember(sql)).email, 'nobody@example.org'].map((email) =>
        post(path, registrationFields({ email, is_member: 'on' })),
      ),
    )
    for (const { status, page } of asked) expect([status, page.includes(sentence)]).toEqual([409, true])
    const waiting = await post(`/eventos/${dinner}/espera`, registrationFields({ email: socio.email, size: '1' }))
    const stranger = await post(`/eventos/${dinner}/espera`, registrationFields({ email: 'no@example.org', size: '1' }))
    for (const { status, page } of [waiting, stranger]) expect([status, page.includes(sentence)]).toEqual([409, true])
    const rows = await sql`select socio_id from event_parties where event_id = ${dinner}`
    expect(rows.map((row) => row.socio_id)).toEqual([socio.id])
  })

  test.each([
    ['', 'Soy socio: reservo ya', /Para todos, el \d+ de \p{L}+ a las \d+:\d\d\./gu, 'Abre el '],
    ['/ca', 'Soc soci: reservo ara', /Per a tothom, (?:el |l’)\d+ (?:de |d’)\p{L}+ a les \d+:\d\d\./gu, 'S’obre '],
  ])('shows one red act, and one line for everybody else (%s)', async (home, act, line, opens) => {
    const { page } = await get(`${home}/eventos/${await makeEvent(inWindow())}`)
    const [card = ''] = /class="event-way-in.*?<\/p>/s.exec(page) ?? []
    expect(card).toContain(act)
    expect(card).toContain('button-primary')
    expect(card).not.toMatch(/<button[^>]* disabled/)
    expect(page.match(line)).toHaveLength(1)
    const shown = page.replaceAll(/<(script|head)\b.*?<\/\1>|<div hidden="" data-island=.*?<\/div>/gs, '')
    expect(shown).not.toContain(opens)
  })

  test('has a waiting list for members, who are offered what becomes free', async () => {
    const dinner = await makeEvent({ ...inWindow(), max_participants: 1 })
    const [first, second] = [await signIn(await insertMember(sql)), await signIn(await insertMember(sql))]
    const path = `/eventos/${dinner}/inscripcion`
    expect((await post(path, registrationFields({ full_name: 'Berta' }), first)).status).toBe(200)
    const full = await get(path, second)
    expect(full.page).toContain(`/eventos/${dinner}/espera"`)
    const form = await get(`/eventos/${dinner}/espera`, second)
    expect([form.page.includes('name="full_name"'), form.headers.get('Cache-Control')]).toEqual([true, 'no-store'])
    const strangers = await get(`/eventos/${dinner}/espera`)
    expect([strangers.page.includes('name="full_name"'), strangers.page.includes('/mis-cenas?evento=')]).toEqual([
      false,
      true,
    ])
    const joined = await post(
      `/eventos/${dinner}/espera`,
      registrationFields({ full_name: 'Clara', size: '1' }),
      second,
    )
    expect(joined.status).toBe(200)
    const [booked] = await sql<{ id: string }[]>`
      select id from event_parties where event_id = ${dinner} and state = 'booked'`
    await post('/inscripcion/cancelar', { token: linkToken('cancel-registration', booked?.id ?? '') })
    const rows = await sql`select state, is_member, socio_id is not null as proved from event_parties
      where event_id = ${dinner} and contact_name = 'Clara'`
    expect(rows.map((row) => ({ ...row }))).toEqual([{ state: 'offered', is_member: true, proved: true }])
  })

  test('closes to a member whose membership ends, and is not open before its moment', async () => {
    const socio = await insertMember(sql)
    const own = await signIn(socio)
    const later = await makeEvent({ members_open_at: inHours(1), opens_at: inHours(168) })
    expect((await post(`/eventos/${later}/inscripcion`, registrationFields(), own)).page).toContain(sentence)
    const now = await makeEvent(inWindow())
    await sql`update socios set status = 'suspended' where id = ${socio.id}`
    expect((await post(`/eventos/${now}/inscripcion`, registrationFields(), own)).page).toContain(sentence)
  })

  test('is no window without a members’ opening: a member waits for the opening like everybody', async () => {
    const own = await signIn(await insertMember(sql))
    const dinner = await makeEvent({ members_open_at: null, opens_at: inHours(168) })
    expect((await post(`/eventos/${dinner}/inscripcion`, registrationFields(), own)).status).toBe(409)
    expect(await sql`select id from event_parties where event_id = ${dinner}`).toHaveLength(0)
  })

  test('keeps its seats for members while everybody presses at once', async () => {
    const dinner = await makeEvent({ ...inWindow(), max_participants: 3 })
    const path = `/eventos/${dinner}/inscripcion`
    const members = []
    for (let count = 0; count < 4; count += 1) members.push(await signIn(await insertMember(sql)))
    const strangers = Array.from({ length: 8 }, (_, index) => ({ email: `eager${index}@example.org` }))
    const statuses = await Promise.all([
      ...strangers.map(async (fields) => ['stranger', (await post(path, registrationFields(fields))).status]),
      ...members.map(async (own) => ['member', (await post(path, registrationFields(), own)).status]),
    ])
    expect(statuses.filter(([, status]) => status === 200)).toEqual(Array.from({ length: 3 }, () => ['member', 200]))
    const [seats] = await sql`
      select registered, (select count(*)::int from event_parties where event_id = ${dinner} and socio_id is not null) as proved
      from events where id = ${dinner}`
    expect({ ...seats }).toEqual({ registered: 3, proved: 3 })
  })

  test('holds whoever writes to the database', async () => {
    const socio = await insertMember(sql)
    const suspended = await insertMember(sql, { status: 'suspended' })
    const insert = (event: number, more: Record<string, unknown>, actor = '') =>
      sql.begin(async (tx) => {
        await tx`select set_config('el_cercle.seated_by', ${actor}, true)`
        const [party] = await tx<{ id: string }[]>`insert into event_parties ${tx({
          event_id: event,
          state: 'booked',
          size: 1,
          contact_name: 'X',
          name_key: `x${(people += 1)}`,
          email: `x${people}@example.org`,
          privacy_version: '1',
          token_hash: `${people}`,
          ...more,
        })} returning id`
        await tx`insert into event_registrations ${tx({
          id: party?.id ?? '',
          event_id: event,
          party_id: party?.id ?? '',
          position: 1,
          full_name: 'X',
          name_key: `x${people}`,
          email: `x${people}@example.org`,
          privacy_version: '1',
          cancel_token_hash: `${people}`,
        })}`
        return 'booked'
      })
    const dinner = await makeEvent(inWindow())
    const outcome = (work: Promise<unknown>) =>
      work.catch((error: { constraint_name?: string }) => error.constraint_name)
    const refused = 'event_parties_members_only'
    expect(await outcome(insert(dinner, {}))).toBe(refused)
    expect(await outcome(insert(dinner, { is_member: true }))).toBe(refused)
    expect(await outcome(insert(dinner, { socio_id: suspended.id }))).toBe(refused)
    expect(await outcome(insert(dinner, { socio_id: socio.id }))).toBe('booked')
    // It says who has entered the booking, not who acts.
    expect(await outcome(insert(dinner, { by_club: true }))).toBe(refused)
    expect(await outcome(insert(dinner, {}, 'club'))).toBe('booked')
    expect(await outcome(insert(await makeEvent(), {}))).toBe('booked')
  })

  test.each([
    ['', 'Abre el 3 de diciembre; socios, desde el 1', 'Abre el 3 de diciembre; socios, desde el 28 de noviembre'],
    ['/ca', 'S’obre el 3 de desembre; socis, des de l’1', 'S’obre el 3 de desembre; socis, des del 28 de novembre'],
  ])('is announced at %s/eventos', async (home, sameMonth, otherMonth) => {
    const opens_at = new Date('2027-12-03T09:00:00Z')
    const more = { opens_at, date: new Date('2027-12-20T20:00:00Z') }
    for (const [members_open_at, label] of [
      [new Date('2027-12-01T09:00:00Z'), sameMonth],
      [new Date('2027-11-28T09:00:00Z'), otherMonth],
    ] as const) {
      const page = await get(`${home}/eventos/${await makeEvent({ ...more, members_open_at })}`)
      expect(page.page).toContain(label)
      // What the event offers to the public is valid from the opening for all.
      expect(page.page).toContain('"validFrom":"2027-12-03T10:00:00+01:00"')
    }
  })
})
