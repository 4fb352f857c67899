import { beforeAll, expect, test } from 'vitest'
import { panelRoles, type PanelRole } from '#app/accounts/capabilities.ts'
import { accountTexts } from '#app/accounts/panel-texts.ts'
import { signedInAs } from '../harness/accounts.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { partyFields } from '../harness/registration-fields.ts'
import { daylight } from '../harness/server.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql } = testSite('empty', { LOG_LEVEL: 'silent', ...daylight }, 'maintenance')
let event: number
const team = {} as Record<PanelRole, ReturnType<typeof visitor>>

beforeAll(async () => {
  event = await insertEvent(sql, { title: 'Sopar de bolets', inHours: 480, max_participants: 10 })
  await visitor(server.url).post(`/eventos/${event}/inscripcion`, partyFields(2))
  await sql`
    update event_registrations set dietary_restrictions = 'x', diet_consent_version = '2026-11-21', diet_consent_at = now()
    where event_id = ${event}`
  for (const role of panelRoles) team[role] = await signedInAs(server, sql, role)
})

const read = async (role: PanelRole, address: string) => (await team[role].get(address)).text()

test('The list of guests shows to each role the acts that it may carry out, and diets only to who may read them', async () => {
  const shown = async (role: PanelRole) => {
    const page = await read(role, `/admin/eventos/${event}/inscripciones`)
    expect([role, page.includes('Clara Vidal Roca')]).toEqual([role, true])
    const marks = { add: 'booking-add', payments: 'selected-payments', file: 'inscripciones.csv', diets: 'badge-diet' }
    return Object.entries(marks).flatMap(([name, mark]) => (page.includes(mark) ? [name] : []))
  }
  expect(await shown('admin')).toEqual(['add', 'payments', 'file', 'diets'])
  expect(await shown('bookings')).toEqual(['add', 'diets'])
  expect(await shown('treasurer')).toEqual(['payments', 'file'])
  expect(await shown('reader')).toEqual([])
})

test('Who may not read diets learns of none, from the data and from the filter neither', async () => {
  const address = `/admin/eventos/${event}/inscripciones.data`
  expect(await read('bookings', `${address}?estado=dieta`)).toContain('Clara Vidal Roca')
  const all = await read('reader', address)
  const filtered = await read('reader', `${address}?estado=dieta`)
  const dietOf = (page: string) => /"hasDiet",(true|false)|"dieta",(\d+)/.exec(page)?.[0]
  expect([dietOf(all), dietOf(filtered)]).toEqual([dietOf(all), dietOf(all)])
  expect(filtered).toContain('Clara Vidal Roca')
})

test('The menu shows to each role the lists that it may read', async () => {
  const menuOf = async (role: PanelRole) => {
    const nav = /<nav class="panel-nav".*?<\/nav>/s.exec(await read(role, '/admin/dashboard'))?.[0] ?? ''
    return Array.from(nav.matchAll(/href="\/admin\/([\w-]+)"/g), ([, name]) => name)
  }
  expect(await menuOf('bookings')).toEqual(['dashboard', 'eventos'])
  expect(await menuOf('organizer')).toEqual(['dashboard', 'eventos'])
  expect(await menuOf('treasurer')).toEqual(['dashboard', 'socios', 'eventos'])
  expect(await menuOf('reader')).toEqual([
    'dashboard',
    'solicitudes',
    'socios',
    'eventos',
    'restaurantes',
    'organizers',
    'mensajes',
  ])
})

test('The list of users names every role', async () => {
  const page = await read('admin', '/admin/usuarios')
  for (const label of Object.values(accountTexts.es.roles)) expect(page).toContain(label)
})
