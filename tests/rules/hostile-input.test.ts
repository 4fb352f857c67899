import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertEvent } from '../harness/insert-rows.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'
import { ask } from '../harness/raw-request.ts'
import { registrationFields } from '../harness/registration-fields.ts'

const { server, sql } = testSite('empty', { LOG_LEVEL: 'error' })
let event: number

beforeAll(async () => {
  event = await insertEvent(sql, { max_participants: 10_000 })
})

const everyText = ['full_name', 'email', 'phone', 'how_did_you_know_us', 'dietary_restrictions', 'notes']
const hostile = {
  'ten thousand characters': 'a'.repeat(10_000),
  'a null byte': 'a\u0000b',
  'control characters': '\u0001\u0007\u001b[31m',
  'a header': 'Clara\r\nBcc: everybody@example.org',
  'text turned around': 'a\u202eb',
  'a lone surrogate': '\ud800',
}

describe('an address with a dot segment', () => {
  test.each([
    '/admin/../reserva',
    '/admin/%2e%2e/reserva',
    '/admin/.%2E/reserva?token=x',
    '/admin/./dashboard',
    '/x/%2E%2E/eventos',
    '/admin\\..\\reserva',
    '/eventos/..',
  ])('is refused before a page or a file is looked for: %s', async (path) => {
    expect((await ask(server.url, { path })).status).toBe(400)
  })

  test('in the query is the visitor’s text', async () => {
    expect((await ask(server.url, { path: '/eventos?volver=/../admin' })).status).toBe(200)
  })
})

describe('a field sent twice', () => {
  test.each([
    '/reserva',
    '/comensal',
    '/comensal/cancelar',
    '/inscripcion/cancelar',
    '/valorar',
    '/novedades',
    '/cocina',
    '/auth/nueva-contrasena',
  ])('is refused by %s', async (path) => {
    const fields = new URLSearchParams([
      ['token', 'one'],
      ['token', 'two'],
      ['guest', '11111111-1111-4111-8111-111111111111'],
    ])
    expect((await visitor(server.url).post(path, fields)).status).toBe(400)
  })
})

describe('the registration form', () => {
  test.each(
    Object.entries(hostile).flatMap(([what, value]) =>
      everyText
        .filter((field) => field !== 'notes' || what !== 'a header')
        .map((field) => [what, field, value] as const),
    ),
  )('with %s as %s is refused at the field, and nothing is kept', async (_what, field, value) => {
    const before = await rows()
    const answer = await post(registrationFields({ diet_consent: 'on', [field]: value }))
    // A lone surrogate becomes the replacement character in transit, which is allowed.
    expect(answer.status).toBe(
      value === '\ud800' && !['email', 'phone', 'how_did_you_know_us'].includes(field) ? 200 : 422,
    )
    if (answer.status === 422) expect(await rows()).toBe(before)
  })

  test('with HTML in every text is accepted, and shown as text', async () => {
    const markup = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
    const refused = await post(registrationFields({ full_name: markup, email: markup, notes: markup }))
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).not.toContain('<script>alert(1)')
    expect(html).not.toContain('<img src=x')
  })

  test('without any field lists the missing fields', async () => {
    const answer = await post({})
    expect(answer.status).toBe(422)
    const html = await answer.text()
    for (const text of ['El nombre es obligatorio', 'El email es obligatorio', 'Debes confirmar que la has leído'])
      expect(html).toContain(text)
  })

  test('keeps the typed values when it is refused', async () => {
    const html = await (await post(registrationFields({ email: 'clara@', notes: 'Llegaremos tarde' }))).text()
    expect(html).toContain('Clara Vidal Roca')
    expect(html).toContain('clara@')
    expect(html).toContain('Llegaremos tarde')
    expect(html).toContain('Email no válido')
  })

  test('ignores unknown fields', async () => {
    await post(
      registrationFields({
        email: 'sly@example.org',
        user_id: 'admin',
        cancelled_at: '2020-01-01',
        event_id: '999',
        is_demo: 'true',
      }),
    )
    const [row] =
      await sql`select user_id, cancelled_at, event_id from event_registrations where email = 'sly@example.org'`
    expect(row).toMatchObject({ user_id: null, cancelled_at: null, event_id: event })
  })

  test.each([
    ['names that objects have', '__proto__=x&constructor=y&toString=z&full_name[0]=a&email.x=b', 422],
    ['a broken encoding', '%E0%A4%A&full_name=%', 422],
    ['nothing at all', '', 422],
  ])('sent with %s is a clear 4xx', async (_what, body, status) => {
    expect((await send(body, 'application/x-www-form-urlencoded')).status).toBe(status)
  })

  test.each([
    ['JSON', '{"full_name":"x"}', 'application/json', 400],
    ['a broken multipart body', '--x\r\nbroken', 'multipart/form-data; boundary=x', 400],
    [
      'a file for a name',
      '--x\r\nContent-Disposition: form-data; name="full_name"; filename="a"\r\n\r\nx\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
      400,
    ],
    ['a name of nine thousand levels', `a${'[0]'.repeat(3_000)}=x`, 'application/x-www-form-urlencoded', 400],
    ['a name of five levels', 'a[0].b[0].c=x', 'application/x-www-form-urlencoded', 400],
    ['a name of 121 characters', `${'a'.repeat(121)}=x`, 'application/x-www-form-urlencoded', 400],
    ['a field twice', 'full_name=a&full_name=b&email=a@b.example', 'application/x-www-form-urlencoded', 400],
    ['a box twice', 'allergens=milk&allergens=milk', 'application/x-www-form-urlencoded', 400],
    ['more than a form can hold', 'notes=' + 'a'.repeat(70_000), 'application/x-www-form-urlencoded', 413],
  ])('sent as %s is refused', async (_what, body, type, status) => {
    expect((await send(body, type)).status).toBe(status)
  })

  test('answers every random form without a server error, and stores a row exactly when it reports success', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ maxLength: 40 }),
      fc.constantFrom(...Object.values(hostile), 'on', 'clara@example.org'),
    )
    const form = fc.dictionary(
      fc.constantFrom(
        'full_name',
        'email',
        'phone',
        'how_did_you_know_us',
        'dietary_restrictions',
        'diet_consent',
        'notes',
        'is_member',
        'privacy',
        'x',
        '__proto__',
      ),
      text,
    )
    await fc.assert(
      fc.asyncProperty(form, async (fields) => {
        const before = await rows()
        const answer = await post(fields)
        expect([200, 413, 422]).toContain(answer.status)
        expect(await rows()).toBe(answer.status === 200 ? before + 1 : before)
      }),
      { numRuns: 150, seed: seed(), endOnFailure: true },
    )
  })
})

