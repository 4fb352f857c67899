import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../harness/accounts.ts'
import { insertEvent, insertMember, insertRequest } from '../harness/insert-rows.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('empty', { LOG_LEVEL: 'silent' })
const clara = signedIn('admin', 'clara')

/** The text of a page without tags. */
const shown = async (path: string) =>
  (await (await clara.get(path)).text()).replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replaceAll('&#x27;', "'")
const answer = async (path: string, fields: Record<string, string>) => {
  const response = await clara.post(`${path}.data`, fields)
  return {
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
    text: `${response.headers.get('Set-Cookie') ?? ''} ${await response.text()}`,
  }
}
const answered = async (path: string, fields: Record<string, string>) => (await answer(path, fields)).text

/** The target of a redirect and its flash message. */
const redirection = (answer: Response) =>
  `${answer.headers.get('Location')} ${/toast=([\w-]+)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1]}`

describe('An empty list has its specified message', () => {
  test.each([
    ['/admin/solicitudes?estado=all', 'No hay solicitudes'],
    ['/admin/solicitudes', 'No hay solicitudes pendientes'],
    ['/admin/solicitudes?estado=approved', 'No hay solicitudes aprobadas'],
    ['/admin/solicitudes?estado=incomplete', 'No hay solicitudes aprobadas sin completar'],
    ['/admin/solicitudes?estado=rejected', 'No hay solicitudes rechazadas'],
    ['/admin/solicitudes?estado=baja', 'No hay solicitudes dadas de baja'],
    ['/admin/solicitudes?estado=merged', 'No hay solicitudes unidas'],
    ['/admin/solicitudes?q=nadie', 'No hay solicitudes que coincidan con la búsqueda'],
    ['/admin/socios', 'No hay socios'],
    ['/admin/socios?q=nadie', 'Ningún socio coincide con la búsqueda'],
    ['/admin/eventos', 'No hay eventos próximos'],
    ['/admin/eventos?cuando=todos', 'No hay eventos registrados'],
    ['/admin/restaurantes', 'No hay restaurantes registrados'],
    ['/admin/organizers', 'No hay organizadores registrados'],
    ['/admin/organizers', 'Crear el primer organizador'],
    ['/admin/blog', 'No hay publicaciones registradas'],
    ['/admin/mensajes', 'No hay mensajes'],
    ['/admin/usuarios?rol=editor', 'Ningún usuario coincide con la búsqueda'],
    ['/admin/dashboard', 'No hay solicitudes'],
    ['/admin/dashboard', 'No hay eventos en los próximos siete días.'],
    ['/admin/dashboard', 'Nada: todo está al día.'],
  ])('%s: %s', async (path, text) => {
    expect(await shown(path)).toMatch(new RegExp(`>?\\s${text.replace(/[.?]/g, '\\$&')}\\s`))
  })
})

test('The demo content is marked until it is removed', async () => {
  const notice = 'Esta base de datos contiene contenido de demostración.'
  expect(await shown('/admin/dashboard')).not.toContain(notice)
  await sql`insert into blog_posts (title, slug, content, is_demo) values ('Demo', 'demo', 'Diez palabras.', true), ('Propio', 'propio', 'Diez palabras.', false)`
  expect(await shown('/admin/dashboard')).toContain(notice)
  await answered('/admin/dashboard', { act: 'remove-demo' })
  expect(await shown('/admin/dashboard')).not.toContain(notice)
  expect(await sql`delete from blog_posts returning slug`).toEqual([{ slug: 'propio' }])
})

describe('A list that cannot be read shows an error inside the panel', () => {
  beforeAll(() => sql`alter function search_key(text) rename to search_key_away`)
  afterAll(() => sql`alter function search_key_away(text) rename to search_key`)

  test.each([
    ['/admin/solicitudes', 'Error al cargar las solicitudes'],
    ['/admin/socios', 'Error al cargar los socios'],
    ['/admin/eventos', 'Error al cargar los eventos'],
    ['/admin/restaurantes', 'Error al cargar los restaurantes'],
    ['/admin/organizers', 'Error al cargar los organizadores'],
    ['/admin/blog', 'Error al cargar las publicaciones del blog'],
    ['/admin/mensajes', 'Error al cargar los mensajes'],
    ['/admin/usuarios', 'Error al cargar los usuarios'],
    ['/admin/usuarios', "No se puede acceder a la tabla 'usuarios'."],
  ])('%s: %s', async (path, text) => {
    const page = await shown(`${path}?q=algo`)
    expect(page).toContain(text)
    expect(page).toContain('Panel de Administración')
  })
})

