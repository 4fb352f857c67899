import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Sql } from 'postgres'

/** What COPY, JSON, HTML and CSV treat in a way of their own. */
const odd = [
  `O'Hara «el Xef» "cuina"`,
  'barra \\ i \\N i \\.',
  'tab\tulador',
  'línia 1\nlínia 2\r\nlínia 3',
  'l·l ç ñ € 🍷 日本 e\u0301',
  '<p>Sopar amb <a href="https://example.org/?a=1&b=2">més</a></p>',
  '=1+1; -- comment /* $$ $tag$ */',
  '{"no": "json"}',
  'NULL',
  'normal',
]
const oddArray = `array[${odd.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')}]`
const draw = (use: number) => `(${oddArray})[1 + (i * ${use}) % ${odd.length}]`
const id = (use: string, number = 'i') => `md5('${use} ' || ${number})::uuid`
const time = `timestamptz '2019-03-01 20:15:10.123456+00' + i * interval '7 minutes 3.000001 seconds'`

/** Rows of each table. An event has 60 seats, and the first one is full. */
export type OlderAmounts = {
  accounts: number
  events: number
  requests: number
  members: number
  registrations: number
}

/** The specification's tables as the hosted database had them, in the schema `older`; each row can be brought over. */
export async function makeOlderDatabase(sql: Sql, amounts: OlderAmounts): Promise<void> {
  const { accounts, events, requests, members, registrations } = amounts
  await sql.unsafe(`
    create schema older;
    create table older.usuarios as select ${id('account')} as id, ${draw(3)} as name, 'account' || i || '@example.org' as email,
      (array[1, 2, 0, null])[1 + i % 4] as role, ${time} as created_at from generate_series(1, ${accounts}) as i;
    create table older.organizers as select i as id, 'Organitzador ' || i as name, ${draw(1)} as description,
      'https://older.example/storage/v1/object/public/organizer-assets/logos/' || i || '.png' as logo_url, '' as website,
      null::text as email, '+34 600' as phone, ${draw(7)} as address, 'Vic' as city, 'España' as country,
      jsonb_build_object('instagram', ${draw(1)}) as social_media, ${draw(3)} as name_ca, ${draw(9)} as description_ca,
      null::text as address_ca, 'Vic' as city_ca, ${time} as created_at from generate_series(1, 50) as i;
    create table older.restaurants as select i as id, 'Restaurant ' || i as nombre, ${draw(1)} as direccion, '93' as telefono,
      null::text as web, ${draw(3)} as horarios, (i % 90 + 0.5)::numeric as precio_medio, i % 4 as estrellas_michelin,
      ${draw(7)} as especialidad, ${draw(9)} as description, ${draw(1)} as historia, ${draw(3)} as chef_name,
      null::text as chef_photo, ${draw(7)} as chef_bio, array['https://older.example/a,' || i || '.jpg', ${draw(1)}] as images,
      null::text as ubicacion_mapa, '' as reserva_url, null::text as reserva_telefono, '' as reserva_email,
      '{"facebook": "https://example.org"}'::text as redes_sociales,
      json_build_array(json_build_object('nombre', ${draw(3)}, 'descripcion', '', 'precio', 12))::text as menu_degustacion,
      null::text as platos_principales, '{"general": 4}'::text as valoraciones, '€€' as price_range, ${time} as created_at
      from generate_series(1, 200) as i;
    create table older.events as select i as id, 'Sopar ' || i as title, ${draw(1)} as description, null::text as image_url,
      timestamptz '2019-06-01 19:30+00' + i * interval '3 days' as date, ${draw(3)} as location, (i % 80)::numeric as price,
      case i when 1 then ${Math.ceil(registrations / events)} else 60 end as max_participants,
      case when i % 3 > 0 then 1 + i % 200 end as restaurant_id, case when i % 2 > 0 then 1 + i % 50 end as organizer_id,
      ${draw(7)} as category, ${draw(9)} as title_ca, null::text as description_ca, '' as location_ca, null::text as category_ca,
      ${time} as created_at, ${time} + interval '1 day' as updated_at from generate_series(1, ${events}) as i;
    create table older.membership_requests as select ${id('request')} as id, ${draw(3)} || i as full_name,
      'Person' || i || '@example.org' as email, null::text as phone, ${draw(1)} as reason, null::uuid as user_id,
      case when i <= ${members} then case when i % 10 = 0 then 'baja' else 'approved' end
        else (array['pending', 'approved', 'rejected', 'baja'])[1 + i % 4] end as status,
      ${time} as created_at, ${time} + interval '1 day' as updated_at from generate_series(1, ${requests}) as i;
    create table older.socios as select ${id('member')} as id, ${id('request')} as membership_request_id, ${draw(3)} || i as full_name,
      'Person' || i || '@example.org' as email, '+34 600 ' || i as phone, ${draw(1)} as address,
      date '1950-01-01' + i % 18000 as birth_date, (array['transfer', 'card', 'cash'])[1 + i % 3] as payment_method,
      case i % 3 when 0 then 'ES9121000418450200051332' end as iban, case i % 3 when 1 then ${draw(7)} end as card_holder_name,
      ${draw(9)} as billing_address, ${draw(1)} as emergency_contact_name, '112' as emergency_contact_phone,
      case when i % 5 = 0 then ${draw(3)} end as dietary_restrictions, ${draw(7)} as notes,
      'C-' || lpad((2 * i)::text, 5, '0') as membership_number, 'Regular' as membership_type,
      case when i % 10 = 0 then 'inactive' when i % 17 = 0 then 'suspended' else 'active' end as status,
      ${time} as created_at, ${time} + interval '2 days' as updated_at from generate_series(1, ${members}) as i;
    create table older.blog_posts as select i as id, 'Crònica ' || i as title, 'cronica-' || i as slug,
      '<h2>' || ${draw(1)} || '</h2>' || repeat(${draw(3)}, 20) as content, ${draw(7)} as excerpt, null::text as cover_image,
      case when i % 4 = 0 then 'draft' else 'published' end as status, ${id('account', '(1 + i % 40)')} as author_id,
      case when i % 4 > 0 then ${time} end as published_at, ${time} as created_at, ${time} as updated_at
      from generate_series(1, 550) as i;
    create table older.event_registrations as select ${id('registration')} as id, 1 + (i - 1) % ${events} as event_id,
      ${draw(3)} || i as full_name, 'Guest' || i || '@example.org' as email, null::text as phone, i % 3 = 0 as is_member,
      (array['Redes sociales', 'Otro', null])[1 + i % 3] as how_did_you_know_us,
      case when i % 6 = 0 then ${draw(1)} end as dietary_restrictions, case when i % 4 = 0 then ${draw(9)} end as notes,
      null::uuid as user_id, ${time} as created_at from generate_series(1, ${registrations}) as i`)
}

