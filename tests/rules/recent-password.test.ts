import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { panelRoles, roles } from '#app/accounts/capabilities.ts'
import { rateLimits } from '#app/rate-limits.ts'
import type { ProtectedAct } from '#app/accounts/protected-acts.ts'
import { nouns } from '#app/nouns.ts'
import { cookiesOf, insertAccount, PASSWORD, sessionCookieOf, signedInAs } from '../harness/accounts.ts'
import { demoFields } from '#app/club.ts'
import { everyRoute } from '../harness/routes.ts'
import { codeOf, insertPasskey, openAppSetup } from '../harness/second-factors.ts'
import { testSite } from '../harness/site.ts'
import { camt054 } from '../bank-files.ts'
import { dueOn, insertDebtors } from '../harness/insert-debtors.ts'
import { creditorFields } from '../harness/treasury-fields.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql } = testSite('demo', { TRUSTED_PROXIES: 'loopback' })
const password = PASSWORD
const token = '00000000-0000-4000-8000-000000000001'
let cookie = ''
/** Of a second factor that is being added. */
let setup = ''
let newCode: () => string
let socio = ''
let party = ''
const guest = { full_name: 'Berta Font', email: 'berta@example.org' }
const texts = { subject: 'Dónde aparcar', body: 'Hola', subject_ca: 'On aparcar', body_ca: 'Hola' }
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
const transfer = 'Por transferencia a ES79 2100 0813 6101 2345 6789'
const member = { full_name: 'Clara Vidal', email: 'c@example.org', payment_method: 'transfer' }

beforeAll(async () => {
  await insertAccount(sql, 'somebody', 'user')
  await sql`insert into membership_requests (id, full_name, email, status) values (${token}, 'Clara Vidal', 'c@example.org', 'approved')`
  const sheet = { token, ...member, iban: 'ES9121000418450200051332', privacy: 'on' }
  await visitor(server.url).post(`/socio/completar-datos?token=${token}`, sheet)
  socio = String((await sql`select id from socios`)[0]?.id)
  await visitor(server.url).post('/eventos/1/inscripcion', { ...guest, privacy: 'on' })
  party = String((await sql`select id from event_registrations where full_name = 'Berta Font'`)[0]?.id)
  cookie = (await signedInAs(server, sql, 'admin')).cookie
  await insertPasskey(sql, 'somebody')
  const begun = await openAppSetup(ask())
  setup = begun.cookie.split('; ').at(-1) ?? ''
  newCode = () => codeOf(begun.secret)
})

const ask = () => visitor(server.url, { Cookie: setup ? `${cookie}; ${setup}` : cookie })
const forget = () => sql`update auth_sessions set confirmed_at = now() - interval '16 minutes'`
async function confirm(given: string, from = '192.0.2.1'): Promise<Response> {
  const answer = await ask().post('/admin/confirmar', { password: given }, { 'X-Forwarded-For': from })
  cookie = sessionCookieOf(answer) || cookie
  return answer
}
const auditActionsSince = async (id: number) =>
  (await sql<{ action: string }[]>`select action from audit_log where id > ${id} order by id`).map(
    ({ action }) => action,
  )
const newest = async () => Number((await sql`select coalesce(max(id), 0) as id from audit_log`)[0]?.id)

/** As the panel repeats a form: no loader runs. */
const byScript = { Accept: 'application/json' }