describe('A database that lacks what the users need is named as an error of configuration', () => {
  const raising = (name: string, code: string, message: string) =>
    `create function ${name} language plpgsql as $$ begin raise '${message}' using errcode = '${code}'; end $$`

  test.each([
    ['42703', 'column usuarios.role does not exist', "La columna 'role' no existe en la tabla 'usuarios'"],
    ['42501', 'permission denied', "No se puede acceder a la tabla 'usuarios'."],
  ])('when the list cannot be read (%s %s)', async (code, message, text) => {
    await sql`alter function search_key(text) rename to search_key_away`
    await sql.unsafe(raising('search_key(text) returns text', code, message))
    const page = await shown('/admin/usuarios?q=algo')
    await sql`drop function search_key(text)`
    await sql`alter function search_key_away(text) rename to search_key`
    expect(page).toContain('Error de configuración')
    expect(page).toContain(text)
  })

  test('when a role cannot be changed', async () => {
    await sql`insert into usuarios (id, email, role) values ('pol', 'pol@example.org', 2)`
    await sql.unsafe(
      raising('no_role() returns trigger', '42703', 'column "role" of relation "usuarios" does not exist'),
    )
    await sql`create trigger no_role before update on usuarios for each statement execute function no_role()`
    const role = await answered('/admin/usuarios', { act: 'role', user_id: 'pol', role: 'user' })
    await sql`drop trigger no_role on usuarios`
    expect(role).toContain('Error de configuración')
    expect(role).toContain("La columna 'role' no existe en la tabla 'usuarios'")
  })
})

describe('A list that cannot be read is not shown as empty', () => {
  beforeAll(async () => {
    await sql`alter function search_key(text) rename to search_key_away`
    await sql`create function search_key(text) returns text language plpgsql immutable as $$ begin raise 'too long' using errcode = '57014'; end $$`
  })
  afterAll(async () => {
    await sql`drop function search_key(text)`
    await sql`alter function search_key_away(text) rename to search_key`
  })

  test.each([
    'solicitudes',
    'socios',
    'eventos',
    'restaurantes',
    'organizers',
    'blog',
    'mensajes',
    'usuarios',
    'correos',
    'auditoria',
  ])('/admin/%s', async (list) => {
    const page = await clara.get(`/admin/${list}?q=algo`)
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5'])
    const html = await page.text()
    expect(html).toContain('La base de datos no responde')
    expect(html).toContain('Panel de Administración')
  })
})

