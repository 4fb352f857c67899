import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'
import { book, join, post, type FormPage } from './drafted-forms.ts'
import { inDatabase, makeDinner } from './journey.ts'
import { someone } from './people.ts'

/** By keyboard: a toast may lie over the button. */
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().press('Enter')

/** An item of the menu behind «…», which a scroll of the page closes. */
const pressInMenu = (menu: string, item: string) => async (page: Page) => {
  await page.getByRole('button', { name: menu }).evaluate((button: HTMLElement) => button.click())
  await page.getByRole('group', { name: menu }).getByRole('button', { name: item }).click()
}

/** Opens a row of the bookings, then what one of its buttons opens. */
const inRow = (open: (page: Page) => Promise<unknown>) => async (page: Page) => {
  const row = page.getByRole('button', { name: /^Joana Vila · 2/ })
  if ((await row.getAttribute('aria-expanded')) !== 'true') await row.press('Enter')
  await open(page)
}

/** Somebody else saves the row: only its version changes, so that what was typed here is merged. */
const saveMeanwhile = (table: string, id: string | number) => () =>
  inDatabase((sql) => sql`update ${sql(table)} set version = version + 1 where id::text = ${String(id)}`)

const first = async (ask: (sql: postgres.Sql) => Promise<{ id: string }[]>): Promise<string> =>
  (await inDatabase(ask))[0]?.id ?? ''

export async function panelPages(page: Page): Promise<FormPage[]> {
  const dinner = await makeDinner('Cena de los borradores', 20)
  await book(page, dinner, 'joana')
  return [
    ...(await programmePages(dinner)),
    ...(await peoplePages()),
    await bookingsPage(dinner),
    ...(await eveningPages(page, dinner)),
  ]
}

/** A remittance that the bank has paid, with a debit of a member who is erased. */
async function insertSettled(): Promise<string> {
  return first(
    (sql) => sql`
      with account as (insert into member_accounts (id, number) values (gen_random_uuid(), 'C-90001')
        on conflict (number) do update set number = excluded.number returning id),
      mandate as (insert into mandates (account_id, reference, status)
        select id, 'C-90001-' || floor(random() * 1e9), 'revoked' from account returning id, account_id),
      made as (insert into remittances (due_on, status, message_id, file_sha256, created_by)
        values ('2027-01-15', 'settled', 'EC-' || floor(random() * 1e9), 'f', 'test') returning id),
      item as (insert into remittance_items (remittance_id, account_id, mandate_id, cents, outcome, end_to_end_id)
        select made.id, account_id, mandate.id, 6000, 'settled', 'EC-' || floor(random() * 1e9) from made, mandate)
      select id::text from made`,
  )
}

