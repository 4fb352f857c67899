import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { panelRoles } from '#app/accounts/capabilities.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'
import { signedInAs, type SignedInVisitor } from '../harness/accounts.ts'
import { insertCreditor, OTHER_IBAN } from '../harness/insert-creditor.ts'
import { everyRoute } from '../harness/routes.ts'
import { testSite } from '../harness/site.ts'
import { pageText } from '../harness/visitor.ts'

const { server, sql } = testSite('demo')
let ids: Record<string, string>

const HOLDER = 'Remei Titularíssima'

beforeAll(async () => {
  ids = await makeDebit()
})

/** A member with an order in force, whose debit came back, and the ids of it all by the route that has them. */
async function makeDebit(): Promise<Record<string, string>> {
  const mandate = randomUUID()
  const secret = (column: string, value: string) => encryptField(value, `mandates.${column}:${mandate}`)
  const [member] = await sql<{ id: string }[]>`
    with asked as (insert into membership_requests (full_name, email, status, completed)
      values ('Remei Puig', 'remei@example.org', 'approved', true) returning id, full_name, email),
    member as (insert into socios (membership_request_id, full_name, email)
      select id, full_name, email from asked returning id, membership_number)
    insert into member_accounts (id, number, socio_id) select id, membership_number, id from member returning id`
  const id = member?.id ?? ''
  await sql`insert into mandates (id, account_id, reference, status, signed_on, via, holder, iban, iban_last4)
    values (${mandate}, ${id}, 'C-09999-1', 'active', '2026-01-02', 'paper', ${secret('holder', HOLDER)},
      ${secret('iban', OTHER_IBAN)}, '3000')`
  const [row] = await sql<{ remittance: string; payment: string }[]>`
    with charge as (insert into charges (account_id, kind, key, concept, cents, due_on, created_by)
      values (${id}, 'other', 'x', 'Cosa', 6000, '2026-01-02', 'x') returning id),
    remittance as (insert into remittances (due_on, status, message_id, file_sha256, created_by)
      values ('2026-02-02', 'presented', 'EC-1', 'f', 'x') returning id),
    item as (insert into remittance_items (remittance_id, account_id, mandate_id, cents, outcome)
      select id, ${id}, ${mandate}, 6000, 'included' from remittance returning id),
    paid as (insert into payments (account_id, method, cents, received_on, key, created_by)
      values (${id}, 'bizum', 100, '2026-01-03', 'x', 'x') returning id)
    select remittance.id as remittance, paid.id as payment from remittance, paid, charge, item`
  const { remittance = '', payment = '' } = row ?? {}
  return {
    '/admin/socios/:id': id,
    '/admin/tesoreria/cuentas/:id': id,
    '/admin/tesoreria/cuentas/:id/justificante/:payment': `${id}/justificante/${payment}`,
    '/admin/tesoreria/ordenes/:id': id,
    '/admin/tesoreria/remesas/:id': remittance,
    '/admin/tesoreria/remesas/:id/rehacer': `${remittance}/rehacer`,
  }
}

/** A new order of the member, by the acts of the panel. @returns the address of its sheet */
async function signOnPaper(): Promise<string> {
  const admin = await signedInAs(server, sql, 'admin', 'signa')
  const page = ids['/admin/tesoreria/ordenes/:id'] ?? ''
  const address = `/admin/tesoreria/ordenes/${page}`
  await admin.post(`${address}.data`, { act: 'draft' })
  const [draft] = await sql<{ id: string }[]>`select id from mandates where account_id = ${page} and status = 'draft'`
  const id = draft?.id ?? ''
  const signed = { mandate_id: id, mandate_iban: OTHER_IBAN, mandate_holder: HOLDER, signed_on: '2026-01-03' }
  await admin.post(`${address}.data`, { act: 'sign', ...signed })
  expect(await sql`select status from mandates where id = ${id}`).toEqual([{ status: 'active' }])
  return `/admin/tesoreria/ordenes/${id}/hoja`
}

/** Every page, list and file of the site that can be asked for, with the ids of the debit where there are some. */
const addresses = () =>
  everyRoute()
    .filter(({ path }) => !/\*|salir/.test(path))
    .map(({ path }) => {
      const part = ids[path]
      const at = path.indexOf(':')
      return part ? path.slice(0, at) + part : path.replace(/:\w+\??/g, '1')
    })

async function textOf(who: SignedInVisitor, path: string): Promise<string> {
  const answer = await who.get(path)
  return answer.ok ? pageText(answer) : ''
}

const treasuryWords = /tesorer|tresorer|\bremes[ae]|domiciliaci|adeudo|acreedor|creditor\b/i

/** Pages that name it all the same: the form that sets it up, a role, and what an account number is not. */
const named = ['/admin/tesoreria/acreedor', '/admin/usuarios', '/admin/privacidad', '/privacidad']

test('Without a creditor no page of the site or the panel says a word of the treasury, in either language', async () => {
  const admin = await signedInAs(server, sql, 'admin', 'sense')
  const found: string[] = []
  for (const [language, home] of [
    ['es', ''],
    ['ca', '/ca'],
  ] as const) {
    await sql`update usuarios set panel_language = ${language} where id = 'sense'`
    for (const path of addresses().filter((one) => !named.includes(one))) {
      const text = await textOf(admin, path.startsWith('/admin') ? path : home + path)
      const [word] = treasuryWords.exec(text) ?? []
      if (word) found.push(`${language} ${path}: ${word}`)
    }
  }
  const treasurer = await signedInAs(server, sql, 'treasurer', 'caixa')
  for (const words of ['tesoreria', 'remesas', 'cuotas', 'ordenes', 'recordatorios', 'acreedor']) {
    const answer = await treasurer.post('/admin/buscar', { words })
    if ((await answer.text()).includes('/admin/tesoreria')) found.push(`search for ${words}`)
  }
  expect(found).toEqual([])
}, 240_000)

test('A whole account number is on no page but the sheet of the order, and its holder is seen by who may see it', async () => {
  await insertCreditor(sql, null)
  const sheet = await signOnPaper()
  const seen: Record<string, string[]> = {}
  for (const role of panelRoles) {
    const who = await signedInAs(server, sql, role, `veu-${role}`)
    for (const path of [sheet, ...addresses().filter((one) => one.startsWith('/admin'))]) {
      const text = await textOf(who, path)
      const whole = text.replace(/\s|&nbsp;/g, '').includes(OTHER_IBAN)
      if (whole) (seen[`iban ${role}`] ??= []).push(path)
      if (text.includes(HOLDER)) (seen[`holder ${role}`] ??= []).push(path)
    }
  }
  const ofMember = [
    `/admin/tesoreria/cuentas/${ids['/admin/tesoreria/cuentas/:id']}`,
    `/admin/tesoreria/ordenes/${ids['/admin/tesoreria/ordenes/:id']}`,
  ]
  expect(Object.fromEntries(Object.entries(seen).map(([who, paths]) => [who, paths.toSorted()]))).toEqual({
    'iban admin': [sheet],
    'iban treasurer': [sheet],
    'holder admin': [...ofMember, sheet].toSorted(),
    'holder treasurer': [...ofMember, sheet].toSorted(),
  })
}, 240_000)
