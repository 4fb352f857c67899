import { describe, expect, test } from 'vitest'
import { insertEvent } from '../harness/insert-rows.ts'
import { mailsIn, until } from '../harness/mailbox.ts'
import { testServer, testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'

const settings = { TRUSTED_PROXIES: 'loopback', ENCRYPTION_KEY: 'ab'.repeat(32) }
const { url, server, sql, signedIn } = testSite('demo', settings)
const servers = [server, testServer({ DATABASE_URL: url, ...settings })] as const
const panel = signedIn('admin', 'clara')

let people = 0
function register(event: number, address: string, path = '') {
  const fields = registrationFields({ full_name: `Persona ${++people}`, email: `persona${people}@example.org` })
  return visitor(servers[people % 2]?.url ?? '').post(`${path}/eventos/${event}/inscripcion`, fields, {
    'X-Forwarded-For': address,
  })
}
const MACHINE = '203.0.113.7'

/** `lasting`: free seats once nobody has confirmed the held ones. */
type Dinner = { id: number; free: number; lasting: number; rows: number; registered: number }
const listUpcomingDinners = () => sql<Dinner[]>`
  select id, max_participants - registered as free, registered,
    max_participants - registered + (select coalesce(sum(size), 0)::int from event_parties p
      where p.event_id = e.id and p.state = 'booked' and p.hold = 'held') as lasting,
    (select count(*)::int from event_registrations r where r.event_id = e.id and cancelled_at is null) as rows
  from events e where date > now() and max_participants > 0 order by date`
const freeOf = async (id: number) => (await listUpcomingDinners()).find((dinner) => dinner.id === id)?.free

describe('one client that registers 88 people for all upcoming dinners within seconds', () => {
  let before: Dinner[]
  const statuses: number[] = []
  const pending: string[] = []

  test('leaves most of the free seats of every dinner to others, and is answered truthfully', async () => {
    before = await listUpcomingDinners()
    expect(before.length).toBeGreaterThan(8)
    for (const dinner of before) {
      for (let n = 0; n < Math.max(1, dinner.free) && statuses.length < 88; n += 4) {
        const answers = await Promise.all(
          Array.from({ length: Math.min(4, 88 - statuses.length) }, () => register(dinner.id, MACHINE)),
        )
        statuses.push(...answers.map(({ status }) => status))
        for (const answer of answers) if (answer.status === 202) pending.push(await answer.text())
      }
    }
    const after = await listUpcomingDinners()
    for (const [index, dinner] of after.entries()) {
      const had = before[index]?.free ?? 0
      expect([dinner.id, had, dinner.lasting >= Math.floor(had / 2)]).toEqual([dinner.id, had, true])
      expect([dinner.id, dinner.rows]).toEqual([dinner.id, dinner.registered])
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(
      statuses.filter((status) => status === 202).length,
    )
    for (const html of pending)
      expect(html).toMatch(
        /Pendiente de confirmar.*(Te guardamos una plaza durante 30 minutos|todavía no te hemos guardado ninguna plaza)/s,
      )
  })

  test('does not stop a guest from another address', async () => {
    for (const dinner of before.filter(({ free }) => free > 2))
      expect([200, 202]).toContain((await register(dinner.id, '198.51.100.1')).status)
  })

  test('is shown to administrators in the panel, and undone by one action with one audit event', async () => {
    const [dashboard, guests] = [
      await panel.get('/admin/dashboard'),
      await panel.get(`/admin/eventos/${before[0]?.id}/inscripciones`),
    ]
    for (const page of [dashboard, guests])
      expect(await page.text()).toMatch(/\d+ inscripciones en \d+ s(<!-- -->)? desde una misma red, en \d+ eventos/)
    const [first] = await sql<
      { id: string; event_id: number }[]
    >`select id, event_id from event_parties where origin is not null order by created_at limit 1`
    const [others] = await sql<
      { count: number }[]
    >`select count(*)::int from event_registrations where cancelled_at is null and email like 'persona%'`
    const undo = () =>
      panel.post(`/admin/eventos/${first?.event_id}/inscripciones.data`, {
        act: 'undo-burst',
        party_id: first?.id ?? '',
      })
    expect(
      (
        await visitor(servers[0].url).post(`/admin/eventos/${first?.event_id}/inscripciones.data`, {
          act: 'undo-burst',
          party_id: first?.id ?? '',
        })
      ).status,
    ).not.toBe(200)
    expect((await undo()).status).toBe(200)
    const after = await listUpcomingDinners()
    const elsewhere = before.filter(({ free }) => free > 2)
    for (const [index, dinner] of after.entries()) {
      const had = before[index]?.free ?? 0
      expect([dinner.id, dinner.free, dinner.rows]).toEqual([dinner.id, had - (had > 2 ? 1 : 0), dinner.registered])
    }
    const [left] = await sql<
      { count: number }[]
    >`select count(*)::int from event_registrations where cancelled_at is null and email like 'persona%'`
    expect([left?.count, (others?.count ?? 0) > elsewhere.length]).toEqual([elsewhere.length, true])
    expect(await sql`select count(*)::int from mails where kind = 'registration-cancelled'`).toEqual([{ count: 0 }])
    const listAuditEvents = () =>
      sql<
        { actor: string; subject: string; fields: string[] }[]
      >`select actor, subject, fields from audit_log where action = 'registrations.burst-undone'`
    expect(await listAuditEvents()).toEqual([
      { actor: 'clara', subject: String(first?.event_id), fields: [expect.stringMatching(/^\d+$/)] },
    ])
    expect((await undo()).status).toBe(200)
    expect([await listAuditEvents(), await listUpcomingDinners()]).toEqual([[expect.anything()], after])
    expect(await (await panel.get('/admin/dashboard')).text()).not.toContain('desde una misma red')
  })
})

describe('a registration that is held', () => {
  const bookAnother = (id: number) =>
    new RegExp(`href="/ca/eventos/${id}/inscripcion">Reserva per a una altra persona</a>`)
  const hold = async (path = '') => {
    const id = await insertEvent(sql, { inHours: 72, max_participants: 100 })
    for (let n = 0; n < 20; n++) await register(id, `192.0.2.${id % 250}`)
    const answer = await register(id, `192.0.2.${id % 250}`, path)
    const email = `persona${people}@example.org`
    const mail = await until(async () =>
      (await Promise.all(servers.map(({ dataDir }) => mailsIn(dataDir))))
        .flat()
        .find(({ to }) => to?.[0]?.address === email),
    )
    const link = new URL(/https?:\S+confirmar\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? 'http://none')
    return { id, answer, link, page: visitor(servers[0].url), token: link.searchParams.get('token') ?? '' }
  }

  test('is confirmed by a button behind the mail’s link, in the guest’s language; opening the page does nothing', async () => {
    const { id, answer, link, page, token } = await hold('/ca')
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([202, 'no-store'])
    expect(await answer.text()).toContain('Et guardem una plaça durant 30 minuts')
    expect(link.pathname).toBe('/ca/inscripcion/confirmar')
    for (let n = 0; n < 3; n++)
      expect(await (await page.get(link.pathname + link.search)).text()).toContain('Confirma la meva plaça')
    expect(await sql`select hold from event_parties where event_id = ${id} and hold is not null`).toEqual([
      { hold: 'held' },
    ])
    for (let n = 0; n < 2; n++) {
      const pressed = await page.post(link.pathname + link.search, { token })
      const html = await pressed.text()
      expect([pressed.status, html.includes('La teva plaça està confirmada')]).toEqual([200, true])
      expect(html).toMatch(bookAnother(id))
    }
    expect(await freeOf(id)).toBe(79)
    await sql`update events set max_participants = registered where id = ${id}`
    const full = await (await page.get(link.pathname + link.search)).text()
    expect([full.includes('La teva plaça està confirmada'), bookAnother(id).test(full)]).toEqual([true, false])
    expect((await page.post('/inscripcion/confirmar?token=guessed', { token: 'guessed' })).status).toBe(404)
  })

  test('that expires frees its seat for the next guest; its link takes a free seat, or reports that none is left', async () => {
    const { id, page, link, token } = await hold()
    await sql`update event_parties set held_until = now() where event_id = ${id} and hold = 'held'`
    await sql`update events set max_participants = registered where id = ${id}`
    expect([200, 202]).toContain((await register(id, '198.51.100.2')).status)
    expect(await (await page.get(link.pathname + link.search)).text()).toContain(
      'Ahora mismo no te guardamos ninguna plaza',
    )
    const refused = await page.post(link.pathname + link.search, { token })
    expect([refused.status, (await refused.text()).includes('Ya no quedan plazas')]).toEqual([409, true])
    await sql`update events set max_participants = registered + 1 where id = ${id}`
    expect((await page.post(link.pathname + link.search, { token })).status).toBe(200)
  })
})

describe('a dinner of thirty seats', () => {
  const makeDinner = (seats = 30) => insertEvent(sql, { inHours: 72, max_participants: seats })
  const bookAll = async (id: number, addressOf: (n: number) => string) => {
    const answers: Response[] = []
    for (let n = 0; n < 40; n += 4)
      answers.push(...(await Promise.all([0, 1, 2, 3].map((more) => register(id, addressOf(n + more))))))
    return answers.map(({ status }) => status)
  }

  test.each([
    ['the addresses of a /48', (n: number) => `2001:db8:12:${n.toString(16)}::9`],
    ['ten addresses of a /24', (n: number) => `198.51.100.${n % 10}`],
  ])('keeps at least half of its seats for others than %s, which read no mail', async (_, addressOf) => {
    const id = await makeDinner()
    await bookAll(id, addressOf)
    const [kept] = await sql<
      { seats: number }[]
    >`select coalesce(sum(size), 0)::int as seats from event_parties where event_id = ${id} and state = 'booked' and hold is null`
    expect(kept?.seats).toBeLessThanOrEqual(15)
  })

  test('is booked from the network that the club names, without a press; nobody else reads its name', async () => {
    await sql`insert into club_versions (version, facts) values (1, ${sql.json({ networks: '203.0.113.0/28' })})`
    // Each process reads the facts again a moment later; a table of eight of twelve would have to confirm.
    for (const server of servers)
      await until(async () => {
        const size = registrationFields({
          full_name: `Persona ${++people}`,
          email: `persona${people}@example.org`,
          size: '8',
        })
        const path = `/eventos/${await makeDinner(12)}/inscripcion`
        return (await visitor(server.url).post(path, size, { 'X-Forwarded-For': MACHINE })).status === 200
      })
    const id = await makeDinner()
    const statuses = await bookAll(id, () => MACHINE)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(await freeOf(id)).toBe(0)
    for (const path of ['/', '/admin/login', '/admin/dashboard'])
      expect(await (await panel.get(path)).text()).not.toContain('203.0.113.0/28')
    await sql`delete from club_versions`
  })
})

test('An eleventh seat of one mailbox is refused in the form’s language, and nothing typed is lost', async () => {
  const dinner = await insertEvent(sql, { inHours: 72, max_participants: 100 })
  const send = (n: number, path = '') =>
    visitor(servers[0].url).post(
      `${path}/eventos/${dinner}/inscripcion`,
      registrationFields({ email: `taula+${n}@example.org`, full_name: `Convidat ${n}`, notes: 'Llegaremos tarde' }),
      { 'X-Forwarded-For': `192.0.2.${n}` },
    )
  for (let n = 0; n < 10; n++) expect((await send(n)).status).toBe(200)
  for (const [path, words] of [
    ['', 'Con este email no se pueden tener tantas plazas en este evento'],
    ['/ca', 'Amb aquest correu electrònic no es poden tenir tantes places en aquest esdeveniment'],
  ] as const) {
    const refused = await send(10, path)
    expect(refused.status).toBe(409)
    const html = await refused.text()
    for (const part of [words, 'Llegaremos tarde', 'Convidat 10']) expect(html).toContain(part)
  }
})
