import { request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { cookiesOf, insertAccount, PASSWORD } from '../harness/accounts.ts'
import { answerToBytes, ask } from '../harness/raw-request.ts'
import { everyRoute } from '../harness/routes.ts'
import { type RunningServer } from '../harness/server.ts'
import { testServer, testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'

const club = 'https://elcercle.example'
const { url, server, sql } = testSite('demo')
const secure = testServer({ DATABASE_URL: url, BASE_URL: club })
let session: { Cookie: string }
/** Opened first and checked last, because they take time. */
let halfHeaders: Promise<string>
let halfBody: Promise<string>
/** Configured are 8 and 30 seconds, checked every 2; by default Node closes after 30 and 300 seconds. */
const HALF_HEADERS_MS = 20_000
const HALF_BODY_MS = 60_000

const admin = { email: 'admin@example.org', password: PASSWORD }

beforeAll(async () => {
  halfHeaders = answerToBytes(server.url, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ', HALF_HEADERS_MS)
  halfHeaders.catch(() => {})
  const half = `POST /contacto HTTP/1.1\r\nHost: localhost\r\nOrigin: ${server.url}\r\nContent-Length: 90\r\n\r\nname=`
  halfBody = answerToBytes(server.url, half, HALF_BODY_MS)
  halfBody.catch(() => {})
  await insertAccount(sql, 'admin', 'admin')
  session = { Cookie: cookiesOf(await visitor(server.url).post('/auth', admin)) }
})

const addresses = everyRoute().flatMap(({ path }) => {
  const address = path.replace(/:\w+\??/g, '1').replace('*', 'nada')
  return path.startsWith('/admin') ? [address] : [address, `/ca${address}`]
})
/** A picture is public, and its address is the hash of its content. */
const mayBeKept = /^(\/ca)?\/(media|robots\.txt|sitemap\.xml|\.well-known\/security\.txt)/

describe('No cache stores', () => {
  test('any page of somebody who is signed in, as HTML or as data', async () => {
    for (const address of addresses.filter((path) => !mayBeKept.test(path) && !/\.(ics|xml)$|salir$/.test(path))) {
      for (const asked of [address, `${address === '/' ? '/_root' : address}.data`]) {
        const answer = await visitor(server.url).get(asked, session)
        expect([asked, answer.headers.get('Cache-Control')]).toEqual([asked, 'no-store'])
      }
    }
  })

  test('the answer to any form', async () => {
    for (const address of addresses.filter((path) => !path.endsWith('salir'))) {
      for (const who of [{}, session]) {
        const answer = await visitor(server.url).post(address, {}, who)
        expect([address, answer.headers.get('Cache-Control'), answer.status < 500]).toEqual([address, 'no-store', true])
      }
    }
  })

  test('a page behind a mailed link, whose address is not sent to other sites', async () => {
    for (const path of [
      '/inscripcion/cancelar',
      '/inscripcion/confirmar',
      '/reserva',
      '/comensal',
      '/comensal/cancelar',
      '/valorar',
      '/novedades',
      '/auth/verificar',
      '/auth/nueva-contrasena',
      '/auth/invitacion',
      '/socio/completar-datos',
    ]) {
      for (const address of [path, `/ca${path}`]) {
        const { headers } = await visitor(server.url).get(`${address}?token=${crypto.randomUUID()}`)
        expect([headers.get('Cache-Control'), headers.get('Referrer-Policy'), headers.get('X-Robots-Tag')]).toEqual([
          'no-store',
          'no-referrer',
          'noindex',
        ])
      }
    }
  })

  test('a refusal or a page that does not exist', async () => {
    const ask = visitor(server.url)
    for (const answer of [
      await ask.get('/nada'),
      await ask.get('/socios/999999'),
      await ask.post('/contacto', {}, { Origin: 'https://evil.example' }),
    ]) {
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    }
  })
})

describe('Every answer', () => {
  const answers = async (running: RunningServer, origin = running.url) => {
    const ask = visitor(running.url)
    return [
      await ask.get('/'),
      await ask.get('/eventos.data'),
      await ask.get('/nada'),
      await ask.get('/favicon.svg'),
      await ask.get('/robots.txt'),
      await ask.get('/livez'),
      await ask.get('/media/nada'),
      await ask.get('/eventos', { Cookie: 'language=ca' }),
      await ask.get('/admin/dashboard'),
      await ask.post('/contacto', {}, { Origin: origin }),
      await ask.post('/contacto', {}, { Origin: 'https://evil.example' }),
      await fetch(running.url, { method: 'PUT' }),
    ]
  }

  test('has its content type and security headers', async () => {
    for (const { url, headers } of await answers(server)) {
      expect([url, headers.get('X-Content-Type-Options'), headers.get('Cross-Origin-Opener-Policy')]).toEqual([
        url,
        'nosniff',
        'same-origin',
      ])
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('Permissions-Policy')).toContain('camera=()')
      // Cached answers belong to no request.
      const forEverybody = headers.get('Cache-Control')?.startsWith('public') ?? false
      expect([url, headers.has('X-Request-Id')]).toEqual([url, !forEverybody])
      const shownElsewhere = url.endsWith('.svg')
      expect([url, headers.get('Cross-Origin-Resource-Policy')]).toEqual([url, shownElsewhere ? null : 'same-origin'])
      expect(headers.has('X-Powered-By')).toBe(false)
      expect(headers.has('Strict-Transport-Security')).toBe(false)
    }
  })

  test('requires TLS for a year once BASE_URL uses it, and so do its cookies', async () => {
    for (const { headers } of await answers(secure, club))
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
    const own = { Origin: club }
    const entered = await visitor(secure.url).post('/auth', admin, own)
    const chosen = await visitor(secure.url).post('/idioma', { language: 'ca', page: '/' }, own)
    const left = await visitor(secure.url).post('/auth/salir', {}, { ...own, Cookie: cookiesOf(entered) })
    const cookies = [entered, chosen, left].flatMap(({ headers }) => headers.getSetCookie())
    expect(cookies.length).toBeGreaterThanOrEqual(5)
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure(;|$)/)
    expect(
      cookies
        .filter((cookie) => cookie.startsWith('__Host-cercle.session_token'))
        .every((cookie) => /HttpOnly/.test(cookie) && /SameSite=Lax/.test(cookie)),
    ).toBe(true)
  })

  test('that is a page runs only the scripts that it names by hash, and cannot be framed', async () => {
    for (const path of ['/', '/ca/eventos', '/eventos/1', '/contacto', '/auth', '/nada', '/admin/login']) {
      const answer = await visitor(server.url).get(path)
      const policy = answer.headers.get('Content-Security-Policy') ?? ''
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
      expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/)
      for (const part of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ])
        expect(policy).toContain(part)
      expect(await answer.text()).not.toMatch(/\son\w+="|javascript:/)
    }
  })

  test('that is a page of the panel has a nonce of its own', async () => {
    const policies = await Promise.all(
      [1, 2].map(
        async () =>
          (await visitor(server.url).get('/admin/dashboard', session)).headers.get('Content-Security-Policy') ?? '',
      ),
    )
    const nonces = policies.map(
      (policy) => /script-src 'self'(?: 'sha256-[\w+/=]+')+ 'nonce-([\w+/=]+)';/.exec(policy)?.[1],
    )
    expect(new Set(nonces).size).toBe(2)
    expect(nonces).not.toContain(undefined)
  })

  test('that is not a page runs no script', async () => {
    const script = /\/assets\/[^"]+\.js/.exec(await (await visitor(server.url).get('/')).text())?.[0] ?? ''
    for (const path of [
      '/eventos.data',
      '/robots.txt',
      '/blog/rss.xml',
      '/livez',
      '/media/nada',
      '/favicon.svg',
      '/og.jpg',
      script,
    ]) {
      const policy = (await visitor(server.url).get(path)).headers.get('Content-Security-Policy')
      expect([path, policy]).toEqual([path, "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"])
    }
    const malformed = await answerToBytes(server.url, 'GET // HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n')
    expect(malformed).toMatch(/^HTTP\/1.1 400 .*^Content-Security-Policy: default-src 'none'/ims)
  })

  test('that is text names its charset', async () => {
    for (const path of [
      '/',
      '/robots.txt',
      '/blog/rss.xml',
      '/sitemap.xml',
      '/favicon.svg',
      '/livez',
      '/.well-known/security.txt',
    ]) {
      const type = (await visitor(server.url).get(path)).headers.get('Content-Type')
      expect([path, type]).toEqual([path, expect.stringMatching(/; charset=utf-8$/)])
    }
  })
})

describe('Signing out', () => {
  test.each(['/auth/salir', '/admin/salir'])(
    'by %s clears the browser’s cached pages, but not the language',
    async (path) => {
      const Cookie = cookiesOf(await visitor(server.url).post('/auth', admin))
      for (const address of [path, `${path}.data`]) {
        const answer = await visitor(server.url).post(address, {}, { Cookie: Cookie })
        expect([answer.headers.get('Clear-Site-Data'), answer.headers.get('Cache-Control')]).toEqual([
          '"cache"',
          'no-store',
        ])
        expect(answer.headers.getSetCookie().join()).not.toContain('language=')
      }
      expect((await visitor(server.url).get('/admin/dashboard', { Cookie })).status).toBe(302)
    },
  )
})

describe('A redirect leads only to pages of this site', () => {
  const elsewhere = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'https:evil.example',
    'http:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/admin/..//evil.example',
    '/admin/../..//evil.example',
    '/admin/%2e%2e//evil.example',
    '/admin/@evil.example',
    '/admin/nada',
    '/admin\r\nX: y',
    ' /admin/eventos',
    'evil.example',
    '.',
    '',
    '/admin/login',
    '/admin/salir',
    '/eventos',
    '//localhost:1/admin/eventos',
  ]
  test.each(elsewhere)('after signing in to the panel: not to %j', async (target) => {
    const loginPath = `/admin/login?volver=${encodeURIComponent(target)}`
    const entered = await visitor(server.url).post(loginPath, admin)
    expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/admin/dashboard'])
    expect((await visitor(server.url).get(loginPath, { Cookie: cookiesOf(entered) })).headers.get('Location')).toBe(
      '/admin/dashboard',
    )
    session = { Cookie: cookiesOf(entered) }
  })

  test.each([
    ['/admin/eventos', '/admin/eventos'],
    [
      '/admin/solicitudes?estado=pending&q=Núria%20%26%20Pau',
      '/admin/solicitudes?estado=pending&q=N%C3%BAria%20%26%20Pau',
    ],
    ['/admin/eventos/1/inscripciones', '/admin/eventos/1/inscripciones'],
  ])('after signing in to the panel: to %s', async (target, path) => {
    const entered = await visitor(server.url).post(`/admin/login?volver=${encodeURIComponent(target)}`, admin)
    expect(entered.headers.get('Location')).toBe(path)
    session = { Cookie: cookiesOf(entered) }
  })

  test.each(elsewhere)('after choosing a language: not to %j', async (target) => {
    const answer = await visitor(server.url).post('/idioma', { language: 'ca', page: target })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toMatch(/^\/ca(\/admin\/(login|salir)|\/eventos)?$/)
  })
})

