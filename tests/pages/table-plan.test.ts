import { beforeEach, expect, test } from 'vitest'
import { insertBookings } from '../harness/insert-bookings.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { testSite } from '../harness/site.ts'

const { sql, signedIn } = testSite('demo')
const office = signedIn('admin', 'montse')
let dinner: number

type Party = { id: string; label: string }
const parties = () =>
  sql<Party[]>`select id, table_label as label from event_parties where event_id = ${dinner} order by name_key`

beforeEach(async () => {
  dinner = await insertEvent(sql, { max_participants: 40 })
  const names = ['Anna', 'Berta', 'Carla']
  await insertBookings(
    sql,
    names.map((name) => ({ event_id: dinner, contact_name: name, email: `${name}@example.org` })),
  )
})

const plan = (rows: readonly (Party & { to: string })[]) =>
  Object.fromEntries(
    rows.flatMap(({ id, label, to }) => [
      [`shown_${id}`, label],
      [`label_${id}`, to],
    ]),
  )

test('a proposal is shown and stores nothing; what is sent is stored at once', async () => {
  const page = await (await office.get(`/admin/eventos/${dinner}/mesas?de=2`)).text()
  expect([...page.matchAll(/name="label_[^"]+"[^>]* value="(\d?)"/g)].map(([, label]) => label)).toEqual([
    '1',
    '1',
    '2',
  ])
  expect((await parties()).map(({ label }) => label)).toEqual(['', '', ''])
  const [anna, berta, carla] = await parties()
  const sent = plan([
    { ...anna!, to: '4' },
    { ...berta!, to: '4' },
    { ...carla!, to: '' },
  ])
  const answer = await office.post(`/admin/eventos/${dinner}/mesas.data`, sent)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('2 reservas cambiadas de mesa')
  expect((await parties()).map(({ label }) => label)).toEqual(['4', '4', ''])
  const again = await office.post(`/admin/eventos/${dinner}/mesas.data`, sent)
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('Otra persona ha cambiado esas mesas mientras tanto')
})

test('what somebody else has changed meanwhile stays, and so does a party of another event', async () => {
  const [anna, berta] = await parties()
  await sql`update event_parties set table_label = '9' where id = ${anna?.id ?? ''}`
  const here = plan([
    { ...anna!, to: '1' },
    { ...berta!, to: '2' },
  ])
  expect(await (await office.post(`/admin/eventos/${dinner}/mesas.data`, here)).text()).toContain(
    'Otra persona ha cambiado una mientras tanto',
  )
  expect((await parties()).map(({ label }) => label)).toEqual(['9', '2', ''])
  const foreign = plan([{ id: berta!.id, label: '2', to: '3' }])
  expect((await office.post(`/admin/eventos/${dinner + 1}/mesas.data`, foreign)).status).toBe(409)
  expect((await parties()).map(({ label }) => label)).toEqual(['9', '2', ''])
})

test('the payments of several ticked bookings are noted at once', async () => {
  const rows = await sql<{ seen: string }[]>`
    select id || ':' || payment_version as seen from event_parties where event_id = ${dinner}`
  const body = new URLSearchParams([
    ['act', 'payment'],
    ['payment', 'paid:transfer'],
    ...rows.map(({ seen }) => ['payments', seen]),
  ])
  const answer = await office.post(`/admin/eventos/${dinner}/inscripciones.data`, body)
  expect(answer.status).toBe(200)
  const paid = await sql`select payment_state as state from event_parties where event_id = ${dinner}`
  expect(paid.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid'])
})