async function programmePages(dinner: number): Promise<FormPage[]> {
  const name = someone('Celler').split('@')[0] ?? ''
  const restaurant = await first(
    (sql) => sql`insert into restaurants (nombre, direccion) values (${name}, 'Major 1') returning id::text`,
  )
  const written = await first(
    (sql) =>
      sql`insert into blog_posts (title, slug, content) values ('Setas', ${name}, '<p>Níscalos.</p>') returning id::text`,
  )
  const organizer = await first((sql) => sql`insert into organizers (name) values (${name}) returning id::text`)
  await inDatabase(
    (sql) => sql`insert into treasury_creditor (name, tax_number, iban, iban_last4)
      values ('El Cercle', 'B85626240', 'never read here', '1332') on conflict do nothing`,
  )
  const plan = await first(
    (sql) => sql`insert into fee_plans (membership_type, starts_on, cents, period, joining, name, name_ca)
      values (${name}, '2027-01-01', 12000, 'year', 'full', 'Cuota de socio', 'Quota de soci') returning id::text`,
  )
  const account = await first(
    (sql) => sql`insert into member_accounts (id, number) values (${randomUUID()}, ${name}) returning id::text`,
  )
  await inDatabase(
    (sql) => sql`with charge as (
        insert into charges (account_id, kind, key, concept, cents, due_on, created_by)
        values (${account}, 'other', ${account}, 'Delantal', 1850, '2026-11-30', 'journey'))
      insert into payments (account_id, method, cents, received_on, key, created_by)
      values (${account}, 'cash', 500, '2026-11-02', ${account}, 'journey')`,
  )
  const text = { title: 'Setas de otoño', slug: `setas-${name.replace('.', '-')}`, excerpt: 'Rovellones.' }
  return [
    {
      path: `/admin/eventos/${dinner}`,
      forms: [
        {
          draft: 'event:*',
          only: { title: 'Cena', description: 'Ocho platos.', price: '91' },
          save: 'Guardar evento',
          saveMeanwhile: saveMeanwhile('events', dinner),
        },
      ],
    },
    {
      path: `/admin/restaurantes/${restaurant}`,
      forms: [
        {
          draft: 'restaurant:*',
          only: { nombre: 'Fonda', direccion: 'Major 17' },
          save: 'Guardar restaurante',
          saveMeanwhile: saveMeanwhile('restaurants', restaurant),
        },
      ],
    },
    {
      path: `/admin/blog/${written}`,
      forms: [
        {
          draft: 'post:*',
          editor: true,
          only: text,
          save: 'Guardar publicación',
          saveMeanwhile: saveMeanwhile('blog_posts', written),
        },
      ],
    },
    {
      path: `/admin/tesoreria/cuentas/${account}`,
      forms: [
        {
          draft: 'member-payment:*',
          open: press('Anotar cobro'),
          typed: { amount: '17', received_on: '2026-11-02' },
          save: 'Anotar cobro',
        },
        {
          draft: 'member-charge:*',
          open: press('Hacer un cargo'),
          typed: { amount: '12', due_on: '2026-12-02' },
          save: 'Hacer el cargo',
        },
        { draft: 'cancel:*', open: press('Anular Delantal'), save: 'Anular cargo' },
        { draft: 'reverse:*', open: press(/^Anular el cobro de/), save: 'Anular cobro' },
        { draft: 'hold:*', open: press('Retener'), save: 'Retener' },
        { draft: 'fee:*', open: press('Cuota propia'), only: { fee: '60,50' }, save: 'Guardar cuota' },
      ],
    },
    {
      path: '/admin/tesoreria/cuotas',
      forms: [
        {
          draft: 'fee-plan:*',
          open: press('Editar Cuota de socio 2027'),
          only: { name: 'Cuota anual', amount: '130,50' },
          save: 'Guardar cuota',
          saveMeanwhile: saveMeanwhile('fee_plans', plan),
        },
      ],
    },
    {
      path: `/admin/tesoreria/remesas/${await insertSettled()}`,
      forms: [
        {
          draft: 'return:*',
          open: press('Anotar la devolución de C-90001'),
          only: { received_on: '2027-01-20', fee: '1,50' },
          save: 'Anotar la devolución',
        },
      ],
    },
    {
      path: '/admin/tesoreria/acreedor',
      forms: [
        {
          draft: 'creditor',
          only: { name: 'Associació El Cercle', cutoff: '13:30' },
          save: 'Guardar acreedor',
          saveMeanwhile: () => inDatabase((sql) => sql`update treasury_creditor set version = version + 1`),
        },
      ],
    },
    {
      path: '/admin/club',
      forms: [
        {
          draft: 'club',
          only: { street: 'Carrer Major 17', weekday_hours: '9:00-12:00' },
          save: 'Guardar los datos',
          saveMeanwhile: () =>
            inDatabase(
              (sql) => sql`insert into club_versions (version, facts)
                select coalesce(max(version), 0) + 1,
                  coalesce((array_agg(facts order by version desc))[1], '{}') from club_versions`,
            ),
        },
      ],
    },
    {
      path: `/admin/organizers?q=${name}`,
      forms: [
        {
          draft: 'organizer:*',
          open: press(`Editar ${name}`),
          only: { city: 'Falset', website: 'https://celler.example' },
          save: 'Guardar organizador',
          saveMeanwhile: saveMeanwhile('organizers', organizer),
        },
      ],
    },
  ]
}

