import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { beforeAll, describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { protectionOf } from '#app/accounts/protected-acts.ts'
import { cookiesOf, insertAccount, signedInAs } from '../harness/accounts.ts'
import { testSite } from '../harness/site.ts'
import { everyRoute } from '../harness/routes.ts'
import { root } from '../harness/test-postgres.ts'
import { visitor } from '../harness/visitor.ts'
import { auditedActions, context } from './audited-actions.ts'

/** Login pages, the own language, searches, and a preview that stores nothing. */
const leavesNothing = [
  'accounts/session/panel-language-route.ts',
  'accounts/session/panel-login-page.tsx',
  'accounts/session/panel-sign-out-route.ts',
  'admin/palette/search-page.tsx',
  'blog/panel/preview-route.ts',
  'membership/members/search-route.ts',
]

function panelActions(entries: RouteConfigEntry[] = routes, inPanel = false): string[] {
  return entries.flatMap((entry) => {
    const inside = inPanel || Boolean(entry.path?.startsWith('admin'))
    const own =
      inside && /^export async function action\b/m.test(readFileSync(join(root, 'app', entry.file), 'utf8'))
        ? [entry.file]
        : []
    return [...own, ...panelActions(entry.children ?? [], inside)]
  })
}

/** The files of the routes to which something was posted. */
const posted = new Set<string>()
const known = everyRoute()

function noted(ask: Ask): Ask {
  const post: Ask['post'] = (path, ...more) => (note(path), ask.post(path, ...more))
  const upload: Ask['upload'] = (path, form) => (note(path), ask.upload(path, form))
  return { ...ask, post, upload }
}

function note(path: string) {
  const address = path.replace(/\?.*|\.data$/, '')
  const route =
    known.find((one) => one.path === address) ??
    known.find((one) => new RegExp(`^${one.path.replace(/:\w+\??/g, '[^/]+')}$`).test(address))
  for (const ending of ['ts', 'tsx']) posted.add(`${route?.id}.${ending}`)
}

type Ask = ReturnType<typeof visitor>
let current: Ask
Object.defineProperty(context, 'ask', {
  get: () => current,
  set(ask: Ask) {
    current = noted(ask)
  },
})

const { server, sql } = testSite('empty')

beforeAll(async () => {
  await insertAccount(sql, 'somebody', 'user')
  Object.assign(context, { server, sql, ask: await signedInAs(server, sql, 'admin') })
})

describe('The audit log', () => {
  test('records sign-ins', async () => {
    expect(await sql`select actor, action, subject from audit_log`).toEqual([
      { actor: 'admin', action: 'session.begun', subject: 'admin' },
    ])
  })

  test('gets one event, with its actor, for each change and each opening of encrypted data, of every page with a form', async () => {
    await visitor(server.url).post('/contacto', {
      name: 'Oriol Prat',
      email: 'oriol@example.org',
      message: '¿Tenéis mesa?',
      privacy: 'on',
    })
    await visitor(server.url).post('/solicitar-membresia', {
      full_name: 'Quim Font',
      email: 'quim@example.org',
      privacy: 'on',
    })
    for (const { action, subjects, fields, asks, do: run } of auditedActions) {
      const [before] = await sql`select coalesce(max(id), 0)::int as last from audit_log`
      await sql`update auth_sessions set confirmed_at = now() - interval '16 minutes'`
      if (protectionOf(action)?.asks === 'always' || asks) {
        expect([401, 302], action).toContain((await run()).status)
        await sql`update auth_sessions set confirmed_at = now()`
      }
      const answer = await run()
      expect(answer.status, `${action}: ${await answer.text()}`).toBeLessThan(400)
      const lines = await sql`select actor, action, fields from audit_log where id > ${before?.last}`
      expect(
        lines.map((line) => [line.actor, line.action]),
        action,
      ).toEqual(Array.from({ length: subjects }, () => ['admin', action]))
      if (fields) expect(lines[0]?.fields, action).toEqual(fields)
    }
    expect(panelActions().length).toBeGreaterThan(12)
    expect(panelActions().filter((file) => !leavesNothing.includes(file) && !posted.has(file))).toEqual([])
  })

  test('holds no personal data', async () => {
    const [row] = await sql`select string_agg(t::text, ' ') as whole from audit_log t`
    expect(row?.whole).not.toMatch(/@|Oriol|Aurora|Quim|Nil |Pere|600 |ES91|nueces/)
  })

  test('is listed newest first with current names, filtered by action, person, day and words', async () => {
    const page = async (query: string) => (await context.ask.get(`/admin/auditoria?${query}`)).text()
    const rows = (html: string) => html.split('role="row"').length - 2
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Madrid' })
    expect(await page('')).toContain('Quitar el contenido de demostración')
    expect(await page('')).toContain('Página 2')
    expect(rows(await page('accion=picture.uploaded'))).toBe(3)
    expect(rows(await page(`accion=picture.uploaded&persona=admin&desde=${today}&hasta=${today}`))).toBe(3)
    expect(await page('desde=2031-01-01')).toContain('Nada coincide con la búsqueda')
    expect(await page('hasta=2020-01-01')).toContain('Nada coincide con la búsqueda')
    expect(await page('persona=somebody')).toContain('Nada coincide con la búsqueda')
    expect(await page('q=pere')).toContain('Aprobar una solicitud')
    expect(rows(await page('q=pere'))).toBe(1)
    expect((await context.ask.get('/admin/auditoria?desde=2026-02-31&pagina=9999&accion=%27&q=%25_')).status).toBe(200)
  })

  test.each(['/admin/salir', '/auth/salir'])(
    'records the team’s sign-outs at %s once, and none of visitors',
    async (path) => {
      const [before] = await sql`select max(id)::int as last from audit_log`
      const enter = async (id: string) => {
        const answer = await visitor(server.url).post('/auth', {
          email: `${id}@example.org`,
          password: 'escudella lenta',
        })
        return visitor(server.url, { Cookie: cookiesOf(answer) })
      }
      for (const one of [await enter('admin'), await enter('somebody')]) {
        expect((await one.post(path, {})).status).toBe(303)
        await one.post(path, {})
      }
      const lines = await sql`select actor, action, subject from audit_log where id > ${before?.last} order by id`
      expect([...lines]).toEqual(
        ['session.begun', 'session.ended'].map((action) => ({ actor: 'admin', action, subject: 'admin' })),
      )
      expect(await (await context.ask.get('/admin/auditoria?accion=session.ended')).text()).toContain(
        'Cerrar su sesión',
      )
    },
  )
})