describe('a server error', () => {
  test('is explained, keeps the typed values, and leaves no rows', async () => {
    await sql.unsafe(`create function burn() returns trigger language plpgsql as $$ begin raise exception 'burnt'; end $$;
      create trigger burn before insert on mails for each row execute function burn();`)
    const before = await rows()
    const answer = await post(registrationFields({ email: 'burnt@example.org', notes: 'Llegaremos tarde' }))
    await sql.unsafe('drop trigger burn on mails; drop function burn();')
    expect(answer.status).toBe(503)
    const html = await answer.text()
    expect(html).toContain('Error al completar el registro. Por favor, inténtalo de nuevo.')
    expect(html).toContain('Llegaremos tarde')
    expect(await rows()).toBe(before)
  })
})

describe('addresses', () => {
  const ids = ['0', '-1', '99999999999999999999', 'abc', '1e3', '1.5', "1'--", '٣', '2147483648', '01', ' 1']
  test.each(ids)('/eventos/%s is not an event: 404, for reading and for registering', async (id) => {
    for (const language of ['', '/ca']) {
      expect((await visitor(server.url).get(`${language}/eventos/${id}`)).status).toBe(404)
      expect(
        (await visitor(server.url).post(`${language}/eventos/${id}/inscripcion`, registrationFields())).status,
      ).toBe(404)
    }
  })

  test('an address with NUL, in its path or its query, is refused', async () => {
    for (const address of [
      '/eventos/%00',
      '/auth/verificar?token=a%00b',
      '/blog/a%00b.data',
      '/admin/usuarios/%00/sesiones',
      '/ca/%00',
    ]) {
      expect((await visitor(server.url).get(address)).status).toBe(400)
      expect((await visitor(server.url).post(address, {})).status).toBe(400)
    }
  })

  test('methods other than GET, HEAD and POST do not exist', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      expect((await fetch(`${server.url}/eventos/${event}`, { method, headers: { Origin: server.url } })).status).toBe(
        405,
      )
    }
  })
})

describe('a POST from another site is refused', () => {
  test.each([
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from another host of the same site', { 'Sec-Fetch-Site': 'same-site' }],
    ['with another origin', { Origin: 'https://evil.example' }],
    ['with the origin null', { Origin: 'null' }],
    ['without any origin', { Origin: '' }],
  ])('%s', async (_what, headers) => {
    const before = await rows()
    expect(
      (
        await visitor(server.url).post(
          `/eventos/${event}/inscripcion`,
          registrationFields({ email: 'x@evil.example' }),
          headers,
        )
      ).status,
    ).toBe(403)
    expect(await rows()).toBe(before)
  })
})

async function rows(): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from event_registrations`
  return row?.count ?? -1
}

function post(fields: Record<string, string>) {
  return visitor(server.url).post(`/eventos/${event}/inscripcion`, fields)
}

function send(body: string, type: string) {
  return fetch(`${server.url}/eventos/${event}/inscripcion`, {
    method: 'POST',
    headers: { Origin: server.url, 'Content-Type': type },
    body,
  })
}

function seed(): number {
  return Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
}
