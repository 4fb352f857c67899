import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Sql } from 'postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { cookiesOf, insertAccount, signedInAs } from '../harness/accounts.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { runServer, type RunningServer } from '../harness/server.ts'
import { root } from '../harness/test-postgres.ts'
import { visitor } from '../harness/visitor.ts'

/** Login pages, and a preview that stores nothing. */
const leavesNothing = [
  'accounts/session/panel-login-page.tsx',
  'accounts/session/panel-sign-out-route.ts',
  'blog/panel/preview-route.ts',
]

function panelActions(entries: RouteConfigEntry[] = routes, inPanel = false): string[] {
  return entries.flatMap((entry) => {
    const inside = inPanel || entry.path === 'admin'
    const own =
      inside && /^export async function action\b/m.test(readFileSync(join(root, 'app', entry.file), 'utf8'))
        ? [entry.file]
        : []
    return [...own, ...panelActions(entry.children ?? [], inside)]
  })
}

const database = testDatabase('empty')
let server: RunningServer
let sql: Sql
let ask: ReturnType<typeof visitor>

beforeAll(async () => {
  server = await runServer({ DATABASE_URL: database.url, DEMO_CONTENT: '0' })
  sql = connectTo(database.url)
  await insertAccount(sql, 'somebody', 'user')
  ask = await signedInAs(server, sql, 'admin')
})
afterAll(async () => {
  await sql.end()
  await server.stop()
})

async function newest(table: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`select id::text from ${sql(table)} order by created_at desc limit 1`
  return row?.id ?? ''
}
const version = async (table: string) =>
  String((await sql`select version from ${sql(table)} where id::text = ${await newest(table)}`)[0]?.version)

const event = {
  title: 'Calçotada',
  description: 'Con romesco.',
  location: 'Valls',
  date: '2030-02-02T13:00',
  price: '45',
  max_participants: '20',
  restaurant_id: 'none',
  organizer_id: 'none',
}
const guest = {
  full_name: 'Oriol Prat',
  email: 'oriol@example.org',
  language: 'ca',
  informed: 'on',
  dietary_restrictions: 'sin nueces',
  diet_consent: 'on',
}
const post = {
  title: 'La primera carta',
  slug: 'la-primera-carta',
  content: '<p>Hoy se abre la temporada.</p>',
  excerpt: '',
  title_ca: '',
  content_ca: '',
  excerpt_ca: '',
  status: 'draft',
}
const socio = { full_name: 'Aurora Bosch', email: 'aurora@example.org', payment_method: 'transfer' }
let hash = ''

type AuditedAction = { file: string; action: string; fields?: string[]; do: () => Promise<Response> }
const auditedAction = (file: string, action: string, run: AuditedAction['do'], fields?: string[]): AuditedAction => ({
  file,
  action,
  do: run,
  ...(fields && { fields }),
})
const guests = async () => `/admin/eventos/${await newest('events')}/inscripciones`
const register = () =>
  visitor(server.url).post(`/eventos/1/inscripcion`, { full_name: 'Nil Roca', email: 'nil@example.org', privacy: 'on' })

/**
 * Every action of the panel with its audit action, in this order: each depends on the state that the previous ones
 * leave.
 */
