import { beforeAll, describe, expect, test } from 'vitest'
import { islands } from '#app/islands.ts'
import { cookiesOf, insertAccount } from '../harness/accounts.ts'
import { registrationFields } from '../harness/registration-fields.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql } = testSite('demo')
beforeAll(async () => {
  await insertAccount(sql, 'clara', 'user')
})

const byScript = (path: string, fields: Record<string, string>) =>
  visitor(server.url).post(path, fields, { Accept: 'application/json' })

describe('A form that script sends', () => {
  test('is answered with the data of the action, under the status of the page', async () => {
    const refused = await byScript('/eventos/1/inscripcion', registrationFields({ email: 'clara@' }))
    expect(refused.status).toBe(422)
    expect(refused.headers.get('Content-Type')).toContain('application/json')
    expect(refused.headers.get('Cache-Control')).toBe('no-store')
    expect(await refused.json()).toMatchObject({
      answer: { state: 'wrong', result: { error: { email: ['emailNotValid'] } } },
    })
    const kept = await byScript('/eventos/1/inscripcion', registrationFields({ email: 'script@example.org' }))
    expect([kept.status, await kept.json()]).toEqual([200, { answer: { state: 'done' } }])
  })

  test('is answered with the redirect and its cookies', async () => {
    const answer = await byScript('/ca/auth', { email: 'clara@example.org', password: 'escudella lenta' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([200, null])
    expect(await answer.json()).toEqual({ redirect: '/ca' })
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(
      expect.arrayContaining(['cercle.session_token', 'toast']),
    )
  })

  test('gets only the status of a missing page', async () => {
    const answer = await byScript('/eventos/999/inscripcion', registrationFields({}))
    expect([answer.status, await answer.json()]).toEqual([404, { answer: null }])
  })

  test('is answered by its action alone: the loaders of the page do not run', async () => {
    const wrong = await byScript('/eventos/999/inscripcion', registrationFields({ email: '' }))
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { answer: { state: 'wrong' } }])
    const page = await visitor(server.url).post('/eventos/999/inscripcion', registrationFields({ email: '' }))
    expect(await page.text()).toContain('Evento no encontrado')
  })

  test('of a browser without script is answered with a page, and a redirect', async () => {
    const page = await visitor(server.url).post('/eventos/1/inscripcion', {})
    expect([page.status, page.headers.get('Content-Type')]).toEqual([422, 'text/html; charset=utf-8'])
    const welcome = await visitor(server.url).post('/auth', { email: 'clara@example.org', password: 'escudella lenta' })
    expect([welcome.status, welcome.headers.get('Location')]).toEqual([303, '/'])
  })
})

describe('A public page', () => {
  const pages = [
    '/',
    '/club',
    '/eventos/1',
    '/eventos/1/inscripcion',
    '/solicitar-membresia',
    '/restaurantes/1',
    '/contacto',
    '/auth',
    '/blog/biblioteca-diez-libros-para-empezar',
    '/admin/login',
    '/socio/completar-datos',
  ]

  test.each(pages)('%s names only islands that there are, and neither the router nor its data', async (path) => {
    const html = await (await visitor(server.url).get(path)).text()
    const named = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => name ?? '')
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !(name in islands))).toEqual([])
    expect(html).not.toContain('__reactRouterContext')
    expect(html.match(/<script(?: type="(?:text\/hydration|module)")?>/g)).toHaveLength(
      path.startsWith('/admin') ? 4 : path.endsWith('/inscripcion') ? 6 : 5,
    )
  })

  test('is prefetched for anonymous visitors, except pages about accounts', async () => {
    const rules = /<script type="speculationrules">(.*?)<\/script>/
    const written: unknown = JSON.parse(rules.exec(await (await visitor(server.url).get('/club')).text())?.[1] ?? '')
    expect(written).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] })
    const session = await visitor(server.url).post('/auth', { email: 'clara@example.org', password: 'escudella lenta' })
    const cookie = cookiesOf(session)
    expect(await (await visitor(server.url).get('/club', { Cookie: cookie })).text()).not.toMatch(rules)
    for (const path of ['/auth', '/ca/auth?modo=registro', '/admin/login', '/socio/completar-datos'])
      expect(await (await visitor(server.url).get(path)).text()).not.toMatch(rules)
  })
})