test('A visitor with a language is redirected to the alternate language, never to another host', async () => {
  for (const path of [
    '/ca//evil.example/x',
    '/ca/\\evil.example/x',
    '/ca///evil.example/x',
    '/ca//evil.example/x?a=b',
    '//evil.example/x',
  ]) {
    for (const language of ['es', 'ca']) {
      const { headers, status } = await ask(server.url, { path, headers: { Cookie: `language=${language}` } })
      if (status < 400) expect([path, headers.location]).toEqual([path, expect.stringMatching(/^\/(?![/\\])/)])
      expect(status).toBeLessThan(500)
    }
  }
})

test('An impossible target or host is refused without a server error', async () => {
  const before = server.output()
  for (const path of ['*', '/a\\b', '/\\evil.example'])
    expect([path, (await ask(server.url, { path })).status]).toEqual([path, 400])
  expect((await ask(server.url, { path: '/auth', headers: { Host: 'a b' } })).status).toBe(400)
  expect(server.output()).toBe(before)
})

test.each(['/', '/auth', '/favicon.svg'])('Two hosts in one request for %s are refused', async (path) => {
  expect((await visitor(server.url).get(path)).status).toBe(200)
  const request = (hosts: string) => `GET ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`
  expect(await answerToBytes(server.url, request('Host: localhost\r\nhost: evil.example\r\n'))).toMatch(
    /^HTTP\/1\.1 400 /,
  )
  expect(await answerToBytes(server.url, request('Host: localhost\r\n'))).toMatch(/^HTTP\/1\.1 200 /)
})

