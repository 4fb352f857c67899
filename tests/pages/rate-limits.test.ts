import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from '#app/rate-limits.ts'
import { cookiesOf } from '../harness/accounts.ts'
import { from, limitedServers, someone } from '../harness/limited-servers.ts'
import { mailsIn, until } from '../harness/mailbox.ts'
import type { RunningServer } from '../harness/server.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'
import { joinPronouns } from '#app/i18n/catalan-pronouns.ts'

const { servers, alone, sql, event, inTurn } = limitedServers()
beforeEach(async () => void (await sql`delete from budgets`))

describe('registering', () => {
  const register = (
    server: RunningServer,
    fields: Record<string, string>,
    headers: Record<string, string>,
    path = '',
  ) => visitor(server.url).post(`${path}/eventos/${event}/inscripcion`, registrationFields(fields), headers)

  test('accepts 300 from one address over all processes, bursts to be confirmed; the next is asked to wait and keeps what was typed', async () => {
    const { max, burst } = rateLimits.registration.address
    const answers: Response[] = []
    // In groups of twenty: 300 at once would exceed the lock timeout of the event row on a slow machine.
    while (answers.length < max + 5) {
      const next = Array.from({ length: Math.min(20, max + 5 - answers.length) }, (_, n) =>
        register(inTurn(n), { email: someone() }, from('198.51.100.1')),
      )
      answers.push(...(await Promise.all(next)))
    }
    const of = (wanted: number) => answers.filter(({ status }) => status === wanted).length
    // On a slow machine the 300 are not a burst all the time, and some find the database busy.
    expect([of(200) + of(202) + of(503), of(200) >= burst.max]).toEqual([max, true])
    expect(of(429)).toBe(5)
    for (const [path, sentence] of [
      ['', 'Demasiados intentos seguidos: espera unos minutos e inténtalo de nuevo.'],
      ['/ca', joinPronouns('Massa intents seguits: espera uns minuts i torna-ho a provar.')],
    ] as const) {
      const refused = await register(
        servers[0],
        { email: someone(), notes: 'Llegaremos tarde' },
        from('198.51.100.1'),
        path,
      )
      expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([429, 'no-store'])
      const wait = Number(refused.headers.get('Retry-After'))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(600)
      const html = await refused.text()
      for (const part of [sentence, 'Llegaremos tarde', 'Clara Vidal Roca']) expect(html).toContain(part)
    }
    // The same by script, through another address, and with a forged header.
    const data = await visitor(servers[0].url).post(
      `/eventos/${event}/inscripcion.data`,
      registrationFields({ email: someone() }),
      from('198.51.100.1'),
    )
    expect([data.status, data.headers.has('Retry-After')]).toEqual([429, true])
    expect((await register(servers[1], { email: someone() }, from('198.51.100.2'))).status).toBe(200)
    expect((await register(servers[0], { email: someone() }, from('203.0.113.9, 198.51.100.1'))).status).toBe(429)
  })

  test('takes ten guests of one e-mail for one dinner, and wrong fields cost nothing', async () => {
    const email = someone()
    for (let n = 0; n < 15; n++)
      expect((await register(inTurn(n), { email, full_name: '' }, from('198.51.100.3'))).status).toBe(422)
    const statuses: number[] = []
    for (let n = 0; n < 12; n++)
      statuses.push((await register(inTurn(n), { email, full_name: `Convidat ${n}` }, from(`198.51.100.${n}`))).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  })

  test('waits for the disk: the faster commit is that of the counting alone', async () => {
    await sql.unsafe(`
      create table commits (made_to text, synchronous text);
      create function note_commit() returns trigger language plpgsql security definer as $$ begin
        insert into commits values (tg_table_name, current_setting('synchronous_commit'));
        return null;
      end $$;
      create constraint trigger note_commit after insert or update on budgets
        deferrable initially deferred for each row execute function note_commit();
      create constraint trigger note_commit after insert on event_parties
        deferrable initially deferred for each row execute function note_commit();`)
    for (let n = 0; n < 3; n++) expect((await register(alone, { email: someone() }, {})).status).toBe(200)
    expect(Array.from(await sql`select distinct made_to, synchronous from commits order by made_to`)).toEqual([
      { made_to: 'budgets', synchronous: 'off' },
      { made_to: 'event_parties', synchronous: 'on' },
    ])
    await sql.unsafe(`drop function note_commit cascade; drop table commits`)
  })

  test('believes no header where no proxy is trusted', async () => {
    const statuses: number[] = []
    const { max } = rateLimits['membership-request'].address
    for (let n = 0; n <= max; n++)
      statuses.push(
        (
          await visitor(alone.url).post(
            '/solicitar-membresia',
            { full_name: 'Clara', email: someone(), privacy: 'on' },
            from(`192.0.2.${n}`),
          )
        ).status,
      )
    expect(statuses.lastIndexOf(200)).toBe(max - 1)
    expect(statuses[max]).toBe(429)
  })
})

describe('of each form that costs a mail, one e-mail may send', () => {
  const forms = [
    [
      'a request',
      '/solicitar-membresia',
      { full_name: 'Clara Vidal', privacy: 'on', reason: 'Me gusta comer' },
      rateLimits['membership-request'].email.max,
      'Me gusta comer',
    ],
    [
      'a message',
      '/contacto',
      { name: 'Clara Vidal', message: 'Buenos días', privacy: 'on' },
      rateLimits.contact.email.max,
      'Buenos días',
    ],
    [
      'a sign-up',
      '/auth?modo=registro',
      { full_name: 'Clara Vidal', password: 'escudella lenta', privacy: 'on' },
      rateLimits['sign-up'].email.max,
      'Clara Vidal',
    ],
    ['a question for a new password', '/auth?modo=recuperar', {}, rateLimits['password-reset'].email.max, ''],
  ] as const
  test.each(forms)(
    '%s up to the limit; then the form asks to wait and keeps the typed values',
    async (_what, path, fields, max, typed) => {
      const email = someone()
      for (let n = 0; n < max; n++)
        expect((await visitor(inTurn(n).url).post(path, { email, ...fields }, from(`198.51.100.${n}`))).status).toBe(
          200,
        )
      const refused = await visitor(servers[0].url).post(path, { email, ...fields }, from('198.51.100.99'))
      expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
      const html = await refused.text()
      for (const part of ['Demasiados intentos seguidos', email, typed]) expect(html).toContain(part)
      expect(html).not.toContain('escudella lenta')
    },
  )
})

test('An editor uploads galleries, but not without end', async () => {
  const answer = await visitor(servers[0].url).post(
    '/auth',
    { email: 'admin@example.org', password: 'escudella lenta' },
    from('198.51.100.30'),
  )
  const cookie = cookiesOf(answer)
  const plate = new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c3341c' } })
      .png()
      .toBuffer(),
  )
  const upload = async (n: number, bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData()
    body.set('purpose', 'blog')
    body.set('file', new File([bytes], 'plato.png', { type: 'image/png' }))
    const server = inTurn(n)
    return fetch(`${server.url}/admin/imagenes`, {
      method: 'POST',
      headers: { Origin: server.url, Cookie: cookie },
      body,
    })
  }
  for (let n = 0; n < rateLimits.upload.account.max; n++) expect((await upload(n, new Uint8Array(9))).status).toBe(422)
  const refused = await upload(0, plate)
  expect([refused.status, refused.headers.has('Retry-After'), await refused.json()]).toEqual([
    429,
    true,
    { ok: false, message: 'Has subido muchas imágenes seguidas: espera unos minutos e inténtalo de nuevo' },
  ])
})