describe('A failed write has the specified message of its screen', () => {
  const tables = ['membership_requests', 'socios', 'events', 'restaurants', 'organizers', 'blog_posts']
  const ids = { request: '00000000-0000-4000-8000-000000000001', socio: '00000000-0000-4000-8000-000000000002' }
  beforeAll(async () => {
    await insertRequest(sql, { id: ids.request, status: 'approved' })
    await insertMember(sql, { id: ids.socio })
    await sql`insert into blog_posts (id, title, slug, content) values (900, 'Tres', 'tres', 'Diez palabras.')`
    await sql`insert into restaurants (id, nombre, direccion) values (900, 'Can Pi', 'Carrer Major, 3')`
    await sql`insert into organizers (id, name) values (900, 'Celler')`
    await insertEvent(sql, { id: 900 })
    await fail('P0001')
    for (const table of tables)
      await sql.unsafe(
        `create trigger unavailable before insert or update or delete on ${table} for each statement execute function unavailable()`,
      )
  })
  afterAll(async () => {
    for (const table of tables) await sql.unsafe(`drop trigger unavailable on ${table}`)
  })

  /** Every write fails with this SQLSTATE. */
  const fail = (code: string) =>
    sql.unsafe(
      `create or replace function unavailable() returns trigger language plpgsql as $$ begin raise 'unavailable' using errcode = '${code}'; end $$`,
    )

  const event = {
    title: 'Cena',
    description: 'Siete platos.',
    location: 'Barcelona',
    date: '2031-02-14T13:30',
    price: '1',
    max_participants: '3',
    version: '1',
  }
  const post = { title: 'Tres', slug: 'tres', content: 'Diez palabras.', status: 'draft', version: '1' }
  const restaurant = { nombre: 'Can Pi', direccion: 'Carrer Major, 3', estrellas_michelin: '0', version: '1' }
  const serverErrors: [string, Record<string, string>, string][] = [
    ['/admin/solicitudes', { act: 'baja', id: ids.request }, 'Error al actualizar estado'],
    ['/admin/solicitudes', { act: 'create', full_name: 'Pep', email: 'pep@example.org' }, 'Error al crear socio'],
    [`/admin/socios/${ids.socio}`, { act: 'suspend' }, 'Error al actualizar socio'],
    ['/admin/eventos/nuevo', event, 'Error al crear evento'],
    ['/admin/eventos', { act: 'delete', event_id: '900', registrations: '0' }, 'Error al eliminar evento'],
    ['/admin/restaurantes/nuevo', restaurant, 'Ha ocurrido un error al guardar el restaurante'],
    ['/admin/restaurantes', { id: '900' }, 'Error al eliminar el restaurante'],
    ['/admin/organizers', { act: 'save', name: 'Fonda' }, 'Error al crear organizador'],
    ['/admin/organizers', { act: 'save', id: '900', version: '1', name: 'Fonda' }, 'Error al actualizar organizador'],
    ['/admin/organizers', { act: 'delete', organizer_id: '900' }, 'Error al eliminar organizador'],
    ['/admin/blog/nueva', post, 'Error al guardar la publicación'],
    ['/admin/blog', { id: '900' }, 'Error al eliminar la publicación'],
  ]
  test.each(serverErrors)('%s %j: %s (500)', async (path, fields, text) => {
    expect(await answer(path, fields)).toEqual({ status: 500, retryAfter: null, text: expect.stringContaining(text) })
  })

  test.each(serverErrors)('%s %j: %s (503, to be tried again, where the disk is full)', async (path, fields, text) => {
    await fail('53100')
    expect(await answer(path, fields)).toEqual({ status: 503, retryAfter: '5', text: expect.stringContaining(text) })
    await fail('P0001')
  })

  test.each([
    ['/admin/solicitudes', { act: 'create', full_name: '', email: '' }, 'Por favor complete los campos obligatorios'],
    ['/admin/solicitudes', { act: 'delete', id: ids.request }, 'Error al eliminar solicitud'],
    ['/admin/usuarios', { act: 'role', user_id: 'clara', role: 'user' }, 'Error al actualizar el rol del usuario'],
    [
      '/admin/password-reset',
      { password: 'arroz caldoso', confirmation: 'arroz caldoso' },
      'No se ha especificado un correo electrónico',
    ],
    [
      '/admin/password-reset',
      { user_id: 'clara', email: 'clara', password: 'arroz caldoso', confirmation: 'arroz caldoso' },
      'Por favor ingresa un correo electrónico válido',
    ],
  ])('%s %j: %s', async (path, fields, text) => {
    expect(await answered(path, fields)).toContain(text)
  })

  test('a record that cannot be read redirects to its list with a message', async () => {
    await sql`alter table restaurants rename column chef_bio_ca to unavailable`
    await sql`alter table blog_posts rename column excerpt_ca to unavailable`
    const opened = async (path: string) => redirection(await clara.get(path))
    expect([await opened('/admin/restaurantes/900'), await opened('/admin/blog/900')]).toEqual([
      '/admin/restaurantes restaurant-not-loaded',
      '/admin/blog post-not-loaded',
    ])
    await sql`alter table restaurants rename column unavailable to chef_bio_ca`
    await sql`alter table blog_posts rename column unavailable to excerpt_ca`
  })
})

describe('Server errors of the login have messages', () => {
  test('when signing in, signing out or setting a password fails', async () => {
    await sql`create trigger unavailable before insert or update or delete on auth_sessions for each statement execute function unavailable()`
    await sql`create trigger unavailable before insert on auth_accounts for each statement execute function unavailable()`
    const entered = await visitor(server.url).post('/admin/login', { email: 'clara@example.org', password: PASSWORD })
    expect(entered.status).toBe(503)
    expect(await entered.text()).toContain('Error al iniciar sesión')
    expect(redirection(await clara.post('/admin/salir', {}))).toBe('/admin/dashboard sign-out-failed')
    expect(
      await answered('/admin/password-reset', {
        user_id: 'clara',
        password: 'arroz caldoso',
        confirmation: 'arroz caldoso',
      }),
    ).toContain('Error al actualizar la contraseña')
    await sql`drop trigger unavailable on auth_sessions`
    await sql`drop trigger unavailable on auth_accounts`
  })

  test('when the session cannot be read', async () => {
    expect(redirection(await visitor(server.url).get('/admin/socios'))).toBe(
      '/admin/login?volver=%2Fadmin%2Fsocios sign-in-first',
    )
    await sql`alter table auth_sessions rename to unavailable`
    expect(redirection(await clara.get('/admin/socios'))).toBe('/admin/login check-failed')
    await sql`alter table unavailable rename to auth_sessions`
  })

  test('when the sent file is not a picture', async () => {
    expect(await (await clara.post('/admin/imagenes', { purpose: 'blog' })).text()).toContain(
      'Error al subir la imagen',
    )
  })
})