test('security.txt names a contact for vulnerability reports (RFC 9116)', async () => {
  const answer = await visitor(secure.url).get('/.well-known/security.txt', { Cookie: 'language=ca' })
  const lines = new Map(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  )
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(lines.get('Contact')).toBe('mailto:hola@elcercle.example')
  expect(lines.get('Canonical')).toBe(`${club}/.well-known/security.txt`)
  expect(lines.get('Preferred-Languages')).toBe('ca, es, en')
  const daysLeft = (Date.parse(lines.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(daysLeft).toBeGreaterThan(30)
  expect(daysLeft).toBeLessThan(365)
})

describe('Requests have size limits', () => {
  test('a form has a hundred fields at most', async () => {
    const form = (fields: number) =>
      new URLSearchParams([
        ...Object.entries(registrationFields()),
        ...Array.from({ length: fields - 3 }, (_, n) => [`x${n}`, ''] as [string, string]),
      ])
    const post = async (fields: number) => (await visitor(server.url).post('/solicitar-membresia', form(fields))).status
    expect([await post(100), await post(101)]).toEqual([200, 400])
  })

  test('every address refuses a body that is not a form', async () => {
    for (const address of addresses.filter((path) => !path.endsWith('salir'))) {
      const answer = await fetch(server.url + address, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: server.url, ...session, 'Content-Type': 'multipart/form-data; boundary=x' },
        body: '--x\r\nbroken',
      })
      expect([address, answer.status >= 400 && answer.status < 500]).toEqual([address, true])
    }
  })

  test('headers have at most 16 KB', async () => {
    expect((await visitor(server.url).get('/eventos', { 'X-Long': 'a'.repeat(15_000) })).status).toBe(200)
    expect((await visitor(server.url).get('/eventos', { 'X-Long': 'a'.repeat(17_000) })).status).toBe(431)
  })

  test('a body longer than its Content-Length is refused', async () => {
    const status = await new Promise<number | undefined>((done, failed) => {
      const asked = request(
        `${server.url}/contacto`,
        {
          method: 'POST',
          headers: {
            Origin: server.url,
            'Transfer-Encoding': 'chunked',
            'Content-Type': 'application/x-www-form-urlencoded',
          },
        },
        (answer) => done(answer.statusCode),
      )
      asked.on('error', failed)
      asked.end('name=Clara')
    })
    expect(status).toBe(411)
  })

  test('a connection whose headers are never finished is closed', async () => {
    expect(await halfHeaders).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('a connection whose form is never finished is closed', async () => {
    expect(await halfBody).not.toMatch(/^HTTP\/1\.1 [23]/)
  })
})