/** Requests that ask for the password, with their audit actions. */
const protectedRequests: {
  auditActions: ProtectedAct[]
  path: string
  fields?: Record<string, string>
  file?: string
}[] = [
  {
    auditActions: roles.map((role) => `user.made-${role}` as const),
    path: '/admin/usuarios',
    fields: { act: 'role', user_id: 'somebody', role: 'editor' },
  },
  ...panelRoles.map((role) => ({
    auditActions: [`user.invited-as-${role}` as const],
    path: '/admin/usuarios',
    fields: { act: 'invite', email: `invited.${role}@example.org`, role, organizer_id: '1' },
  })),
  {
    auditActions: ['user.password-changed'],
    path: '/admin/password-reset',
    fields: { user_id: 'somebody', password: 'ceba tendra al forn', confirmation: 'ceba tendra al forn' },
  },
  {
    auditActions: ['socio.updated'],
    path: '/admin/socios/:socio',
    fields: { act: 'save', ...member, iban: 'ES7921000813610123456789', version: ':version' },
  },
  {
    auditActions: ['socio.updated'],
    path: '/admin/socios/:socio',
    fields: { act: 'save', ...member, email: 'clara@example.org', version: ':version' },
  },
  {
    auditActions: ['club.updated'],
    path: '/admin/club',
    fields: { act: 'save', ...demoFields, how_to_pay: transfer, version: '0' },
  },
  {
    auditActions: ['club.updated'],
    path: '/admin/club',
    fields: { act: 'save', ...demoFields, how_to_pay: transfer, email: 'altre@example.org', version: '1' },
  },
  { auditActions: ['creditor.saved'], path: '/admin/tesoreria/acreedor', fields: creditorFields },
  { auditActions: ['remittance.notified'], path: '/admin/tesoreria/remesas/:remittance', fields: { act: 'notify' } },
  { auditActions: ['remittance.sealed'], path: '/admin/tesoreria/remesas/:remittance', fields: { act: 'seal' } },
  {
    auditActions: ['remittance.remade'],
    path: '/admin/tesoreria/remesas/:remittance/rehacer',
    fields: { kept: ':kept', debits: '2' },
  },
  { auditActions: ['remittance.sealed'], path: '/admin/tesoreria/remesas/:remittance', fields: { act: 'seal' } },
  { auditActions: ['remittance.downloaded'], path: '/admin/tesoreria/remesas/:remittance/fichero' },
  { auditActions: ['remittance.settled'], path: '/admin/tesoreria/remesas/:remittance', fields: { act: 'settle' } },
  {
    auditActions: ['remittance.returned'],
    path: '/admin/tesoreria/remesas/:remittance',
    fields: { act: 'return', item_id: ':debit', code: 'AM04', received_on: '2027-01-20' },
  },
  {
    auditActions: ['bank-file.imported'],
    path: '/admin/tesoreria/remesas/devoluciones',
    fields: {},
    file: camt054([{ endToEndId: ':reference' }]),
  },
  { auditActions: ['fees.generated'], path: '/admin/tesoreria/cuotas', fields: { act: 'generate', year: '2027' } },
  { auditActions: ['club.restored'], path: '/admin/club', fields: { act: 'restore', restored: '1', version: '2' } },
  {
    auditActions: ['club.texts-updated'],
    path: '/admin/eventos/textos',
    fields: { act: 'text', kind: 'reminder', version: '0', ...texts },
  },
  { auditActions: ['event.created'], path: '/admin/eventos/nuevo', fields: { ...event, how_to_pay: transfer } },
  {
    auditActions: ['event.updated'],
    path: '/admin/eventos/:created',
    fields: { ...event, how_to_pay: transfer, how_to_pay_ca: 'Per transferència', version: '1' },
  },
  {
    auditActions: ['event.message-text-changed'],
    path: '/admin/eventos/:created/mensajes',
    fields: { act: 'text', kind: 'thanks', version: '0', ...texts },
  },
  {
    auditActions: ['event.message-scheduled'],
    path: '/admin/eventos/1/mensajes',
    fields: {
      act: 'schedule',
      message_id: '0b7c5a3e-6a54-4c7e-9b0e-2f4f6f1f2a11',
      version: '0',
      audience: 'booked',
      when: 'now',
      ...texts,
    },
  },
  {
    auditActions: ['member-message.scheduled'],
    path: '/admin/socios/mensajes',
    fields: {
      act: 'schedule',
      message_id: '0b7c5a3e-6a54-4c7e-9b0e-2f4f6f1f2a12',
      version: '0',
      audience: 'members',
      purpose: 'service',
      when: 'now',
      ...texts,
    },
  },
  {
    auditActions: ['event.door-pass-created'],
    path: '/admin/eventos/1/pases',
    fields: { act: 'create', name: 'Pau, sala' },
  },
  { auditActions: ['socio.iban-shown'], path: '/admin/socios/:socio', fields: { act: 'show-iban' } },
  ...(
    [
      [
        'socio.mandate-signed',
        { act: 'sign', signed_on: '2026-11-02', mandate_iban: 'ES9121000418450200051332', mandate_holder: 'Clara' },
      ],
      ['socio.mandate-iban-shown', { act: 'show-iban' }],
      ['socio.mandate-revoked', { act: 'revoke' }],
    ] as const
  ).map(([action, fields]) => ({
    auditActions: [action],
    path: '/admin/tesoreria/ordenes/:socio',
    fields: { ...fields, mandate_id: ':mandate' },
  })),
  { auditActions: ['socio.mandate-printed'], path: '/admin/tesoreria/ordenes/:mandate/hoja' },
  { auditActions: ['socio.sessions-ended'], path: '/admin/socios/:socio', fields: { act: 'end-sessions' } },
  { auditActions: ['blocked-payment.shown'], path: '/admin/privacidad', fields: { act: 'open', id: token } },
  {
    auditActions: [
      'registration.exported',
      'guest.exported',
      'message.exported',
      'membership-request.exported',
      'socio.exported',
      'blocked-payment.exported',
      'mail.exported',
      'user.exported',
      'sign-up.exported',
    ],
    path: '/admin/privacidad/persona/exportar',
    fields: { format: 'json', items: 'socio::socio' },
  },
  { auditActions: ['membership-requests.exported'], path: '/admin/solicitudes.csv?estado=all&q=núria' },
  { auditActions: ['socios.exported'], path: '/admin/socios.csv' },
  { auditActions: ['member-accounts.exported'], path: '/admin/tesoreria/cuentas.csv' },
  { auditActions: ['socios.printed'], path: '/admin/socios/asamblea' },
  { auditActions: ['registrations.exported'], path: '/admin/eventos/1/inscripciones.csv' },
  { auditActions: ['event.diets-shown'], path: '/admin/eventos/1/hoja' },
  {
    auditActions: ['import.uploaded'],
    path: '/admin/socios/importar',
    fields: {},
    file: 'nom;email\nBerta Font;berta@example.org',
  },
  {
    auditActions: ['import.columns-chosen'],
    path: '/admin/socios/importar/:import',
    fields: { act: 'columns', 'columns[0]': 'full_name', 'columns[1]': 'email' },
  },
  { auditActions: ['import.started'], path: '/admin/socios/importar/:import', fields: { act: 'start' } },
  { auditActions: ['import.undo-started'], path: '/admin/socios/importar/:import', fields: { act: 'undo' } },
  { auditActions: ['import.exported'], path: '/admin/socios/importar/rechazadas.csv?importacion=:import' },
  { auditActions: ['import.discarded'], path: '/admin/socios/importar/:import', fields: { act: 'discard' } },
  { auditActions: ['import.exported'], path: '/admin/restaurantes/importar/rechazadas.csv?importacion=:tavern' },
  { auditActions: ['messages.exported'], path: '/admin/mensajes.csv' },
  { auditActions: ['mails.exported'], path: '/admin/correos.csv' },
  { auditActions: ['user.sessions-ended'], path: '/admin/usuarios/somebody/sesiones', fields: { session: 'others' } },
  { auditActions: ['session.ended'], path: '/admin/sesiones', fields: { session: 'others' } },
  { auditActions: ['user.second-factor-reset'], path: '/admin/usuarios/somebody/segundo-factor', fields: {} },
  {
    auditActions: ['user.second-factor-added'],
    path: '/admin/segundo-factor/aplicacion',
    fields: { name: 'Mi móvil', code: ':code' },
  },
  { auditActions: ['user.recovery-codes-made'], path: '/admin/segundo-factor', fields: { act: 'codes' } },
  {
    auditActions: ['user.second-factor-removed'],
    path: '/admin/segundo-factor',
    fields: { act: 'remove', id: ':factor' },
  },
  { auditActions: ['trail.exported'], path: '/admin/auditoria.csv' },
  { auditActions: ['security-events.exported'], path: '/admin/auditoria/seguridad.csv' },
  { auditActions: ['users.exported'], path: '/admin/usuarios.csv' },
  {
    auditActions: [
      'registration.erased',
      'guest.erased',
      'message.erased',
      'membership-request.erased',
      'socio.erased',
      'mail.erased',
      'user.erased',
      'sign-up.erased',
    ],
    path: '/admin/privacidad/persona',
    fields: { act: 'erase', items: 'registration::party' },
  },
  {
    auditActions: ['event.cancelled'],
    path: '/admin/eventos',
    fields: { act: 'cancel', event_id: ':created', parties: '9' },
  },
  {
    auditActions: ['event.deleted'],
    path: '/admin/eventos',
    fields: { act: 'delete', event_id: ':created', registrations: '9' },
  },
  { auditActions: ['demo-content.removed'], path: '/admin/dashboard', fields: { act: 'remove-demo' } },
  { auditActions: ['membership-request.baja'], path: '/admin/solicitudes', fields: { act: 'baja', id: token } },
  { auditActions: ['socio.deleted'], path: '/admin/socios/:socio', fields: { act: 'delete' } },
]

