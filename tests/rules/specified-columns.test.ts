import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { insertEvent } from '../harness/insert-rows.ts'
import { mailsIn, until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { validForms } from '../harness/valid-forms.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('empty', { LOG_LEVEL: 'silent' })
const panel = signedIn('admin')
let event: number
let picture: string

beforeAll(async () => {
  picture = await upload()
  event = await insertEvent(sql, { max_participants: 9 })
})

type Fields = Record<string, string>
const json = { Accept: 'application/json' }

async function send(path: string, fields: Fields, by = visitor(server.url)) {
  const answer = await by.post(path, fields, json)
  expect([path, answer.status < 400, answer.status < 400 ? '' : await answer.text()]).toEqual([path, true, ''])
}

async function upload(): Promise<string> {
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
  const form = new FormData()
  form.set('purpose', 'blog')
  form.set('file', new File([new Uint8Array(await image.png().toBuffer())], 'plat.png', { type: 'image/png' }))
  return ((await (await panel.upload('/admin/imagenes', form)).json()) as { url: string }).url
}

/** The newest row of a table, its specified columns alone. */
async function newest(table: string, columns: readonly string[]): Promise<Record<string, unknown>> {
  const [row] = await sql`select ${sql(columns)} from ${sql(table)} order by created_at desc limit 1`
  return row ?? {}
}

async function newestId(table: string): Promise<string> {
  return String((await newest(table, ['id'])).id)
}

const guest = {
  full_name: 'Clara Vidal',
  email: 'clara@example.org',
  phone: '600 111 222',
  is_member: 'on',
  how_did_you_know_us: 'Prensa/Medios',
  dietary_restrictions: 'celíaca',
  diet_consent: 'on',
  notes: 'Llego tarde',
  privacy: 'on',
}
const { is_member: _claim, privacy: _read, diet_consent: _consent, dietary_restrictions: _diet, ...plain } = guest

test('a registration stores every specified column, for one and for a party', async () => {
  const columns = [
    'event_id',
    'full_name',
    'email',
    'phone',
    'is_member',
    'how_did_you_know_us',
    'dietary_restrictions',
    'notes',
    'user_id',
  ]
  for (const [email, size] of [
    ['clara@example.org', '1'],
    ['clara.mesa@example.org', '2'],
  ] as const) {
    await send(`/eventos/${event}/inscripcion`, { ...guest, email, size, 'guests[0].full_name': 'Pau' })
    const [row] = await sql`
      select ${sql(columns)} from event_registrations where id = party_id and email = ${email}`
    expect(row).toMatchObject({ ...plain, email, event_id: event, is_member: true, user_id: null })
    expect(row?.dietary_restrictions).toMatch(/\S{20}/)
  }
  const [party] = await sql`select how_did_you_know_us from event_parties where email = 'clara@example.org'`
  expect(party).toEqual({ how_did_you_know_us: 'Prensa/Medios' })
})

test('a membership request and the member that it becomes store every specified column', async () => {
  const asked = { full_name: 'Laia Font', email: 'laia@example.org', phone: '600 333 444', reason: 'Me gusta comer' }
  await send('/solicitar-membresia', { ...asked, privacy: 'on' })
  const request = await newest('membership_requests', [
    'id',
    ...Object.keys(asked),
    'user_id',
    'status',
    'created_at',
    'updated_at',
  ])
  expect(request).toMatchObject({ ...asked, user_id: null, status: 'pending' })
  expect([request.created_at, request.updated_at].every((moment) => moment instanceof Date)).toBe(true)
  await send('/admin/solicitudes', { act: 'approve', id: String(request.id) }, panel)
  const own = {
    full_name: 'Laia Font',
    email: 'laia@example.org',
    phone: '600 333 444',
    address: 'Nou, 1',
    payment_method: 'transfer',
    billing_address: 'Vell, 2',
    notes: 'Prefiero el norte',
  }
  const secret = {
    birth_date: '1980-02-29',
    iban: 'ES9121000418450200051332',
    emergency_contact_name: 'Jordi',
    emergency_contact_phone: '600 999 888',
    dietary_restrictions: 'celíaca',
  }
  await sql`update membership_requests set completion_by_id_until = now() + interval '1 day'`
  const token = String(request.id)
  await send(`/socio/completar-datos?token=${token}`, { token, ...own, ...secret, diet_consent: 'on', privacy: 'on' })
  const socio = await newest('socios', [
    'membership_request_id',
    ...Object.keys({ ...own, ...secret }),
    'card_holder_name',
    'membership_number',
    'membership_type',
    'status',
  ])
  expect(socio).toMatchObject({
    ...own,
    membership_request_id: request.id,
    membership_number: 'C-00001',
    membership_type: 'Regular',
    status: 'active',
  })
  for (const column of Object.keys(secret))
    expect([column, socio[column]]).toEqual([column, expect.stringMatching(/\S{20}/)])
})

test('a contact message stores every specified column', async () => {
  const message = { name: 'Clara', email: 'clara@example.org', phone: '600 111 222', message: 'Hola' }
  await send('/ca/contacto', { ...message, privacy: 'on' })
  expect(await newest('contact_messages', [...Object.keys(message), 'language'])).toEqual({
    ...message,
    language: 'ca',
  })
})

/** The form of a new record, as a page of the panel sends it. */
function formOf(route: string): Fields {
  const given = validForms(route)[0] ?? {}
  const fields = Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value : ''] as const)
  return { ...Object.fromEntries(fields), version: '0' }
}