const auditedActions: AuditedAction[] = [
  auditedAction('events/panel/edit-page.tsx', 'event.created', () => ask.post('/admin/eventos/nuevo', event)),
  auditedAction('events/panel/edit-page.tsx', 'event.updated', async () =>
    ask.post(`/admin/eventos/${await newest('events')}`, {
      ...event,
      title: 'Gran calçotada',
      version: await version('events'),
    }),
  ),
  auditedAction('events/panel/registrations-page.tsx', 'registration.created', async () =>
    ask.post(await guests(), { act: 'add', ...guest }),
  ),
  auditedAction('events/panel/registrations-page.tsx', 'registration.updated', async () =>
    ask.post(await guests(), {
      act: 'correct',
      registration_id: await newest('event_registrations'),
      version: await version('event_registrations'),
      full_name: 'Oriol Prat',
      email: 'oriol@example.org',
      language: 'ca',
      phone: '600 100 100',
    }),
  ),
  auditedAction('events/panel/registrations-page.tsx', 'registration.attended', async () =>
    ask.post(await guests(), {
      act: 'attendance',
      registration_id: await newest('event_registrations'),
      attended: 'yes',
    }),
  ),
  auditedAction('events/panel/registrations-page.tsx', 'registration.not-attended', async () =>
    ask.post(await guests(), {
      act: 'attendance',
      registration_id: await newest('event_registrations'),
      attended: 'no',
    }),
  ),
  auditedAction(
    'events/panel/door-sheet-page.tsx',
    'event.diets-shown',
    async () => ask.get(`/admin/eventos/${await newest('events')}/hoja`),
    ['dietary_restrictions'],
  ),
  auditedAction('events/panel/registrations-csv-route.ts', 'registrations.exported', async () =>
    ask.get(`${await guests()}.csv`),
  ),
  auditedAction('events/panel/registrations-page.tsx', 'registration.cancelled', async () =>
    ask.post(await guests(), { act: 'cancel', registration_id: await newest('event_registrations') }),
  ),
  auditedAction('events/panel/registrations-page.tsx', 'registration.confirmed', async () => {
    await sql`insert into event_registrations (event_id, full_name, email, name_key, privacy_version, cancel_token_hash, origin, hold, held_until)
      values (${await newest('events')}, 'Pere Mas', 'pere@example.org', 'pere mas', '2026-11-21', 'x', 'somewhere', 'held', now() + interval '1 minute')`
    await sql`update events set registered = registered + 1 where id = ${await newest('events')}`
    return ask.post(await guests(), { act: 'confirm', registration_id: await newest('event_registrations') })
  }),
  auditedAction(
    'events/panel/registrations-page.tsx',
    'registrations.burst-undone',
    async () =>
      ask.post(await guests(), {
        act: 'undo-burst',
        registration_id: await newest('event_registrations'),
        confirmed_too: 'on',
      }),
    ['1 inscripciones'],
  ),
  auditedAction('restaurants/panel/edit-page.tsx', 'restaurant.created', () =>
    ask.post('/admin/restaurantes/nuevo', {
      nombre: 'Can Mirambell',
      direccion: 'Carrer Major, 3',
      estrellas_michelin: '1',
    }),
  ),
  auditedAction('restaurants/panel/edit-page.tsx', 'restaurant.updated', async () =>
    ask.post(`/admin/restaurantes/${await newest('restaurants')}`, {
      nombre: 'Can Mirambell',
      direccion: 'Carrer Major, 4',
      estrellas_michelin: '1',
      version: '1',
    }),
  ),
  auditedAction('restaurants/panel/list-page.tsx', 'restaurant.deleted', async () =>
    ask.post('/admin/restaurantes', { id: await newest('restaurants') }),
  ),
  auditedAction('organizers/admin-list-page.tsx', 'organizer.created', () =>
    ask.post('/admin/organizers', { act: 'save', name: 'Fonda Nova' }),
  ),
  auditedAction('organizers/admin-list-page.tsx', 'organizer.updated', async () =>
    ask.post('/admin/organizers', { act: 'save', id: await newest('organizers'), version: '1', name: 'Fonda Vella' }),
  ),
  auditedAction('organizers/admin-list-page.tsx', 'organizer.deleted', async () =>
    ask.post('/admin/organizers', { act: 'delete', organizer_id: await newest('organizers') }),
  ),
  auditedAction('blog/panel/edit-page.tsx', 'post.created', () => ask.post('/admin/blog/nueva', post)),
  auditedAction('blog/panel/edit-page.tsx', 'post.updated', async () =>
    ask.post(`/admin/blog/${await newest('blog_posts')}`, { ...post, version: '1' }),
  ),
  auditedAction('blog/panel/list-page.tsx', 'post.deleted', async () =>
    ask.post('/admin/blog', { id: await newest('blog_posts') }),
  ),
  auditedAction('media/upload-route.ts', 'picture.uploaded', upload),
  auditedAction('media/upload-route.ts', 'picture.uploaded', upload),
  auditedAction('media/facts-route.ts', 'picture.described', () =>
    ask.post(`/admin/imagenes/${hash}.data`, { alt_es: 'Un plato', alt_ca: 'Un plat', focal_x: '0.5', focal_y: '0.5' }),
  ),
  ...(['read', 'answered', 'unanswered'] as const).map((act) =>
    auditedAction('contact/panel/list-page.tsx', `message.${act}`, async () =>
      ask.post('/admin/mensajes', { act, id: await newest('contact_messages') }),
    ),
  ),
  auditedAction('contact/panel/list-page.tsx', 'message.deleted', async () =>
    ask.post('/admin/mensajes', { act: 'delete', id: await newest('contact_messages') }),
  ),
  auditedAction('membership/requests/list-page.tsx', 'membership-request.rejected', async () =>
    ask.post('/admin/solicitudes', { act: 'reject', id: await newest('membership_requests') }),
  ),
  auditedAction('membership/requests/list-page.tsx', 'membership-request.deleted', async () =>
    ask.post('/admin/solicitudes', { act: 'delete', id: await newest('membership_requests') }),
  ),
  auditedAction('membership/requests/list-page.tsx', 'membership-request.approved', async () => {
    await sql`insert into membership_requests (full_name, email) values ('Pere Mas', 'pere@example.org')`
    return ask.post('/admin/solicitudes', { act: 'approve', id: await newest('membership_requests') })
  }),
  auditedAction('membership/requests/list-page.tsx', 'membership-request.created', () =>
    ask.post('/admin/solicitudes', { act: 'create', full_name: 'Aurora Bosch', email: 'aurora@example.org' }),
  ),
  auditedAction('membership/requests/list-page.tsx', 'membership-request.link-sent-again', async () =>
    ask.post('/admin/solicitudes', { act: 'resend', id: await newest('membership_requests') }),
  ),
  auditedAction(
    'membership/members/edit-page.tsx',
    'socio.shown',
    async () => {
      const token = await newest('membership_requests')
      // As an earlier release stored it: links hold the id.
      await sql`update membership_requests set completion_token_hash = null where id = ${token}`
      await visitor(server.url).post(`/socio/completar-datos?token=${token}`, {
        token,
        ...socio,
        iban: 'ES9121000418450200051332',
        birth_date: '1980-02-29',
        privacy: 'on',
      })
      return ask.get(`/admin/socios/${await newest('socios')}`)
    },
    ['birth_date'],
  ),
  auditedAction(
    'membership/members/edit-page.tsx',
    'socio.iban-shown',
    async () => ask.post(`/admin/socios/${await newest('socios')}.data`, { act: 'show-iban' }),
    ['iban'],
  ),
  auditedAction(
    'membership/members/edit-page.tsx',
    'socio.updated',
    async () =>
      ask.post(`/admin/socios/${await newest('socios')}`, {
        act: 'save',
        version: '1',
        ...socio,
        birth_date: '1980-02-29',
        membership_type: 'Regular',
        phone: '600 200 200',
      }),
    ['phone'],
  ),
  auditedAction('membership/members/edit-page.tsx', 'socio.suspended', async () =>
    ask.post(`/admin/socios/${await newest('socios')}.data`, { act: 'suspend' }),
  ),
  auditedAction('membership/members/edit-page.tsx', 'socio.active', async () =>
    ask.post(`/admin/socios/${await newest('socios')}.data`, { act: 'reactivate' }),
  ),
  auditedAction('membership/members/csv-route.ts', 'socios.exported', () => ask.get('/admin/socios.csv')),
  auditedAction('membership/requests/list-page.tsx', 'membership-request.baja', async () =>
    ask.post('/admin/solicitudes', { act: 'baja', id: await newest('membership_requests') }),
  ),
  auditedAction('membership/members/edit-page.tsx', 'socio.deleted', async () =>
    ask.post(`/admin/socios/${await newest('socios')}.data`, { act: 'delete' }),
  ),
  auditedAction(
    'privacy/retention-page.tsx',
    'blocked-payment.shown',
    async () => ask.post('/admin/privacidad.data', { act: 'open', id: await newest('blocked_payments') }),
    ['full_name', 'email', 'payment_method', 'iban', 'card_holder_name', 'billing_address'],
  ),
  auditedAction(
    'privacy/person-page.tsx',
    'person.opened',
    async () => {
      await register()
      return ask.post('/admin/privacidad/persona', { act: 'open', email: 'nil@example.org' })
    },
    ['registration', 'mail'],
  ),
  auditedAction('mails/list-page.tsx', 'mail.sent-again', async () => {
    const [mail] = await sql<
      { id: string }[]
    >`update mails set status = 'failed' where id = (select id from mails order by created_at desc limit 1) returning id`
    return ask.post('/admin/correos.data', { id: mail?.id ?? '' })
  }),
  auditedAction('privacy/person-export-route.ts', 'registration.exported', async () =>
    ask.post('/admin/privacidad/persona/exportar', {
      format: 'json',
      items: `registration:${await newest('event_registrations')}`,
    }),
  ),
  auditedAction('privacy/person-page.tsx', 'registration.erased', async () =>
    ask.post('/admin/privacidad/persona', {
      act: 'erase',
      items: `registration:${await newest('event_registrations')}`,
    }),
  ),
  auditedAction('accounts/session/confirm-page.tsx', 'session.confirmed', async () => {
    await sql`update auth_sessions set confirmed_at = now() - interval '16 minutes'`
    const answer = await ask.post('/admin/confirmar', { password: 'escudella lenta' })
    ask = visitor(server.url, { Cookie: cookiesOf(answer) })
    return answer
  }),
  auditedAction('accounts/session/sessions-page.tsx', 'session.ended', async () => {
    await openSession('admin')
    return ask.post('/admin/sesiones', { session: 'others' })
  }),
  auditedAction('accounts/session/sessions-page.tsx', 'user.sessions-ended', async () => {
    await openSession('somebody')
    return ask.post('/admin/usuarios/somebody/sesiones', { session: 'open' })
  }),
  auditedAction('accounts/users/list-page.tsx', 'user.invited-as-editor', () =>
    ask.post('/admin/usuarios', { act: 'invite', email: 'nova@example.org', role: 'editor' }),
  ),
  auditedAction(
    'accounts/users/list-page.tsx',
    'user.made-editor',
    () => ask.post('/admin/usuarios', { act: 'role', user_id: 'somebody', role: 'editor' }),
    ['role'],
  ),
  auditedAction(
    'accounts/users/password-page.tsx',
    'user.password-changed',
    () =>
      ask.post('/admin/password-reset', {
        user_id: 'somebody',
        password: 'ceba tendra i dolça',
        confirmation: 'ceba tendra i dolça',
      }),
    ['password'],
  ),
  auditedAction('events/panel/list-page.tsx', 'event.deleted', async () =>
    ask.post('/admin/eventos', { event_id: await newest('events'), registrations: '9' }),
  ),
  auditedAction('admin/dashboard-page.tsx', 'demo-content.removed', () => ask.post('/admin/dashboard', { act: 'remove-demo' })),
]