const tables = [
  'blog_posts',
  'event_registrations',
  'events',
  'membership_requests',
  'organizers',
  'restaurants',
  'socios',
  'usuarios',
] as const

/** As pg_dump writes it: tables by name, and with what a hosted database has besides. */
export async function writeOlderDump(sql: Sql, file: string): Promise<void> {
  const target = createWriteStream(file)
  const source = Readable.from(dumpLines(sql))
  await (file.endsWith('.gz') ? pipeline(source, createGzip(), target) : pipeline(source, target))
}

async function* dumpLines(sql: Sql): AsyncGenerator<string | Buffer> {
  yield `--
-- PostgreSQL database dump
--

\\restrict dZkY3

SET client_encoding = 'UTF8';
SELECT pg_catalog.set_config('search_path', '', false);
CREATE FUNCTION public.handle_new_user() RETURNS trigger LANGUAGE plpgsql AS $_$
begin
  insert into public.usuarios (id) values ('none; it''s a body');
end $_$;
CREATE FUNCTION public.twice(a integer) RETURNS void LANGUAGE sql BEGIN ATOMIC
  INSERT INTO public.events (id) VALUES (CASE WHEN $1 > 1 THEN 1 ELSE 2 END);
END;

COPY auth.users (instance_id, id, email, encrypted_password) FROM stdin;
\\N\t7c9e6679-7425-40de-944b-e07fc1f90ae7\tnobody@example.org\t$2a$10$secret
\\.

COPY public.donations (id, amount) FROM stdin;
1\t20
2\t30
\\.

`
  for (const table of tables) {
    const columns = await sql<{ name: string; type: string }[]>`
      select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = ${`older.${table}`}::regclass and attnum > 0 order by attnum`
    yield `CREATE TABLE public.${table} (\n${columns.map(({ name, type }) => `    ${name} ${type}`).join(',\n')}\n);\n\n`
    yield `COPY public.${table} (${columns.map(({ name }) => name).join(', ')}) FROM stdin;\n`
    const rows = await sql.unsafe(`copy older.${table} to stdout`).readable()
    yield* rows as AsyncIterable<Buffer>
    // As in `backup/tables.server.ts`.
    // oxlint-disable-next-line no-underscore-dangle
    rows._read(0)
    yield '\\.\n\n'
  }
  yield `ALTER TABLE ONLY public.events ADD CONSTRAINT events_pkey PRIMARY KEY (id);\n--\n-- PostgreSQL database dump complete\n--\n`
}