test('an organizer stores every specified column', async () => {
  const organizer = {
    name: 'Cooperativa',
    description: 'Vinos',
    website: 'https://vinos.example',
    email: 'v@vinos.example',
    phone: '93 111 22 33',
    address: 'Nou, 1',
    city: 'Falset',
    country: 'España',
    name_ca: 'Cooperativa de Falset',
    description_ca: 'Vins',
    address_ca: 'Carrer Nou, 1',
    city_ca: 'Falset',
  }
  const networks = { facebook: 'https://facebook.com/x', instagram: '', twitter: '' }
  await send('/admin/organizers', { act: 'save', ...organizer, ...networks, logo_url: picture }, panel)
  expect(await newest('organizers', [...Object.keys(organizer), 'logo_url', 'social_media'])).toMatchObject({
    ...organizer,
    logo_url: picture,
    social_media: { facebook: 'https://facebook.com/x' },
  })
})

test.each([
  [
    'blog/panel/edit-page',
    'blog/nueva',
    'blog_posts',
    ['title', 'slug', 'content', 'excerpt', 'cover_image', 'status', 'author_id', 'published_at'],
    () => ({ cover_image: picture }),
  ],
  [
    'restaurants/panel/edit-page',
    'restaurantes/nuevo',
    'restaurants',
    [
      'nombre',
      'direccion',
      'telefono',
      'web',
      'horarios',
      'precio_medio',
      'estrellas_michelin',
      'especialidad',
      'description',
      'historia',
      'chef_name',
      'chef_photo',
      'chef_bio',
      'images',
      'ubicacion_mapa',
      'reserva_url',
      'reserva_telefono',
      'reserva_email',
      'redes_sociales',
      'menu_degustacion',
      'platos_principales',
      'valoraciones',
      'price_range',
    ],
    () => ({ chef_photo: picture, 'images[0]': picture }),
  ],
  [
    'admin/event/edit-page',
    'eventos/nuevo',
    'events',
    [
      'title',
      'description',
      'date',
      'location',
      'price',
      'max_participants',
      'image_url',
      'restaurant_id',
      'organizer_id',
      'category',
      'title_ca',
      'description_ca',
      'location_ca',
      'category_ca',
      'created_at',
      'updated_at',
    ],
    async () => ({
      image_url: picture,
      restaurant_id: await newestId('restaurants'),
      organizer_id: await newestId('organizers'),
    }),
  ],
] as const)('%s stores every specified column', async (route, path, table, columns, given) => {
  const others: Fields = await given()
  const form: Fields = { ...formOf(route), ...others }
  await send(`/admin/${path}`, form, panel)
  const [row] = await sql`select ${sql(columns)} from ${sql(table)} order by id desc limit 1`
  for (const column of columns) {
    expect([column, row?.[column] ?? null]).not.toEqual([column, null])
    const sent = form[column]
    if (sent && typeof row?.[column] === 'string' && !/\d,\d/.test(sent))
      expect([column, row[column]]).toEqual([column, sent])
  }
  for (const [name, value] of Object.entries(others))
    expect([name, JSON.stringify(row?.[name.replace('[0]', '')])]).toEqual([name, expect.stringContaining(value)])
})

test('an account stores id, name, email, role and date', async () => {
  const own = { email: 'laura@example.org', password: 'escudella lenta' }
  await send('/auth?modo=registro', { ...own, full_name: 'Laura Serra', privacy: 'on' })
  const mail = await until(async () => (await mailsIn(server.dataDir)).find(({ to }) => to?.[0]?.address === own.email))
  const token = /verificar\?token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
  await send(`/auth/verificar?token=${token}`, { token, act: 'prove', password: own.password })
  await send('/admin/usuarios', { act: 'role', user_id: await newestId('usuarios'), role: 'editor' }, panel)
  expect(await newest('usuarios', ['id', 'name', 'email', 'role', 'created_at'])).toEqual({
    id: expect.stringMatching(/\S{20}/),
    name: 'Laura Serra',
    email: own.email,
    role: 2,
    created_at: expect.any(Date),
  })
})