describe('mails to one address', () => {
  test('wait beyond the limit of their kind and are sent later; none is lost, and other kinds are sent', async () => {
    const email = someone()
    const { max } = rateLimits.mail.recipient
    const dinners = await sql<
      { id: number }[]
    >`insert into events (title, date, max_participants) select 'Cena', now() + interval '3 days', 100 from generate_series(1, 3) returning id`
    for (let n = 0; n < max + 4; n++) {
      const dinner = dinners[n % 3]?.id ?? 0
      expect(
        (
          await visitor(inTurn(n).url).post(
            `/eventos/${dinner}/inscripcion`,
            registrationFields({ email, full_name: `Convidat ${n}` }),
            from(`203.0.113.${n}`),
          )
        ).status,
      ).toBe(200)
    }
    await visitor(servers[0].url).post(
      '/contacto',
      { name: 'Clara', email, message: 'Hola', privacy: 'on' },
      from('203.0.113.200'),
    )
    const delivered = async (kind: string) =>
      (await sql`select 1 from mails where recipient = ${email} and kind = ${kind} and status = 'sent'`).length
    const waiting = async () =>
      (
        await sql`select 1 from mails where recipient = ${email} and status = 'queued' and last_error = 'over budget: waits'`
      ).length
    await until(async () => (await waiting()) === 4)
    await until(async () => (await delivered('contact-confirmation')) === 1)
    await until(async () => (await delivered('registration')) === max)
    await sql`update budgets set ends_at = now(), tries = '{}'`
    // Retries come with growing pauses; the test does not wait for them.
    await sql`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry'`
    await until(async () => (await delivered('registration')) === max + 4)
    const messages = (await Promise.all([...servers, alone].map(({ dataDir }) => mailsIn(dataDir))))
      .flat()
      .filter(({ to }) => to?.[0]?.address === email)
    expect(messages).toHaveLength(max + 5)
  })
})

test('An action whose limit cannot be counted is refused without details', async () => {
  await sql`alter table budgets rename to renamed`
  try {
    const before = await sql`select 1 from event_registrations`
    const answers = [
      await visitor(servers[0].url).post(`/eventos/${event}/inscripcion`, registrationFields({ email: someone() })),
      await visitor(servers[0].url).post('/auth', { email: 'admin@example.org', password: 'escudella lenta' }),
      await visitor(servers[0].url).post('/contacto', {
        name: 'Clara',
        email: someone(),
        message: 'Hola',
        privacy: 'on',
      }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBeGreaterThanOrEqual(500)
      expect(answer.headers.get('Set-Cookie')).toBeNull()
      expect(await answer.text()).not.toMatch(/relation|postgres|\.server\.ts|at \w+ \(/)
    }
    expect(await sql`select 1 from event_registrations`).toHaveLength(before.length)
  } finally {
    await sql`alter table renamed rename to budgets`
  }
})