async function peoplePages(): Promise<FormPage[]> {
  const [asked, member] = [someone('marc'), someone('clara')]
  const pending = await first(
    (sql) => sql`insert into membership_requests (full_name, email) values (${asked}, ${asked}) returning id::text`,
  )
  const request = randomUUID()
  await inDatabase(
    (sql) =>
      sql`insert into membership_requests (id, full_name, email, status) values (${request}, 'Remei Clos', ${member}, 'approved')`,
  )
  const socio = await first(
    (sql) =>
      sql`insert into socios (membership_request_id, full_name, email) values (${request}, 'Remei Clos', ${member}) returning id::text`,
  )
  await inDatabase(
    (sql) => sql`with account as (
        insert into member_accounts (id, number, socio_id)
        select id, membership_number, id from socios where id = ${socio} returning id, number)
      insert into mandates (account_id, reference) select id, number || '-1' from account`,
  )
  await inDatabase((sql) => sql`insert into membership_requests (full_name, email) values ('Remei Clos', ${member})`)
  const message = randomUUID()
  await inDatabase(
    (sql) => sql`insert into event_messages (id, kind, audience, purpose, state)
      values (${message}, 'message', 'members', 'service', 'draft')`,
  )
  return [
    {
      path: `/admin/solicitudes?q=${encodeURIComponent(asked)}`,
      forms: [
        { draft: 'reject:*', open: pressInDetails('Rechazar') },
        {
          draft: 'request:*',
          open: pressInDetails('Corregir'),
          only: { phone: '600 200 200', reason: 'Viene de parte de Pau.' },
          save: 'Guardar cambios',
          saveMeanwhile: saveMeanwhile('membership_requests', pending),
        },
        { draft: 'socio:new', open: press('Crear Socio') },
      ],
    },
    {
      path: `/admin/solicitudes?q=${encodeURIComponent(member)}`,
      forms: [{ draft: 'as-member:*', open: pressInDetails('Es la misma persona: Remei Clos') }],
    },
    {
      path: `/admin/socios/${socio}`,
      forms: [
        {
          draft: 'socio:*',
          only: { phone: '600 200 200', address: 'Carrer Major 17', notes: 'Prefiere llamadas.' },
          saveMeanwhile: saveMeanwhile('socios', socio),
        },
        { draft: 'note:*' },
        {
          draft: 'leave:*',
          // A kept text opens it.
          open: (page) => page.locator('details.leaving').evaluate((fold) => fold.setAttribute('open', '')),
          only: { leaving_reason: 'Se muda a Vic.', message: 'Hasta pronto.' },
        },
      ],
    },
    {
      path: `/admin/tesoreria/ordenes/${socio}`,
      forms: [{ draft: 'mandate-paper:*', only: { signed_on: '2026-11-02' }, save: 'Anotar la firma' }],
    },
    {
      path: `/admin/socios/mensajes?mensaje=${message}`,
      forms: [
        {
          draft: 'message:*',
          only: { subject: 'La asamblea', body: 'Hola, {nombre}.' },
          save: 'Enviarme una prueba',
          saveMeanwhile: saveMeanwhile('event_messages', message),
        },
      ],
    },
    { path: '/admin/usuarios', forms: [{ draft: 'invitation', open: press('Invitar'), only: { email: asked } }] },
  ]
}

function pressInDetails(name: string) {
  return async (page: Page) => {
    await press(/^Ver detalles/)(page)
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  }
}

