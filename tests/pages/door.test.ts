import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { legalVersions } from '#app/legal-versions.ts'
import { cookiesOf } from '../harness/accounts.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { partyFields } from '../harness/registration-fields.ts'
import { testSite } from '../harness/site.ts'
import { fromElsewhere, visitor } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('empty', { TRUSTED_PROXIES: 'loopback' })
const admin = signedIn('admin')

/** A dinner with a party of three, by default in an hour. */
async function dinner({ seats = 4, hours = 1 } = {}) {
  const event = await insertEvent(sql, { inHours: 48, max_participants: seats })
  await visitor(server.url).post(`/eventos/${event}/inscripcion`, partyFields(3), fromElsewhere())
  const guests = await sql<
    { id: string }[]
  >`select id from event_registrations where event_id = ${event} order by position`
  await moveTo(event, hours)
  return { event, door: `/admin/eventos/${event}/puerta`, guests: guests.map(({ id }) => id) }
}

const moveTo = (event: number, hours: number) =>
  sql`update events set date = now() + make_interval(hours => ${hours}) where id = ${event}`

const come = async (event: number) =>
  (await sql`select id from event_registrations where event_id = ${event} and attended_at is not null`).length

const json = { Accept: 'application/json' }

/** The event is that of the door's address in the panel, unless it is given for a pass. */
async function exchange(
  ask: ReturnType<typeof visitor>,
  door: string,
  operations: object[],
  held: { list?: string | null; live?: string; event?: number } = {},
) {
  const shown = { event: Number(/\d+/.exec(door)?.[0] ?? 0), list: '', ...held }
  const answer = await ask.post(
    door,
    { exchange: JSON.stringify({ ...shown, operations, device: 'test' }) },
    { ...json, ...fromElsewhere() },
  )
  return { status: answer.status, ...((await answer.json()) as { answer: Record<string, never>; redirect?: string }) }
}

/** Parties of one. */
const seatByClub = (event: number, count: number) =>
  sql`
    with said as (select set_config('el_cercle.seated_by', 'club', true)),
    seated as (
      insert into event_parties (event_id, state, size, contact_name, name_key, by_club, token_hash, privacy_version, table_label)
      select ${event}, 'booked', 1, 'Guest Puigdollers ' || n, n::text, true, n || ' ' || ${event}::int, 'test', (1 + n % 60)::text
      from generate_series(1, ${count}::int) as n, said
      returning id, contact_name, token_hash
    )
    insert into event_registrations (id, event_id, party_id, position, full_name, email, name_key, privacy_version, cancel_token_hash)
    select id, ${event}, id, 1, contact_name, '', token_hash, 'test', token_hash from seated`

const walkIn = (given: Record<string, string> = {}) => ({
  walk_in_id: randomUUID(),
  full_name: 'Òscar Sants',
  ...given,
})

