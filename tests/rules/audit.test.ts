import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { beforeAll, describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { protectionOf } from '#app/accounts/protected-acts.ts'
import { nouns } from '#app/nouns.ts'
import { isRecordKind } from '#app/privacy/record-kinds.ts'
import { cookiesOf, insertAccount, PASSWORD, signedInAs } from '../harness/accounts.ts'
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

/** The modules of the panel that take forms. */
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

type Ask = ReturnType<typeof visitor>
type Route = ReturnType<typeof everyRoute>[number]

const known = everyRoute()
/** To which something was posted, and which have refused a request without a recent password. */
const posted = new Set<Route>()
const askedFirst = new Set<Route>()
/** `sendTo` sends it again, to another address. */
let last: { path: string; isForm: boolean; sendTo: (path: string) => Promise<Response> }
let current: Ask
Object.defineProperty(context, 'ask', {
  get: () => current,
  set(ask: Ask) {
    current = noted(ask)
  },
})

function noted(ask: Ask): Ask {
  const noting =
    <Rest extends unknown[]>(send: (path: string, ...rest: Rest) => Promise<Response>, isForm: boolean) =>
    (path: string, ...rest: Rest) => {
      last = { path, isForm, sendTo: (address) => send(address, ...rest) }
      if (isForm) posted.add(routeOf(path))
      return send(path, ...rest)
    }
  return { ...ask, get: noting(ask.get, false), post: noting(ask.post, true), upload: noting(ask.upload, true) }
}

function routeOf(path: string): Route {
  const address = path.replace(/\?.*|\.data$/, '')
  const matches = (route: Route) => new RegExp(`^${route.path.replace(/:\w+\??/g, '[^/]+')}$`).test(address)
  const route = known.find((one) => one.path === address) ?? known.find(matches)
  if (!route) throw new Error(`no route answers ${address}`)
  return route
}

const { server, sql } = testSite('empty')

beforeAll(async () => {
  for (const id of ['somebody', 'visitor']) await insertAccount(sql, id, 'user')
  const oriol = { name: 'Oriol Prat', email: 'oriol@example.org', message: '¿Tenéis mesa?' }
  await visitor(server.url).post('/contacto', { ...oriol, privacy: 'on' })
  const quim = { full_name: 'Quim Font', email: 'quim@example.org' }
  await visitor(server.url).post('/solicitar-membresia', { ...quim, privacy: 'on' })
  Object.assign(context, { server, sql, ask: await signedInAs(server, sql, 'admin') })
})

const newest = async () => Number((await sql`select coalesce(max(id), 0) as id from audit_log`)[0]?.id)
const linesSince = (id: number) => sql<{ actor: string; action: string; fields: string[] }[]>`
  select actor, action, fields from audit_log where id > ${id} order by id`

const mailsAboutActs = async () => Number((await sql`select count(*) from mails where kind = 'panel-act'`)[0]?.count)

/** Without a recent password it answers nothing, neither the page nor its data. */
async function asksFirst(run: () => Promise<Response>) {
  await run()
  const { isForm, sendTo, path } = last
  const { pathname, search } = new URL(path.replace(/\.data$/, ''), server.url)
  askedFirst.add(routeOf(pathname))
  const [answer, data] = [await sendTo(pathname + search), await (await sendTo(`${pathname}.data${search}`)).text()]
  if (isForm) expect([answer.status, data]).toEqual([401, expect.stringContaining('password-required')])
  else {
    const question = `/admin/confirmar?volver=${encodeURIComponent(pathname + search)}`
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, question])
    expect([data.includes('/admin/confirmar?volver='), data.includes('@example.org')]).toEqual([true, false])
  }
}

describe('The audit log', () => {
  test('records sign-ins', async () => {
    expect(await sql`select actor, action, subject from audit_log`).toEqual([
      { actor: 'admin', action: 'session.begun', subject: 'admin' },
    ])
  })

  const noun = 'gets one event, with its actor, for each change and each opening of encrypted data'
  test.each(auditedActions)(`${noun}: $action`, async ({ action, subjects, fields, asks, do: run }) => {
    const before = await newest()
    await sql`update auth_sessions set confirmed_at = now() - interval '16 minutes'`
    const needsPassword = protectionOf(action)?.asks === 'always' || asks
    if (needsPassword) {
      await asksFirst(run)
      expect(await linesSince(before)).toEqual([])
      const confirmed = await context.ask.post('/admin/confirmar', { password: PASSWORD })
      expect(confirmed.status).toBeLessThan(400)
      context.ask = visitor(server.url, { Cookie: cookiesOf(confirmed) })
    }
    const told = await mailsAboutActs()
    const answer = await run()
    expect(answer.status, await answer.text()).toBeLessThan(400)
    const { asks: always, tells } = protectionOf(action) ?? {}
    if (always === 'always' && tells === 'administrators') expect(await mailsAboutActs()).toBeGreaterThan(told)
    const lines = await linesSince(before)
    const expected = [...(needsPassword ? ['session.confirmed'] : []), ...Array<string>(subjects).fill(action)]
    expect(lines.map((line) => [line.actor, line.action])).toEqual(expected.map((name) => ['admin', name]))
    if (fields) expect(lines.at(-1)?.fields).toEqual(fields)
  })

  test('gets events from every page with a form, and every act and page that asks for the password has asked', () => {
    expect(panelActions().length).toBeGreaterThan(12)
    const modules = new Set([...posted].flatMap(({ id }) => [`${id}.ts`, `${id}.tsx`]))
    expect(panelActions().filter((file) => !leavesNothing.includes(file) && !modules.has(file))).toEqual([])
    const asking = nouns.flatMap(({ acts = {} }) => Object.entries(acts).filter(([, { asks }]) => asks === 'always'))
    const tried = new Set<string>(auditedActions.map(({ action }) => action))
    expect(asking.filter(([action]) => !tried.has(action))).toEqual([])
    expect(known.filter((route) => route.asksPassword && !askedFirst.has(route))).toEqual([])
  })

  test('is not the only place that knows of the export of a list: the administrators are told of each', () => {
    const exports = nouns.flatMap(({ acts = {} }) => Object.entries(acts)).filter(([act]) => act.endsWith('.exported'))
    const lists = exports.filter(([act]) => !isRecordKind(act.replace('.exported', '')))
    expect(lists.length).toBeGreaterThan(8)
    expect(lists.filter(([, { tells }]) => tells !== 'administrators').map(([act]) => act)).toEqual([])
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
      for (const one of [await enter('admin'), await enter('visitor')]) {
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