/** Ticked boxes are a field each. */
function sentFields(entries: [name: string, value: string][]): URLSearchParams {
  return new URLSearchParams(
    entries.flatMap(([name, value]) => (name === 'kept' ? value.split(',') : [value]).map((one) => [name, one])),
  )
}

/** The newest remittance, in the state that its act needs, and a debit of it. */
async function remittanceFor(path: string, act?: string): Promise<Record<string, string>> {
  if (!path.includes('/remesas/')) return {}
  const remittances = () => sql<{ id: string }[]>`select id::text from remittances order by id desc limit 1`
  if ((await remittances()).length === 0) {
    await insertDebtors(sql, 2)
    await ask().post('/admin/tesoreria/remesas', { due_on: dueOn })
  }
  if (act === 'settle') await sql`update remittances set status = 'presented' where status = 'sealed'`
  const [remittance] = await remittances()
  const [debit] = await sql<{ id: string; reference: string }[]>`
    select id::text, end_to_end_id as reference from remittance_items where outcome = 'settled' order by id limit 1`
  const kept = await sql<{ id: string }[]>`select id::text from remittance_items where outcome = 'included'`
  return {
    ':remittance': remittance?.id ?? '',
    ':debit': debit?.id ?? '',
    ':kept': kept.map(({ id }) => id).join(),
    ':reference': debit?.reference ?? '',
  }
}

