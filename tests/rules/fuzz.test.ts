/**
 * Sends random changes of every form and address: none may cause a server error. `FUZZ_INPUTS` sets the number of
 * requests (1,500), `FUZZ_SEED` repeats a run.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAccount } from '../harness/accounts.ts'
import { insertBookings } from '../harness/insert-bookings.ts'
import { ask } from '../harness/raw-request.ts'
import { everyRoute, type KnownRoute } from '../harness/routes.ts'
import { validForms, type Known, type ValidForm } from '../harness/valid-forms.ts'
import { testSite } from '../harness/site.ts'

const inputs = Number(process.env.FUZZ_INPUTS ?? 1_500)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
/** Requests at the same time, at most. */
const AT_ONCE = 12

const app = join(import.meta.dirname, '../../app')
const sourceOf = ({ id }: KnownRoute) => ['.tsx', '.ts'].map((ending) => readOr(`${join(app, id)}${ending}`)).join('')
const takesForms = (route: KnownRoute) => /export (async )?function action\b/.test(sourceOf(route))

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const routes = everyRoute()
/** Last, because the other tests need the demo content. */
const writing = routes
  .filter(takesForms)
  .sort((one, other) => Number(one.id === 'admin/dashboard-page') - Number(other.id === 'admin/dashboard-page'))
/** Requests to each route; twice as many to one that takes forms. */
const share = inputs / (routes.length + 1.6 * writing.length + 1)

/** A hash or a process of its own for each. */
const slow = /auth|login|password|super-admin|importar/
const SLOW_AT_ONCE = 4

const { server, sql } = testSite('demo', { LOG_LEVEL: 'error', TRUSTED_PROXIES: 'loopback' })
let session: string
let known: Known
let sent = 0

beforeAll(async () => {
  process.stdout.write(`fuzzing with FUZZ_SEED=${seed} FUZZ_INPUTS=${inputs}\n`)
  await insertAccount(sql, 'admin', 'admin')
  session = await signIn()
  known = await makeRows()
})
afterAll(() => process.stdout.write(`${sent} hostile requests answered\n`))

test('Every route that takes forms has a form here', () => {
  expect(writing.map(({ id }) => id).filter((id) => validForms(id).length === 0)).toEqual([])
})

describe('Reading never causes a server error', () => {
  test.each(routes.map((route) => [route.path, route] as const))(
    '%s',
    async (_path, route) => {
      await neverFails(share, read(route))
    },
    600_000,
  )
})

describe('Sending never causes a server error', () => {
  test.each(writing.map((route) => [route.path, route] as const))(
    '%s',
    async (_path, route) => {
      const isSlow = slow.test(route.path)
      await neverFails(isSlow ? share / 2 : 2 * share, write(route), isSlow ? SLOW_AT_ONCE : AT_ONCE)
    },
    600_000,
  )
})

test('Invalid addresses never cause a server error', async () => {
  const path = fc.oneof(
    fc
      .string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 40 })
      .map((text) => `/${text}`),
    fc.constantFrom(
      '//',
      '/\\',
      '/..//..',
      '/%',
      '/%2',
      '/%ff',
      '/%00',
      '/.data',
      '/_root.data',
      '/ca.data',
      '/*',
      '/?',
      '/?&',
      '/?%',
      '/__manifest',
      '/__manifest?p=%00',
      '/__manifest?p=/&p=//',
      '/assets/../server/index.js',
      '/eventos.data?_routes=%00',
      '/media/../x',
      '/idioma.data',
    ),
  )
  await neverFails(
    share,
    path.map((address) => ({ path: address })),
  )
}, 600_000)

type Request = { method?: string; path: string; headers?: Record<string, string>; body?: string | Buffer | undefined }

/** Sends several requests at a time. No answer or log line is a server error, and no script is reflected. */
async function neverFails(count: number, requests: fc.Arbitrary<Request>, most = AT_ONCE) {
  const numRuns = Math.ceil(count / most)
  const atOnce = Math.ceil(count / numRuns)
  const property = fc.asyncProperty(fc.array(requests, { minLength: atOnce, maxLength: atOnce }), async (batch) => {
    const before = server.output().length
    const answers = await Promise.all(batch.map((request) => ask(server.url, request)))
    sent += batch.length
    for (const [n, { status, headers, body }] of answers.entries()) {
      const about = JSON.stringify(batch[n]).slice(0, 2_000)
      if (status >= 500) throw new Error(`${status} for ${about}, ${server.output().slice(before).slice(0, 2_000)}`)
      if (!headers['content-type']?.includes('html')) continue
      for (const script of scripts) if (body.includes(script)) throw new Error(`${script} came back for ${about}`)
    }
    // A server error with a friendly page is one as well.
    const logged = server
      .output()
      .slice(before)
      .split('\n')
      .filter((line) => /"level":[56]0/.test(line))
    if (logged.length > 0)
      throw new Error(`${logged.join(' ').slice(0, 2_000)} logged for ${JSON.stringify(batch).slice(0, 4_000)}`)
    if (batch.some(({ method, path }) => method === 'POST' && /password-reset|usuarios/.test(path)))
      session = await signIn()
  })
  const { failed, errorInstance } = await fc.check(property, { numRuns, seed, endOnFailure: true })
  if (failed) throw errorInstance
}