type Columns = Readonly<Record<string, string>>
const same = (...names: string[]): Columns => Object.fromEntries(names.map((name) => [name, `o.${name}`]))
const filled = (...names: string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, `coalesce(o.${name}::text, '')`]))
const times = same('created_at', 'updated_at')

/** What each column here must be, in terms of the older row `o`. Encrypted columns are compared outside. */
export const equalColumns: Readonly<Record<(typeof tables)[number], Columns>> = {
  usuarios: {
    ...same('name', 'email', 'created_at'),
    id: 'o.id::text',
    role: 'coalesce(o.role, 0)',
    email_verified: 'false',
  },
  organizers: {
    ...same(
      'name',
      'description',
      'logo_url',
      'phone',
      'address',
      'city',
      'country',
      'social_media',
      'name_ca',
      'created_at',
    ),
    ...filled('website', 'email', 'description_ca', 'address_ca', 'city_ca'),
  },
  restaurants: {
    ...same(
      'nombre',
      'direccion',
      'telefono',
      'horarios',
      'precio_medio',
      'estrellas_michelin',
      'especialidad',
      'historia',
    ),
    ...same('description', 'chef_name', 'chef_photo', 'chef_bio', 'ubicacion_mapa', 'price_range', 'created_at'),
    ...filled('web', 'reserva_url', 'reserva_telefono', 'reserva_email'),
    images: 'to_jsonb(o.images)',
    redes_sociales: 'o.redes_sociales::jsonb',
    menu_degustacion: 'o.menu_degustacion::jsonb',
    platos_principales: `'[]'::jsonb`,
    valoraciones: 'o.valoraciones::jsonb',
  },
  events: {
    ...same('title', 'description', 'image_url', 'date', 'location', 'price', 'max_participants', 'restaurant_id'),
    ...same('organizer_id', 'category', 'title_ca', 'location_ca'),
    ...filled('description_ca', 'category_ca'),
    ...times,
    published_at: 'o.created_at',
    status: `'published'`,
    registered: '(select count(*) from older.event_registrations r where r.event_id = o.id)',
  },
  membership_requests: {
    ...same('full_name', 'email', 'phone', 'reason', 'status'),
    ...times,
    user_id: 'o.user_id::text',
    completed: 'exists (select from older.socios s where s.membership_request_id = o.id)',
  },
  socios: {
    ...same('membership_request_id', 'full_name', 'email', 'phone', 'address', 'payment_method', 'card_holder_name'),
    ...same('billing_address', 'notes', 'membership_number', 'membership_type', 'status'),
    ...times,
  },
  blog_posts: {
    ...same('title', 'slug', 'content', 'excerpt', 'cover_image', 'status', 'published_at'),
    ...times,
    author_id: 'o.author_id::text',
  },
  event_registrations: {
    ...same('event_id', 'full_name', 'email', 'phone', 'is_member', 'how_did_you_know_us', 'notes', 'created_at'),
    user_id: 'o.user_id::text',
    party_id: 'o.id',
    position: '1',
    cancelled_at: 'null',
  },
}

/** Rows that differ or are on one side only, by table. */
export async function findDifferences(sql: Sql): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [table, columns] of Object.entries(equalColumns)) {
    const differs = Object.entries(columns).map(([name, older]) => `p.${name} is distinct from ${older}`)
    const rows = await sql.unsafe<{ id: string; columns: string }[]>(`
      select coalesce(o.id::text, p.id::text) as id from older.${table} o full join public.${table} p on p.id::text = o.id::text
      where o.id is null or p.id is null or ${differs.join(' or ')} limit 20`)
    if (rows.length > 0) found[table] = rows.map(({ id }) => id)
  }
  return found
}