describe('The page at the door', () => {
  test('may use the camera, as no other page; its worker is sent for its scope and may ask the site only', async () => {
    const { door, event } = await dinner()
    const page = await admin.get(door)
    expect(page.headers.get('Permissions-Policy')).toContain('camera=(self)')
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    for (const other of ['/', '/admin/eventos', `/admin/eventos/${event}/inscripciones`, `/eventos/${event}`])
      expect((await admin.get(other)).headers.get('Permissions-Policy'), other).toContain('camera=()')
    const worker = await visitor(server.url).get('/puerta/worker.js')
    expect(worker.headers.get('Service-Worker-Allowed')).toBe('/')
    expect(worker.headers.get('Content-Security-Policy')).toBe("default-src 'none'; connect-src 'self'")
    expect(await worker.text()).toContain('addEventListener')
  })

  test('the page that phones keep holds no name', async () => {
    const { door } = await dinner()
    expect(await (await admin.get(door)).text()).toContain('Guest 2')
    expect(await (await admin.get(`${door}?vacia`)).text()).not.toMatch(/Guest|Clara Vidal|Gràcia/)
  })

  test('works without script: a row is a button', async () => {
    const { door, event, guests } = await dinner()
    const page = await (await admin.get(door)).text()
    expect(page).toContain(`value="in:${guests[1]}"`)
    const answer = await admin.post(door, { operation: `in:${guests[1]}` })
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, door])
    expect(await (await admin.get(door)).text()).toContain(`value="out:${guests[1]}"`)
    await admin.post(door, { operation: `out:${guests[1]}` })
    expect(await come(event)).toBe(0)
  })

  test('a press that none of its buttons sends is refused like an unknown act of the panel', async () => {
    const { door, event, guests } = await dinner()
    const presses: Record<string, string>[] = [
      { operation: 'in:nobody' },
      { operation: `move:${guests[1]}` },
      { act: 'seat' },
    ]
    for (const form of presses) expect((await admin.post(door, form)).status).toBe(400)
    expect(await come(event)).toBe(0)
  })

  test('sends the list only to a phone that holds another one, and audits that', async () => {
    const { door, event, guests } = await dinner()
    const opened = () =>
      sql`select id from audit_log where action = 'event.diets-shown' and subject = ${String(event)}`.then(
        ({ length }) => length,
      )
    const operation = { kind: 'in', id: randomUUID(), guest: guests[0], agoMs: 0 }
    const first = await exchange(admin, door, [operation])
    const { version } = (first.answer as unknown as { list: { version: string } }).list
    expect(first.answer).toMatchObject({ live: [[guests[0], operation.id]], refused: [] })
    expect((await exchange(admin, door, [operation], { list: version })).answer).toMatchObject({ list: null })
    expect(await opened()).toBe(1)
    await sql`update event_parties set table_label = '7' where event_id = ${event}`
    expect((await exchange(admin, door, [], { list: version })).answer).toMatchObject({
      list: { guests: [{ table: '7' }, {}, {}] },
    })
    expect(await opened()).toBe(2)
    const removed = await exchange(admin, door, [], { list: null })
    expect([removed.answer, await opened()]).toEqual([expect.objectContaining({ list: null }), 2])
  })

  test('has what each guest has chosen to eat, in the language of who reads it, also once it changes', async () => {
    const { door, event, guests } = await dinner()
    const options = await sql<{ id: number }[]>`
      insert into event_menu_options (event_id, position, name, name_ca)
      values (${event}, 0, 'Lomo', 'Llom'), (${event}, 1, 'Bacalao', '') returning id`
    const choose = (guest: number, option: number) =>
      sql`update event_registrations set menu_option_id = ${options[option]?.id ?? 0} where id = ${guests[guest] ?? ''}`
    await choose(0, 0)
    type List = { list: { version: string; guests: { menuChoice: string }[] } }
    const read = async (list: string) => (await exchange(admin, door, [], { list })).answer as unknown as List
    const first = (await read('')).list
    expect(first.guests.map(({ menuChoice }) => menuChoice)).toEqual(['Lomo', '', ''])
    await choose(1, 1)
    const { list: second } = await read(first.version)
    expect(second.guests.map(({ menuChoice }) => menuChoice)).toEqual(['Lomo', 'Bacalao', ''])
    await sql`update event_menu_options set name = 'Lomo de Vic' where id = ${options[0]?.id ?? 0}`
    expect((await read(second.version)).list.guests[0]).toMatchObject({ menuChoice: 'Lomo de Vic' })
    expect(await (await admin.get(door)).text()).toMatch(/Menú:(<!-- --> )?<\/span>Lomo de Vic/)
    await admin.post('/admin/idioma', { language: 'ca' })
    const page = await (await admin.get(door)).text()
    await admin.post('/admin/idioma', { language: 'es' })
    for (const words of ['</span>Llom<', '</span>Bacalao<']) expect(page).toMatch(new RegExp(words))
  })

  test('sends who has come only to a phone that does not know it', async () => {
    const { door, guests } = await dinner()
    const operation = { kind: 'in', id: randomUUID(), guest: guests[0], agoMs: 0 }
    const { liveVersion: live } = (await exchange(admin, door, [operation])).answer as unknown as {
      liveVersion: string
    }
    expect((await exchange(admin, door, [], { live })).answer).toMatchObject({ live: null, liveVersion: live })
    await exchange(admin, door, [{ ...operation, kind: 'out', ids: [operation.id] }])
    expect((await exchange(admin, door, [], { live })).answer).toMatchObject({ live: [] })
  })

  test('sends five hundred guests in less than 200 kB', async () => {
    const { door, event } = await dinner({ seats: 500 })
    await seatByClub(event, 497)
    const { answer } = await exchange(admin, door, [])
    expect((answer as unknown as { list: { guests: object[] } }).list.guests).toHaveLength(500)
    expect(JSON.stringify(answer).length).toBeLessThan(200_000)
  })

  test('tells a phone whose session is over', async () => {
    const { door, guests } = await dinner()
    const operation = { kind: 'in', id: randomUUID(), guest: guests[0], agoMs: 0 }
    expect((await exchange(visitor(server.url), door, [operation])).redirect).toMatch(/^\/admin\/login/)
  })

  test('somebody without a booking gets a seat once, beyond the seats only with a reason, until four hours after the start', async () => {
    const { door, event } = await dinner()
    const asked = walkIn()
    for (let time = 0; time < 2; time += 1) expect((await admin.post(door, asked, json)).status).toBe(200)
    expect(await come(event)).toBe(1)
    const full = await admin.post(door, walkIn(), json)
    expect([full.status, await full.json()]).toEqual([409, { answer: { state: 'refused', reason: 'reason' } }])
    expect((await admin.post(door, walkIn({ reason: 'Una silla más' }), json)).status).toBe(200)
    const [row] = await sql`select registered, max_participants as seats from events where id = ${event}`
    expect(row).toEqual({ registered: 5, seats: 5 })
    await moveTo(event, -3)
    expect((await admin.post(door, walkIn({ reason: 'Una silla más' }), json)).status).toBe(200)
    await moveTo(event, -5)
    expect((await admin.post(door, walkIn({ reason: 'Una silla más' }), json)).status).toBe(409)
  })

  test('somebody without a booking gets no seat under the id of another party or guest, of this event or another', async () => {
    const { door, event, guests } = await dinner()
    const other = await dinner()
    const [waiting] = await sql<{ id: string }[]>`
      insert into event_parties (event_id, state, size, contact_name, name_key, email, token_hash, privacy_version, queued_at)
      values (${other.event}, 'waiting', 3, 'Roc Puig', 'roc', 'roc@example.org', ${randomUUID()}, 'test', now()) returning id`
    const elsewhere = walkIn()
    expect((await admin.post(other.door, elsewhere, json)).status).toBe(200)
    for (const id of [...guests, ...other.guests, waiting?.id ?? '', elsewhere.walk_in_id]) {
      const answer = await admin.post(door, walkIn({ walk_in_id: id }), json)
      expect([answer.status, await answer.json()]).toEqual([409, { answer: { state: 'refused', reason: 'taken' } }])
    }
    expect([await come(event), await come(other.event)]).toEqual([0, 1])
  })

  test('stores of somebody without a booking what they were told, and claims no acceptance', async () => {
    const { door, event } = await dinner()
    const page = await (await admin.get(door)).text()
    expect(page).toMatch(/Para leer en voz alta:.*Apuntamos tu nombre.*Apuntem el teu nom/s)
    const [told, untold] = [
      walkIn({ privacy_told: 'on', full_name: 'Berta Told' }),
      walkIn({ reason: 'Una silla más' }),
    ]
    for (const asked of [told, untold]) expect((await admin.post(door, asked, json)).status).toBe(200)
    const stored = (table: 'event_parties' | 'event_registrations') =>
      sql`select privacy_version from ${sql(table)} where id in ${sql([told.walk_in_id, untold.walk_in_id])} order by privacy_version`
    for (const table of ['event_parties', 'event_registrations'] as const)
      expect(
        (await stored(table)).map(({ privacy_version: version }) => version),
        table,
      ).toEqual(['', legalVersions.privacy])
    const notices =
      await sql`select privacy_notice as n from event_parties where event_id = ${event} and by_club order by 1`
    expect(notices.map(({ n }) => n)).toEqual(['not-told', 'told'])
  })

  test('asks for the password until 12 hours before the start, says when it opens, and seats nobody till then', async () => {
    const { door, event, guests } = await dinner({ hours: 13 })
    expect(await (await admin.get(door)).text()).toMatch(/La puerta se abre el .*Guest 2/s)
    const early = await admin.post(door, walkIn(), json)
    expect([early.status, await early.json()]).toEqual([409, { answer: { state: 'refused', reason: 'early' } }])
    const given = await sql<{ id: string; at: Date }[]>`select id, confirmed_at as at from auth_sessions`
    await sql`update auth_sessions set confirmed_at = now() - interval '20 minutes'`
    expect((await admin.get(door)).headers.get('Location')).toMatch(/^\/admin\/confirmar\?volver=/)
    const operation = { kind: 'in', id: randomUUID(), guest: guests[0], agoMs: 0 }
    expect((await exchange(admin, door, [operation])).status).toBe(401)
    expect((await admin.get(`${door}?vacia`)).status).toBe(200)
    await moveTo(event, 11)
    const page = await admin.get(door)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('La puerta se abre el')
    expect((await exchange(admin, door, [operation])).answer).toMatchObject({ refused: [] })
    for (const { id, at } of given) await sql`update auth_sessions set confirmed_at = ${at} where id = ${id}`
  })

  describe('gives the key of the list that a phone keeps', () => {
    const keyIn = (answer: Response) => {
      const [, list, value, seconds] =
        /door-key-(\d+)=([\w-]{43}); Path=\/; Max-Age=(\d+)/.exec(answer.headers.getSetCookie().join()) ?? []
      return value ? { list: Number(list), value, hours: Number(seconds) / 3600 } : undefined
    }

    test('for as long as it may read it without network, twelve hours after the start at most', async () => {
      const { door, event } = await dinner()
      const asked = { exchange: JSON.stringify({ event, operations: [], list: '', device: 'test' }) }
      const keptHours = new Map([
        [13, 0],
        [1, 5],
        [-3, 4],
        [-10, 2],
        [-13, 0],
      ])
      for (const [hours, kept] of keptHours) {
        await moveTo(event, hours)
        for (const answer of [await admin.get(door), await admin.post(door, asked, json)]) {
          const key = keyIn(answer)
          expect(key?.list, `${hours}`).toBe(kept ? event : undefined)
          expect(key?.hours ?? 0).toBeLessThanOrEqual(kept)
          expect(key?.hours ?? 0).toBeGreaterThan(kept - 0.05)
        }
      }
    })

    test('the same as long as the browser has it, none to a phone that has removed its list', async () => {
      const { door, event } = await dinner()
      const first = keyIn(await admin.get(door))
      const holding = { Cookie: `${admin.cookie}; door-key-${event}=${first?.value}`, ...json }
      const ask = (list: string | null) =>
        admin.post(door, { exchange: JSON.stringify({ event, operations: [], list, device: 'test' }) }, holding)
      expect(keyIn(await ask(''))?.value).toBe(first?.value)
      expect(keyIn(await ask(null))).toBeUndefined()
      expect(keyIn(await admin.get(`${door}?vacia`))).toBeUndefined()
      expect(keyIn(await admin.get(door))?.value).not.toBe(first?.value)
    })

    test('and withdraws it when somebody signs out', async () => {
      const key = `door-key-7=${'k'.repeat(43)}`
      const gone = (answer: Response) => answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('door-key'))
      for (const out of ['/admin/salir', '/auth/salir'])
        expect(gone(await visitor(server.url, { Cookie: key }).post(out, {}))).toEqual([
          'door-key-7=; Path=/; Max-Age=0; SameSite=Lax',
        ])
    })
  })

  test('shows nobody of a cancelled event', async () => {
    const { door, event } = await dinner()
    const { answer } = await exchange(admin, door, [])
    const { version } = (answer as unknown as { list: { version: string } }).list
    await sql`update events set status = 'cancelled' where id = ${event}`
    expect((await exchange(admin, door, [], { list: version })).answer).toMatchObject({
      list: { cancelled: true, guests: [] },
    })
    const page = await (await admin.get(door)).text()
    expect(page).toContain('El evento está cancelado')
    expect(page).not.toContain('Guest 2')
  })
})