/** Script that would run if it were reflected. */
const scripts = ['<script>__pwned', '<img src=x onerror=__pwned', '"onfocus="__pwned']
const hostile = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...scripts.map((script) => `x">${script}=1//</script>`),
      'javascript:__pwned=1',
      "' or 1=1 --",
      '=HYPERLINK("http://evil.example")',
      '',
      ' ',
      '0',
      '-1',
      '1e309',
      'NaN',
      '2147483648',
      '9999999999',
      '٣',
      '1.5',
      '00000000-0000-0000-0000-000000000000',
      '__proto__',
      'constructor',
      'null',
      '[object Object]',
      'on',
      'a\u0000b',
      '\ud800',
      '\ufffd',
      '\u202etxt.exe',
      'a\r\nBcc: x@example.org',
      '%00',
      '%',
      '../../etc/passwd',
      '/\\evil.example',
      '99999-12-31T00:00',
      '2030-02-30T10:00',
      '2027-03-28T02:30',
      '0000-00-00',
      '-0',
      '0x10',
      'ﷺ'.repeat(40),
      'x'.repeat(3_000),
      '👩‍👩‍👧'.repeat(30),
      '<p>'.repeat(300),
      '&#x0;',
      'a@b',
      `${'a'.repeat(64)}@${'b.'.repeat(60)}example`,
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
)

const parameters = [
  'accion',
  'categoria',
  'cuando',
  'desde',
  'estado',
  'falta',
  'hasta',
  'key',
  'modo',
  'orden',
  'pagina',
  'parte',
  'persona',
  'q',
  'rol',
  'tab',
  'tipo',
  'token',
  'volver',
  '_routes',
  'index',
  '__proto__',
]
const sensible = [
  'registro',
  'recuperar',
  '1',
  '2',
  'es',
  'pending',
  'todas',
  'menu',
  'resenas',
  'email',
  '-email',
  'nombre',
  'admin',
  'past',
  'cena',
]
const query = fc.dictionary(
  fc.constantFrom(...parameters),
  fc.oneof({ weight: 1, arbitrary: hostile }, { weight: 2, arbitrary: fc.constantFrom(...sensible) }),
  { maxKeys: 3 },
)

/** Mostly ids of existing rows: other ids are refused early. */
function address(route: KnownRoute): fc.Arbitrary<string> {
  const names = [...route.path.matchAll(/:\w+\??/g)].map(([name]) => name)
  const real = /socios/.test(route.path)
    ? known.socios
    : /imagenes|biblioteca|media/.test(route.path)
      ? known.pictures.map((url) => url.replace('/media/', ''))
      : [...known.ids, 'nuevo', 'un-arroz']
  const values = fc.tuple(
    ...names.map(() =>
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...real) },
        { weight: 2, arbitrary: hostile.map((text) => encodeURIComponent(text.toWellFormed()) || '0') },
      ),
    ),
  )
  const language = route.path.startsWith('/admin') ? fc.constant('') : fc.constantFrom('', '/ca')
  // One request in eight renders the page; the others run the same loaders and actions as data.
  const ending = fc.constantFrom(...Array.from({ length: 7 }, () => '.data'), '')
  return fc.tuple(values, language, ending, query).map(([filled, prefix, end, asked]) => {
    const path = names
      .reduce((whole, name, n) => whole.replace(name, filled[n] ?? '1'), route.path)
      .replace('*', 'nada')
    const search = new URLSearchParams(
      Object.entries(asked).map(([name, value]) => [name, value.toWellFormed()]),
    ).toString()
    return `${prefix}${path === '/' && end ? '/_root' : path}${end}${search && `?${search}`}`
  })
}