/** Without rows. */
async function anImport(kind: string, state: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into imports (kind, actor, state, columns, total, counts, finished_at)
    values (${kind}, 'admin', ${state}, '["",""]', 0, '{"new":1}', now()) returning id`
  return row?.id ?? ''
}

function formWith(file: string): FormData {
  const form = new FormData()
  form.set('file', new File([file], 'lista.csv'))
  return form
}

/** Exports without personal data. */
const withoutPeople = nouns.flatMap(({ menu }) => (menu?.csv === 'without-people' ? `${menu.to}.csv` : []))

test('Every export of people asks, and every act that asks is tried below', () => {
  const exports = everyRoute().filter(({ path }) => path.startsWith('/admin/') && /\.csv$|exportar/.test(path))
  expect(exports.length).toBeGreaterThan(10)
  for (const { path, asksPassword } of exports)
    expect([path, asksPassword]).toEqual([path, !withoutPeople.includes(path)])
  const tried = protectedRequests.flatMap(({ auditActions }) => auditActions)
  const acts = nouns.flatMap((noun) => Object.entries(noun.acts ?? {}))
  const asking = acts.flatMap(([act, { asks }]) => (asks === undefined || asks === 'in-form' ? [] : act))
  expect(new Set(tried)).toEqual(new Set(asking))
  const paths = new Set(protectedRequests.map(({ path }) => path.split('?', 1)[0]))
  for (const { path } of exports.filter(({ asksPassword }) => asksPassword))
    expect(paths).toContain(path.replace(':id', '1'))
})

test('Exports without personal data, and forms that leave the protected fields as they are, do not ask', async () => {
  await forget()
  for (const path of withoutPeople) expect((await ask().get(path)).status).toBe(200)
  const [{ version } = { version: 0 }] = await sql`select version from socios`
  const saved = { act: 'save', ...member, iban: '', version: String(version) }
  expect((await ask().post(`/admin/socios/${socio}`, saved)).status).toBe(303)
  expect((await ask().post('/admin/club', { act: 'save', ...demoFields, version: '0' })).status).toBe(303)
  expect((await ask().post('/admin/eventos/nuevo', { ...event, title: 'Vermut' })).status).toBe(303)
})

/** A sheet, which the requests below sign and end. */
async function aMandate(): Promise<string> {
  if ((await sql`select id from treasury_creditor`).length === 0) return token
  const made = () => sql<{ id: string }[]>`select id from mandates where account_id = ${socio} order by created_at`
  if ((await made()).length === 0) await ask().post(`/admin/tesoreria/ordenes/${socio}`, { act: 'draft' })
  return (await made())[0]?.id ?? token
}

describe.each(protectedRequests)('$path $fields.act', ({ auditActions, path: pattern, fields: given, file }) => {
  let path: string
  let fields: URLSearchParams | undefined
  let named = (text: string) => text
  beforeEach(async () => {
    for (const id of ['admin', 'somebody']) {
      await sql`insert into auth_sessions (id, token, user_id, expires_at) values (${id}, ${id}, ${id}, now() + interval '1 day') on conflict do nothing`
    }
    await sql`insert into member_sessions (socio_id, token_hash, ends_at) values (${socio}, 'any', now() + interval '1 day') on conflict do nothing`
    await forget()
    const [created] = await sql<{ id: string }[]>`select id from events where title = ${event.title}`
    const [sheet] = await sql`select version from socios`
    const [factor] = await sql<{ id: string }[]>`select id from second_factors where user_id = 'admin'`
    const ids: Record<string, string> = {
      ':code': newCode(),
      ':factor': String(factor?.id),
      ':socio': socio,
      ':version': String(sheet?.version),
      ':party': party,
      ':created': String(created?.id),
      ':mandate': await aMandate(),
      ':import': await anImport('members', given?.act === 'undo' ? 'done' : 'checked'),
      ':tavern': await anImport('restaurants', 'done'),
      ...(await remittanceFor(pattern, given?.act)),
    }
    named = (text) =>
      text.replace(
        /:(socio|version|party|created|code|factor|mandate|import|tavern|remittance|debit|kept|reference)/,
        (name) => ids[name] ?? name,
      )
    path = named(pattern)
    fields = given && sentFields(Object.entries(given).map(([name, value]) => [name, named(value)]))
  })
  const send = (suffix = '') =>
    file !== undefined
      ? ask().upload(path + suffix, formWith(named(file)))
      : fields
        ? ask().post(path.replace(/(?=\?|$)/, suffix), fields)
        : ask().get(path.replace(/(?=\?|$)/, suffix))

  test('asks before anything is read or changed, and then continues', async () => {
    const before = await newest()
    const refused = await send()
    const data = await (await send('.data')).text()
    if (fields) {
      expect(refused.status).toBe(401)
      expect(data).toContain('password-required')
    } else {
      expect([refused.status, refused.headers.get('Location')]).toEqual([
        302,
        `/admin/confirmar?volver=${encodeURIComponent(path.replace('ú', '%C3%BA'))}`,
      ])
      expect([data.includes('/admin/confirmar?volver='), data.includes('@example.org')]).toEqual([true, false])
    }
    expect(await auditActionsSince(before)).toEqual([])
    expect((await confirm(password)).status).toBe(200)
    expect((await (fields && file === undefined ? ask().post(path, fields, byScript) : send())).status).toBeLessThan(
      405,
    )
    const [confirmed, ...done] = await auditActionsSince(before)
    expect(confirmed).toBe('session.confirmed')
    // There are no blocked payments here: reaching the action is enough.
    expect(done.filter((action) => !auditActions.some((expected) => expected === action))).toEqual([])
    if (path !== '/admin/privacidad') expect(done).not.toEqual([])
  })
})

describe('Giving the password again', () => {
  beforeEach(() => forget())

  test('counts for fifteen minutes, in this session alone; signing in counts', async () => {
    await sql`update auth_sessions set confirmed_at = now() - interval '14 minutes'`
    expect((await ask().get('/admin/socios.csv')).status).toBe(200)
    const elsewhere = await visitor(server.url).post('/auth', { email: 'admin@example.org', password })
    const other = cookiesOf(elsewhere)
    await sql`update auth_sessions set confirmed_at = now() - interval '16 minutes' where created_at < (select max(created_at) from auth_sessions)`
    expect((await visitor(server.url).get('/admin/socios.csv', { Cookie: other })).status).toBe(200)
    expect((await ask().get('/admin/socios.csv')).status).toBe(302)
  })

  test('gives the session a new token: the previous one is invalid, and the end of the session stays', async () => {
    const sessions = () => sql`select id, created_at from auth_sessions where user_id = 'admin' order by id`
    const [before, stolen] = [await sessions(), { Cookie: cookie }]
    expect((await confirm(password)).status).toBe(200)
    expect(cookie).not.toBe(stolen.Cookie)
    expect((await visitor(server.url).get('/admin/dashboard', stolen)).headers.get('Location')).toMatch(
      /^\/admin\/login/,
    )
    expect((await ask().get('/admin/dashboard')).status).toBe(200)
    expect(await sessions()).toEqual(before)
  })

  test('continues to the requested page of the panel, and is skipped when it is not needed', async () => {
    const page = await (await ask().get('/admin/confirmar?volver=%2Fadmin%2Fsocios.csv%3Fq%3Da')).text()
    expect(page).toContain('action="/admin/confirmar"')
    for (const elsewhere of [
      'https://evil.example',
      '//evil.example',
      '/eventos',
      '/admin/confirmar',
      '/admin/login',
    ]) {
      await confirm(password)
      const answer = await ask().get(`/admin/confirmar?volver=${encodeURIComponent(elsewhere)}`)
      expect([elsewhere, answer.headers.get('Location')]).toEqual([elsewhere, '/admin/dashboard'])
    }
    expect((await ask().get('/admin/confirmar?volver=%2Fadmin%2Fsocios.csv%3Fq%3Da')).headers.get('Location')).toBe(
      '/admin/socios.csv?q=a',
    )
    expect((await ask().post('/admin/confirmar', {}, byScript)).status).toBe(200)
  })

  test('with a wrong password grants nothing, never returns it, and counts as a failed sign-in', async () => {
    const { max } = rateLimits['sign-in']['account-and-address']
    const before = await newest()
    for (let n = 0; n < max; n++) {
      const answer = await confirm('patata brava', '198.51.100.9')
      const html = await answer.text()
      expect([answer.status, html.includes('La contraseña no es correcta'), html.includes('patata brava')]).toEqual([
        401,
        true,
        false,
      ])
    }
    const stopped = await confirm(password, '198.51.100.9')
    expect([stopped.status, stopped.headers.has('Retry-After')]).toEqual([429, true])
    expect((await ask().get('/admin/socios.csv')).status).toBe(302)
    expect(await auditActionsSince(before)).toEqual([])
    expect((await confirm(password, '198.51.100.10')).status).toBe(200)
  })
})