describe('A pass', () => {
  async function pass(event: number) {
    const answer = await admin.post(`/admin/eventos/${event}/pases.data`, { act: 'create', name: 'Marta' })
    const token = /puerta\?token=([\w-]{43})/.exec(await answer.text())?.[1]
    if (!token) throw new Error('no pass')
    return { token, page: `/puerta?token=${token}` }
  }
  async function opened(token: string) {
    const answer = await visitor(server.url).post('/puerta', { token }, fromElsewhere())
    return visitor(server.url, { Cookie: cookiesOf(answer) })
  }

  test('opens the door of its event by a button; the link alone changes nothing', async () => {
    const { event, guests } = await dinner()
    const other = await dinner()
    const { token, page } = await pass(event)
    const before = await sql`select count(*)::int as n from audit_log`
    const question = await visitor(server.url).get(page, fromElsewhere())
    expect(question.headers.getSetCookie().join()).not.toContain('door-pass')
    expect(question.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(await question.text()).not.toContain('Guest 2')
    expect(await sql`select count(*)::int as n from audit_log`).toEqual(before)

    const answer = await visitor(server.url).post('/puerta', { token }, fromElsewhere())
    expect(answer.headers.getSetCookie().join()).toMatch(
      /door-pass=[\w-]{43}; Path=\/; Max-Age=\d+; SameSite=Lax.*HttpOnly/,
    )
    const marta = await opened(token)
    const list = await marta.get('/puerta', fromElsewhere())
    expect(list.headers.getSetCookie().join()).toContain(`door-key-${event}=`)
    expect(await list.text()).toContain('Guest 2')
    const operations = [guests[0], other.guests[0]].map((guest) => ({ kind: 'in', id: randomUUID(), guest, agoMs: 0 }))
    const { answer: merged } = await exchange(marta, '/puerta', operations, { event })
    expect(merged).toMatchObject({ refused: [{ guest: other.guests[0], reason: 'unknown' }] })
    expect([await come(event), await come(other.event)]).toEqual([1, 0])
    for (const panel of [`/admin/eventos/${event}/puerta`, '/admin/dashboard'])
      expect((await marta.get(panel, fromElsewhere())).headers.get('Location')).toMatch(/^\/admin\/login/)
  })

  test('is named in the audit log, and seats nobody beyond the seats', async () => {
    const { event, guests } = await dinner()
    const marta = await opened((await pass(event)).token)
    await marta.post('/puerta', { operation: `in:${guests[0]}` }, fromElsewhere())
    expect(await (await admin.get('/admin/auditoria?accion=registration.attended')).text()).toMatch(/Marta/)
    expect((await marta.post('/puerta', walkIn(), { ...json, ...fromElsewhere() })).status).toBe(200)
    const full = await marta.post('/puerta', walkIn({ reason: 'Una silla más' }), { ...json, ...fromElsewhere() })
    expect([full.status, await full.json()]).toEqual([409, { answer: { state: 'refused', reason: 'full' } }])
  })

  test('writes no name, table or device with characters that no other form takes', async () => {
    const { event } = await dinner()
    const marta = await opened((await pass(event)).token)
    const send = (fields: Record<string, string>) => marta.post('/puerta', fields, { ...json, ...fromElsewhere() })
    for (const hostile of ['Òscar\u0000Sants', 'Òscar\nSants', 'Òscar \u202eSants', 'Òscar\u0007'])
      expect((await send(walkIn({ full_name: hostile }))).status, JSON.stringify(hostile)).toBe(422)
    expect((await send(walkIn({ table_label: '1\n2' }))).status).toBe(422)
    const operations = [{ kind: 'in', id: randomUUID(), guest: randomUUID() }]
    const sent = { event, operations, list: null, device: 'a\u0000b' }
    expect((await send({ exchange: JSON.stringify(sent) })).status).toBe(422)
    expect((await send(walkIn({ full_name: '  Òscar  Ｓants ' }))).status).toBe(200)
    expect(
      await sql`select full_name from event_registrations where event_id = ${event} and full_name like 'Òscar%'`,
    ).toEqual([{ full_name: 'Òscar  Sants' }])
  })

  test('ends when it is revoked, and 12 hours after the start, also of an event that moves', async () => {
    const { event } = await dinner()
    const [one, two] = [await pass(event), await pass(event)]
    const phones = [await opened(one.token), await opened(two.token)] as const
    const statuses = async () =>
      Promise.all(phones.map(async (phone) => (await phone.get('/puerta', fromElsewhere())).status))
    expect(await statuses()).toEqual([200, 200])
    const [row] = await sql<
      { id: string }[]
    >`select id from door_passes where event_id = ${event} order by created_at limit 1`
    await admin.post(`/admin/eventos/${event}/pases.data`, { act: 'revoke', pass_id: row?.id ?? '' })
    expect(await statuses()).toEqual([404, 200])
    const refused = await phones[0].get('/puerta', {
      ...fromElsewhere(),
      Cookie: `door-key-${event}=${'k'.repeat(43)}`,
    })
    expect(refused.headers.getSetCookie().join()).toContain(`door-key-${event}=; Path=/; Max-Age=0`)
    await moveTo(event, -11)
    expect(await statuses()).toEqual([404, 200])
    await moveTo(event, -13)
    expect(await statuses()).toEqual([404, 404])
    expect((await exchange(phones[1], '/puerta', [], { event })).status).toBe(403)
    expect((await visitor(server.url).get(two.page, fromElsewhere())).status).toBe(404)
  })

  test('opens 12 hours before the start, and its page says so', async () => {
    const { event } = await dinner({ hours: 13 })
    const { token, page } = await pass(event)
    expect(await (await visitor(server.url).get(page, fromElsewhere())).text()).toContain(
      'doce horas antes del comienzo',
    )
    const marta = await opened(token)
    const early = await (await marta.get('/puerta', fromElsewhere())).text()
    expect(early).toContain('La puerta aún no está abierta')
    expect(early).not.toContain('Guest 2')
    expect((await exchange(marta, '/puerta', [], { event })).status).toBe(403)
    expect((await marta.post('/puerta', walkIn(), { ...json, ...fromElsewhere() })).status).toBe(403)
    await moveTo(event, 11)
    expect(await (await marta.get('/puerta', fromElsewhere())).text()).toContain('Guest 2')
  })

  test('is neither revived nor stretched by an event that moves', async () => {
    const { event } = await dinner()
    const old = await opened((await pass(event)).token)
    await moveTo(event, -13)
    await moveTo(event, 1)
    expect((await old.get('/puerta', fromElsewhere())).status).toBe(404)
    const late = await opened((await pass(event)).token)
    await moveTo(event, 40)
    await moveTo(event, 1)
    expect((await late.get('/puerta', fromElsewhere())).status).toBe(200)
    await moveTo(event, 24 * 120)
    await moveTo(event, 1)
    expect((await late.get('/puerta', fromElsewhere())).status).toBe(404)
  })

  test('takes nothing of another event, whose pass was open in the same browser before', async () => {
    const [friday, saturday] = [await dinner(), await dinner()]
    const phone = await opened((await pass(saturday.event)).token)
    const operation = { kind: 'in', id: randomUUID(), guest: friday.guests[0], agoMs: 0 }
    expect((await exchange(phone, '/puerta', [operation], { event: friday.event })).status).toBe(409)
    expect(await (await phone.get('/puerta?vacia', fromElsewhere())).text()).toContain(
      `&quot;event&quot;:${saturday.event}`,
    )
  })

  test('ends when its event is cancelled', async () => {
    const { event } = await dinner()
    const marta = await opened((await pass(event)).token)
    await sql`update events set status = 'cancelled' where id = ${event}`
    expect((await marta.get('/puerta', fromElsewhere())).status).toBe(404)
    expect((await exchange(marta, '/puerta', [], { event })).status).toBe(403)
  })

  test('is limited for each phone: one that asks too often does not stop the others', async () => {
    const { event } = await dinner()
    const marta = await opened((await pass(event)).token)
    expect((await exchange(marta, '/puerta', [], { event })).status).toBe(200)
    await sql`update budgets set tries = array_fill(now(), array[800]) where cardinality(tries) > 0`
    const asked = await marta.post(
      '/puerta',
      { exchange: JSON.stringify({ event, operations: [], list: '', device: 'test' }) },
      { ...json, ...fromElsewhere() },
    )
    expect([asked.status, asked.headers.get('Retry-After')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    const other = await marta.post(
      '/puerta',
      { exchange: JSON.stringify({ event, operations: [], list: '', device: 'other' }) },
      { ...json, ...fromElsewhere() },
    )
    expect(other.status).toBe(200)
  })

  test('cannot be guessed without end', async () => {
    const guesser = visitor(server.url, { 'X-Forwarded-For': '10.9.9.9' })
    const statuses = new Set<number>()
    for (let time = 0; time < 62; time += 1) statuses.add((await guesser.get(`/puerta?token=${time}`)).status)
    expect([...statuses]).toEqual([404, 429])
  })
})