const language = fc.constantFrom('', '', '; language=ca', '; language=%00', '; toast=x"')
const client = fc.integer({ min: 1, max: 0xffffff }).map((n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`)

function headers(route: KnownRoute): fc.Arbitrary<Record<string, string>> {
  // Would end the shared session.
  const signedIn = !route.path.endsWith('salir')
  return fc.tuple(language, client, fc.boolean()).map(([choice, from, asAdmin]) => {
    const cookie = `${signedIn && (asAdmin || route.path.startsWith('/admin')) ? session : 'x=y'}${choice}`
    return { Cookie: cookie, 'X-Forwarded-For': from, 'Sec-Fetch-Site': 'same-origin' }
  })
}

function read(route: KnownRoute): fc.Arbitrary<Request> {
  return fc.tuple(address(route), headers(route)).map(([path, given]) => ({ path, headers: given }))
}

function write(route: KnownRoute): fc.Arbitrary<Request> {
  const forms = validForms(route.id, known)
  return fc
    .tuple(address(route), headers(route), fc.oneof(...forms.map(astray)), fc.boolean())
    .map(([path, given, fields, multipart]) => {
      const body = multipart ? inParts(fields) : new URLSearchParams(fields).toString()
      return {
        method: 'POST',
        path,
        headers: {
          ...given,
          'Content-Type': multipart ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/x-www-form-urlencoded',
        },
        body,
      }
    })
}

const BOUNDARY = 'x----x'

function inParts(fields: [string, string][]): string {
  const parts = fields.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"${name === 'file' ? '; filename="a.png"\r\nContent-Type: image/png' : ''}\r\n\r\n${value.toWellFormed()}\r\n`,
  )
  return `${parts.join('')}--${BOUNDARY}--\r\n`
}

/** Changes, removes, repeats or renames fields of a valid form. */
function astray(form: ValidForm): fc.Arbitrary<[string, string][]> {
  const field = ([name, value]: [string, string | string[]]): fc.Arbitrary<[string, string][]> => {
    const right = (typeof value === 'string' ? fc.constant(value) : fc.constantFrom(...value)).map(
      (text): [string, string][] => [[name, text]],
    )
    const wrong = hostile.map((text): [string, string][] => [[name, text.toWellFormed()]])
    const odd = fc.constantFrom<[string, string][]>(
      [],
      [
        [name, 'a'],
        [name, 'b'],
      ],
      [[`${name}[0]`, 'x']],
      [[`${name}.x`, 'x']],
      [[`${name}[`, 'x']],
      [
        ['__proto__', 'x'],
        [name, '1'],
      ],
    )
    return fc.oneof({ weight: 12, arbitrary: right }, { weight: 3, arbitrary: wrong }, { weight: 1, arbitrary: odd })
  }
  return fc.tuple(...Object.entries(form).map(field)).map((fields) => fields.flat())
}

async function signIn(): Promise<string> {
  // The account keeps its password.
  const { headers: given } = await ask(server.url, {
    method: 'POST',
    path: '/auth',
    headers: {
      Origin: server.url,
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': '192.0.2.1',
    },
    body: 'email=admin%40example.org&password=escudella+lenta',
  })
  const cookies = [given['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '')
  return cookies.find((cookie) => cookie.includes('session_token')) ?? 'none'
}

/** Rows of every kind, enough for forms that delete and forms that change. */
async function makeRows(): Promise<Known> {
  const many = 40
  await sql`insert into organizers (name) select 'Organiza ' || n from generate_series(1, ${many}) n`
  await sql`insert into restaurants (nombre, direccion) select 'Can ' || n, 'Carrer Nou' from generate_series(1, ${many}) n`
  await sql`insert into events (title, date, max_participants) select 'Cena ' || n, now() + interval '9 days', 100000 from generate_series(1, ${many}) n`
  await sql`insert into blog_posts (title, slug, content) select 'Nota ' || n, 'nota-' || n, '<p>x</p>' from generate_series(1, ${many}) n`
  await sql`insert into contact_messages (name, email, message, privacy_version) select 'Clara', n || '@example.org', 'Hola', 'x' from generate_series(1, ${many}) n`
  await sql`insert into membership_requests (full_name, email, status) select 'Clara', n || '@example.org', (array['pending', 'approved', 'rejected', 'baja'])[n % 4 + 1] from generate_series(1, ${many * 4}) n`
  await sql`insert into socios (full_name, email, membership_request_id, membership_number) select full_name, email, id, 'F-' || row_number() over () from membership_requests where status = 'approved' limit ${many}`
  await sql`insert into usuarios (id, email, email_verified, role) select 'user' || n, 'user' || n || '@example.org', true, n % 3 from generate_series(1, ${many}) n`
  const large = await sql<{ id: number }[]>`select id from events where max_participants = 100000`
  await insertBookings(
    sql,
    large.map(({ id }) => ({ event_id: id, contact_name: 'Pau', email: `pau${id}@example.org` })),
  )
  const column = async (rows: postgres.PendingQuery<{ id: string | number }[]>) =>
    (await rows).map(({ id }) => String(id))
  return {
    ids: Array.from({ length: many }, (_, n) => String(n + 1)),
    requests: await column(sql`select id from membership_requests`),
    socios: await column(sql`select id from socios`),
    messages: await column(sql`select id from contact_messages`),
    registrations: await column(sql`select id from event_registrations`),
    users: await column(sql`select id from usuarios where id <> 'admin'`),
    pictures: (await column(sql`select hash as id from media limit 5`)).map((hash) => `/media/${hash}`),
    tokens: ['abc', 'x'.repeat(43), crypto.randomUUID()],
  }
}