async function bookingsPage(dinner: number): Promise<FormPage> {
  const booking = await first((sql) => sql`select id::text from event_parties where event_id = ${dinner}`)
  const guest = await first(
    (sql) => sql`select id::text from event_registrations where party_id = ${booking} and id <> ${booking}`,
  )
  const [contact, rest] = ['Joana Vila', 'Marti Soler']
  return {
    path: `/admin/eventos/${dinner}/inscripciones`,
    forms: [
      { draft: 'booking:new:*', open: press('Añadir reserva') },
      {
        draft: 'booking:*',
        open: press(`Corregir la reserva de ${contact}`),
        saveMeanwhile: saveMeanwhile('event_parties', booking),
      },
      { draft: 'guest:new:*', open: inRow(press('Añadir comensal')) },
      {
        draft: 'guest:*',
        open: inRow(pressInMenu(`Acciones: ${rest}`, 'Corregir…')),
        saveMeanwhile: saveMeanwhile('event_registrations', guest),
      },
      { draft: 'table:*', open: press(/cambiar la mesa de Joana Vila/) },
      { draft: 'move:*', open: inRow(press('Mover plazas')) },
      { draft: 'payment:*', open: pressInMenu(`Más acciones para ${contact}`, 'Pago…') },
    ],
  }
}

/** A full dinner with a queue, messages, the kitchen, and the door. */
async function eveningPages(page: Page, dinner: number): Promise<FormPage[]> {
  const full = await makeDinner('Cena llena', 2)
  const gone = await book(page, full, 'pere')
  await post(page, `/inscripcion/cancelar?token=${gone}`, { token: gone })
  await book(page, full, 'joana')
  await join(page, full, 'nuria')
  const message = randomUUID()
  await inDatabase(
    (sql) => sql`insert into event_messages (id, event_id, kind, audience, state)
      values (${message}, ${dinner}, 'message', 'booked', 'draft')`,
  )
  const event = `/admin/eventos/${dinner}`
  const written = { subject: 'Qué traer', body: 'Hola, {nombre}.' }
  return [
    {
      path: `/admin/eventos/${full}/inscripciones`,
      forms: [{ draft: 'restore:*', open: press('Restaurar la reserva de Joana Vila') }],
    },
    { path: `${event}/mesas`, forms: [{ draft: 'tables:*', save: 'Guardar las mesas' }] },
    {
      path: `/admin/eventos/${full}/espera`,
      forms: [
        { draft: 'seat:*', open: press(/^Sentar a Joana Vila/) },
        { draft: 'waiting:new:*', open: press('Apuntar a la lista') },
      ],
    },
    {
      path: `${event}/mensajes?mensaje=${message}`,
      forms: [
        {
          draft: 'message:*',
          only: written,
          save: 'Enviarme una prueba',
          saveMeanwhile: saveMeanwhile('event_messages', message),
        },
      ],
    },
    { path: `${event}/mensajes?texto=thanks`, forms: [{ draft: 'message:*:*', only: written }] },
    { path: `${event}/cocina`, forms: [{ draft: 'kitchen-recipient:*', only: { recipient: 'cocina@example.org' } }] },
    { path: `${event}/pases`, forms: [{ draft: 'pass:new:*', only: { name: 'Marta' }, save: 'Crear pase' }] },
  ]
}

export const signInPage: FormPage = {
  path: '/admin/login',
  forms: [{ draft: 'account:email-password' }],
  oneLanguage: true,
}

/** A document of its own, without the panel's frame: its draft returns by itself. */
export async function doorPage(): Promise<FormPage> {
  const dinner = await makeDinner('Cena de esta noche', 20)
  await inDatabase((sql) => sql`update events set date = now() + interval '1 hour' where id = ${dinner}`)
  const open = (page: Page) => page.locator('.door-walk-in:not([open]) summary').click()
  return { path: `/admin/eventos/${dinner}/puerta`, forms: [{ draft: 'walk-in:*', open }], oneLanguage: true }
}