const openSession = (who: string) =>
  sql`insert into auth_sessions (id, token, user_id, expires_at) values ('open', 'open', ${who}, now() + interval '1 day')`

async function upload(): Promise<Response> {
  const form = new FormData()
  form.set('purpose', 'blog')
  form.set(
    'file',
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
            .png()
            .toBuffer(),
        ),
      ],
      'plat.png',
      { type: 'image/png' },
    ),
  )
  const answer = await ask.upload('/admin/imagenes', form)
  hash = ((await answer.clone().json()) as { url: string }).url.replace('/media/', '')
  return answer
}

describe('The audit log', () => {
  test('covers every page of the panel with a form', () => {
    expect(panelActions().length).toBeGreaterThan(12)
    expect(
      panelActions().filter((file) => !leavesNothing.includes(file) && !auditedActions.some((known) => known.file === file)),
    ).toEqual([])
  })

  test('records sign-ins', async () => {
    expect(await sql`select actor, action, subject from audit_log`).toEqual([
      { actor: 'admin', action: 'session.begun', subject: 'admin' },
    ])
  })

  test('gets one event, with its actor, for each change and each opening of encrypted data', async () => {
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
    for (const { action, fields, do: run } of auditedActions) {
      const [before] = await sql`select coalesce(max(id), 0)::int as last from audit_log`
      const answer = await run()
      expect(answer.status, `${action}: ${await answer.text()}`).toBeLessThan(400)
      const lines = await sql`select actor, action, fields from audit_log where id > ${before?.last}`
      expect(
        lines.map((line) => [line.actor, line.action]),
        action,
      ).toEqual([['admin', action]])
      if (fields) expect(lines[0]?.fields, action).toEqual(fields)
    }
  }, 90_000)

  test('holds no personal data', async () => {
    const [row] = await sql`select string_agg(t::text, ' ') as whole from audit_log t`
    expect(row?.whole).not.toMatch(/@|Oriol|Aurora|Quim|Nil |Pere|600 |ES91|nueces/)
  })

  test('is listed newest first with current names, filtered by action, person, day and words', async () => {
    const page = async (query: string) => (await ask.get(`/admin/auditoria?${query}`)).text()
    const rows = (html: string) => html.split('role="row"').length - 2
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Madrid' })
    expect(await page('')).toContain('Quitar el contenido de demostración')
    expect(await page('')).toContain('Página 2')
    expect(rows(await page('accion=picture.uploaded'))).toBe(2)
    expect(rows(await page(`accion=picture.uploaded&persona=admin&desde=${today}&hasta=${today}`))).toBe(2)
    expect(await page('desde=2031-01-01')).toContain('Nada coincide con la búsqueda')
    expect(await page('hasta=2020-01-01')).toContain('Nada coincide con la búsqueda')
    expect(await page('persona=somebody')).toContain('Nada coincide con la búsqueda')
    expect(await page('q=pere')).toContain('Aprobar una solicitud')
    expect(rows(await page('q=pere'))).toBe(1)
    expect((await ask.get('/admin/auditoria?desde=2026-02-31&pagina=9999&accion=%27&q=%25_')).status).toBe(200)
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
      expect(await (await ask.get('/admin/auditoria?accion=session.ended')).text()).toContain('Cerrar su sesión')
    },
  )
})
