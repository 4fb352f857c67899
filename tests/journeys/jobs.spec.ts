import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { alive, expect, expectToast, inDatabase, makeDinner, test } from './journey.ts'
import { Keys } from './keys.ts'
import { enterPanel, openScreen, someone } from './people.ts'

/** Jobs of the team from the dashboard by keyboard alone. Keys that type are not counted, nor is Tab into a field that is then typed. */
const documented = new Map(
  [
    ...readFileSync(join(import.meta.dirname, '../../docs/journeys.md'), 'utf8').matchAll(
      /^\| ([^|]+?) +\| +(\d+) \|$/gm,
    ),
  ].map(([, name = '', presses]) => [name, Number(presses)] as const),
)
const MOST_PRESSES = 5
const carriedOut: string[] = []

function job(name: string, carryOut: (keys: Keys, page: Page) => Promise<void>) {
  carriedOut.push(name)
  test(name, async ({ page }) => {
    const keys = new Keys(page)
    await enterPanel(page)
    await openScreen(page, '/admin/dashboard', 'Dashboard')
    await carryOut(keys, page)
    expect(keys.presses).toBe(documented.get(name))
    expect(keys.presses).toBeLessThanOrEqual(MOST_PRESSES)
  })
}

const request = (name: string, status: 'pending' | 'approved') =>
  inDatabase(
    (sql) =>
      sql`insert into membership_requests (full_name, email, status) values (${name}, ${someone('job')}, ${status})`,
  )

async function makeMember(name: string, status: 'active' | 'inactive' = 'active'): Promise<void> {
  const email = someone('member')
  await inDatabase(
    (sql) => sql`
    with request as (
      insert into membership_requests (full_name, email, status, completed)
      values (${name}, ${email}, ${status === 'active' ? 'approved' : 'baja'}, true) returning id
    ) insert into socios (membership_request_id, full_name, email, status) select id, ${name}, ${email}, ${status} from request`,
  )
}

async function openMember(keys: Keys, page: Page, name: string) {
  await keys.find(name, name)
  await expect(page).toHaveURL(/\/admin\/socios\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: new RegExp(name) }).first()).toBeVisible()
  await alive(page)
}

job('Approve a request', async (keys, page) => {
  await request('Eulària Taverner', 'pending')
  await keys.find('eularia taver', 'Eulària Taverner')
  await expect(page.getByRole('dialog', { name: /Eulària Taverner/ })).toBeVisible()
  await keys.find('aprobar', 'Aprobar')
  await expectToast(page, 'Solicitud aprobada')
})

job('Send the link for the data again', async (keys, page) => {
  await request('Blai Desclot', 'approved')
  await keys.find('blai desc', 'Blai Desclot')
  await expect(page.getByRole('dialog', { name: /Blai Desclot/ })).toBeVisible()
  await keys.find('reenviar', 'Reenviar enlace')
  await expectToast(page, 'Enlace reenviado')
})

job('Find a guest by half a name', async (keys, page) => {
  const event = await makeDinner('Cena de los nombres a medias', 10)
  await inDatabase(
    (sql) => sql`
    with party as (
      insert into event_parties (event_id, state, size, contact_name, name_key, email, privacy_version, token_hash)
      values (${event}, 'booked', 1, 'Quirze Matabosch', 'quirze matabosch', 'quirze@example.org', 'x', ${`jobs ${event}`}) returning *
    ) insert into event_registrations (event_id, party_id, full_name, privacy_version, cancel_token_hash)
      select event_id, id, contact_name, privacy_version, token_hash from party`,
  )
  await keys.find('matabo', 'Quirze Matabosch')
  await expect(page.locator('.booking-toggle')).toHaveAttribute('aria-expanded', 'true')
})

job('Correct the address of a member', async (keys, page) => {
  await makeMember('Tecla Rocabruna')
  await openMember(keys, page, 'Tecla Rocabruna')
  await keys.find('email', 'Email')
  await keys.type(someone('tecla'))
  await keys.press('Enter')
  await expectToast(page, 'Socio actualizado')
})

job('A member leaves', async (keys, page) => {
  await makeMember('Narcís Puigverd')
  await openMember(keys, page, 'Narcís Puigverd')
  await keys.find('dar de baja', 'Dar de Baja')
  await keys.press('Enter')
  await expect
    .poll(() => inDatabase((sql) => sql`select status from socios where full_name = 'Narcís Puigverd'`))
    .toEqual([{ status: 'inactive' }])
})

job('A former member returns', async (keys, page) => {
  await makeMember('Griselda Montcada', 'inactive')
  await openMember(keys, page, 'Griselda Montcada')
  await keys.find('volver a dar', 'Volver a dar de alta')
  await expect
    .poll(() => inDatabase((sql) => sql`select status from socios where full_name = 'Griselda Montcada'`))
    .toEqual([{ status: 'active' }])
})

job('The paper for the assembly', async (keys, page) => {
  await keys.find('asamblea', 'Lista para la asamblea')
  await expect(page).toHaveURL(/\/admin\/socios\/asamblea$/)
})

job('Invite somebody to the panel', async (keys, page) => {
  await keys.find('invitar', 'Invitar a alguien al panel')
  await expect(page.getByRole('dialog', { name: 'Invitar al panel' })).toBeVisible()
  await keys.typeInNextField(someone('ona'))
  await keys.press('Enter')
  await expectToast(page, 'Invitación enviada')
})

test('the documentation names these jobs and no others', () => {
  expect([...documented.keys()].toSorted()).toEqual(carriedOut.toSorted())
})
