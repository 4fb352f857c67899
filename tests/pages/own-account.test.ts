import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashToken } from '#app/platform/secrets/secrets.server.ts'
import { signedInAs } from '../harness/accounts.ts'
import { insertCreditor } from '../harness/insert-creditor.ts'
import { insertMember } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { pageText, visitor } from '../harness/visitor.ts'

const { server, sql } = testSite('empty')

/** A member with a session, and an account with an open charge of 85 € and a payment of 60 €. */
async function makeMember() {
  const { id, number } = await insertMember(sql)
  const token = randomBytes(32).toString('base64url')
  await sql`insert into member_sessions (socio_id, token_hash, ends_at) values (${id}, ${hashToken(token)}, now() + interval '1 day')`
  await sql`insert into member_accounts (id, number, socio_id) values (${id}, ${number}, ${id})`
  const charge = (concept: string, catalan: string, cents: number) => sql<{ id: number }[]>`
    insert into charges (account_id, kind, key, concept, concept_ca, cents, due_on, created_by)
    values (${id}, 'other', ${randomUUID()}, ${concept}, ${catalan}, ${cents}, '2026-01-15', 'x') returning id`
  await charge('Cena de otoño', 'Sopar de tardor', 8_500)
  const [fee] = await charge('Cuota 2026', 'Quota 2026', 6_000)
  const [payment] = await sql<{ id: number }[]>`
    insert into payments (account_id, method, cents, received_on, key, created_by)
    values (${id}, 'bizum', 6000, '2026-01-20', ${randomUUID()}, 'x') returning id`
  await sql`insert into payment_parts (payment_id, charge_id, cents) values (${payment?.id ?? 0}, ${fee?.id ?? 0}, 6000)`
  return { headers: { Cookie: `cercle.member=${token}; cercle.member_hint=1` }, receipt: payment?.id ?? 0, number }
}

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await visitor(server.url).get(path, headers)
  return { status: answer.status, location: answer.headers.get('Location'), page: await pageText(answer) }
}

const legal = ['/privacidad', '/ca/privacidad', '/terminos', '/ca/terminos']
const words = /por domiciliación|per domiciliació|Cargos y pagos|Càrrecs i pagaments|\/mis-cenas\/cuenta"/

test('Without a creditor nothing of the treasury is seen; with one the member has the account, and without it again nothing', async () => {
  const member = await makeMember()
  const panel = await signedInAs(server, sql, 'admin')
  const seen = async () => [
    ...(await Promise.all(legal.map(async (path) => (await get(path)).page))),
    (await get('/mis-cenas', member.headers)).page,
    await (await panel.get('/admin/privacidad')).text(),
  ]
  const before = await seen()
  for (const page of before) expect(page).not.toMatch(words)
  for (const path of ['/mis-cenas/cuenta', `/mis-cenas/cuenta/justificante/${member.receipt}`, '/ca/mis-cenas/cuenta'])
    expect((await get(path, member.headers)).status).toBe(404)

  await insertCreditor(sql, null)
  await until(async () => (await get('/privacidad')).page.includes('Cargos y pagos de una cuenta de socio'))
  expect((await get('/ca/privacidad')).page).toContain('Càrrecs i pagaments d’un compte de soci')
  expect((await get('/terminos')).page).toContain('por domiciliación')
  expect((await get('/mis-cenas', member.headers)).page).toContain('href="/mis-cenas/cuenta"')

  await sql`delete from treasury_creditor`
  await until(async () => !(await get('/privacidad')).page.includes('Cargos y pagos de una cuenta de socio'))
  const after = await seen()
  const timeless = (pages: string[]) =>
    pages.map((page) => page.replaceAll(/nonce="[^"]*"|"[\w-]{20,}"|\d{13}/g, '').length)
  expect(timeless(after.slice(0, 5))).toEqual(timeless(before.slice(0, 5)))
})

test('The account of a member has what is open, what is paid and its receipts, in both languages, and of nobody else', async () => {
  await insertCreditor(sql, null)
  const [member, other] = [await makeMember(), await makeMember()]
  const own = await get('/mis-cenas/cuenta', member.headers)
  for (const text of [
    'Pendiente de pago',
    'Cena de otoño',
    '85\u00a0€',
    'Próximo cargo',
    'Orden de domiciliación',
    'Bizum',
  ])
    expect(own.page).toContain(text)
  const catalan = await get('/ca/mis-cenas/cuenta', member.headers)
  for (const text of [
    'El meu compte',
    'Pendent de pagament',
    'Pròxim càrrec',
    'Ordre de domiciliació',
    'Sopar de tardor',
  ])
    expect(catalan.page).toContain(text)
  const receipt = `/mis-cenas/cuenta/justificante/${member.receipt}`
  const paid = await get(receipt, member.headers)
  for (const text of ['Justificante de pago (no es factura)', 'Cuota 2026', 'B85626240', member.number, '60\u00a0€'])
    expect(paid.page).toContain(text)
  expect((await get(`/ca${receipt}`, member.headers)).page).toContain('Justificant de pagament (no és factura)')
  expect((await get(receipt, other.headers)).status).toBe(404)
  expect(await get('/mis-cenas/cuenta')).toMatchObject({ status: 302, location: '/mis-cenas' })
  expect(await get(receipt)).toMatchObject({ status: 302, location: '/mis-cenas' })
})
