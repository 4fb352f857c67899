import { PgBoss } from 'pg-boss'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatDate } from '#app/i18n/dates.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { signedInAs } from '../harness/accounts.ts'
import { insertEvent, insertRequest } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { url, server, sql } = testSite('empty')
let ask: ReturnType<typeof visitor>
const requestId = '5b0d1a52-7a0e-4a0b-9d35-0a3f6f0c1a11'

beforeAll(async () => {
  ask = visitor(server.url)
  await insertEvent(sql)
  await insertRequest(sql, { id: requestId, status: 'approved' })
})

type VisitorForm = {
  what: string
  path: string
  fields: Record<string, string>
  /** Where the acknowledgement is kept, as version and time. */ kept: () => Promise<
    { version: string | null; at: Date | string | null }[]
  >
}

const forms: VisitorForm[] = [
  {
    what: 'a registration',
    path: '/eventos/1/inscripcion',
    fields: { full_name: 'Clara Vidal', email: 'clara@example.org' },
    kept: () => sql`select privacy_version as version, privacy_accepted_at as at from event_registrations`,
  },
  {
    what: 'a request for membership',
    path: '/ca/solicitar-membresia',
    fields: { full_name: 'Clara Vidal', email: 'clara@example.org' },
    kept: () =>
      sql`select privacy_version as version, privacy_accepted_at as at from membership_requests where status = 'pending'`,
  },
  {
    what: 'the completion of a membership',
    path: `/socio/completar-datos?token=${requestId}`,
    fields: { token: requestId, full_name: 'Gemma Pons', email: 'gemma@example.org', payment_method: 'cash' },
    kept: () => sql`select privacy_version as version, privacy_accepted_at as at from socios`,
  },
  {
    what: 'a message',
    path: '/contacto',
    fields: { name: 'Clara Vidal', email: 'clara@example.org', message: '¿Tenéis mesa?' },
    kept: () => sql`select privacy_version as version, privacy_accepted_at as at from contact_messages`,
  },
  {
    what: 'a sign-up',
    path: '/auth?modo=registro',
    fields: {
      mode: 'sign-up',
      modo: 'registro',
      full_name: 'Clara Vidal',
      name: 'Clara Vidal',
      email: 'clara@example.org',
      password: 'ceba tendra',
    },
    kept: () =>
      sql`select value::jsonb ->> 'privacyVersion' as version, value::jsonb ->> 'privacyAcceptedAt' as at from auth_verifications`,
  },
]

describe.each(forms)('$what', ({ path, fields, kept }) => {
  test('is refused until the privacy text is acknowledged, and stores its version and the time', async () => {
    const refused = await ask.post(path, fields)
    expect(refused.status).toBe(422)
    expect(await kept()).toEqual([])
    const taken = await ask.post(path, { ...fields, privacy: 'on' })
    expect(taken.status, await taken.text()).toBeLessThan(400)
    const [row, ...more] = await kept()
    expect(more).toEqual([])
    expect(row?.version).toBe(legalVersions.privacy)
    expect(Math.abs(new Date(row?.at ?? 0).getTime() - Date.now())).toBeLessThan(600_000)
  })
})

test('A diet is stored only with its own consent, whose version and time are stored with it', async () => {
  const sent = { full_name: 'Nil Roca', email: 'nil@example.org', privacy: 'on', dietary_restrictions: 'sin nueces' }
  expect((await ask.post('/eventos/1/inscripcion', sent)).status).toBe(422)
  await ask.post('/eventos/1/inscripcion', { ...sent, diet_consent: 'on' })
  const rows =
    await sql`select dietary_restrictions, diet_consent_version, diet_consent_at from event_registrations where email = 'nil@example.org'`
  expect(rows).toMatchObject([
    {
      dietary_restrictions: expect.stringMatching(/^v1\./),
      diet_consent_version: legalVersions.privacy,
      diet_consent_at: expect.any(Date),
    },
  ])
})

describe('The nightly purge', () => {
  test('is due once a day in the club’s time zone, and runs later after a downtime', async () => {
    const [schedule] =
      await sql`select cron, timezone, options ->> 'missed' as missed from pgboss.schedule where name = 'purge-what-is-over'`
    expect(schedule).toEqual({ cron: '20 4 * * *', timezone: 'Europe/Madrid', missed: 'once' })
  })

  test('is run by a server when it is due, and shown in the panel', async () => {
    const panel = await signedInAs(server, sql, 'admin')
    expect(await (await panel.get('/admin/privacidad')).text()).toContain('Todavía no se ha hecho ninguno')

    await sql`insert into contact_messages (name, email, message, privacy_version, created_at) values ('Antic', 'antic@example.org', 'Hola', '2020-01-01', now() - interval '13 months')`
    const boss = new PgBoss(url)
    await boss.start()
    await boss.send('purge-what-is-over', { id: 'test' })
    await until(async () => (await sql`select 1 from retention_runs where finished_at is not null`).length > 0)
    await boss.stop({ graceful: false })
    expect(await sql`select removed from retention_runs`).toEqual([{ removed: { message: 1 } }])
    const page = await (await panel.get('/admin/privacidad')).text()
    expect(page).toMatch(/<strong>1<\/strong>[^<]*(<!-- -->)?[^<]*Mensaje de contacto/)
    for (const text of [
      '30 días después del evento',
      'Consentimiento explícito',
      'Dieta, en una inscripción',
      formatDate(legalVersions.privacy, 'es'),
    ])
      expect(page).toContain(text)
    expect(server.output()).not.toMatch(/antic|nil@|clara@/)
  })
})
