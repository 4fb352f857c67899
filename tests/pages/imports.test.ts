import { expect, test } from 'vitest'
import { signedInAs } from '../harness/accounts.ts'
import { until } from '../harness/mailbox.ts'
import { makeXlsx } from '../harness/make-xlsx.ts'
import { runServer } from '../harness/server.ts'
import { testSite } from '../harness/site.ts'
import { pageText, visitor } from '../harness/visitor.ts'

const { url, server, sql, signedIn } = testSite('empty')
const admin = signedIn('admin')

const ask = () => visitor(server.url, { Cookie: admin.cookie })

async function upload(path: string, content: string | Buffer, name = 'lista.csv'): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
  return ask().upload(path, form)
}

const stateOf = async (page: string) =>
  String((await sql`select state from imports where id = ${page.split('/').at(-1) ?? ''}`)[0]?.state)
const reached = (page: string, state: string) => until(async () => (await stateOf(page)) === state)
/** The texts of a page without tags. */
const read = async (page: string) => pageText(await ask().get(page))

test('Without script a file is uploaded, looked at, imported and undone, in the language of the account', async () => {
  const table = makeXlsx([
    ['Nom', 'Email', 'IBAN', 'Notes'],
    ['Núria Güell', 'nuria@example.org', 'ES9121000418450200051332', ''],
    ['Pau Prat', 'sense arrova', '', '=1+1'],
  ])
  const sent = await upload('/admin/socios/importar', table, 'socis.xlsx')
  expect(sent.status).toBe(303)
  const page = sent.headers.get('Location') ?? ''
  await reached(page, 'checked')
  const preview = await read(page)
  expect(preview).toContain('Importar 1 socio')
  expect(preview).toContain('Email: Email inválido')
  expect(preview).toContain('•••• 1332')
  expect(preview).not.toContain('0418')
  const again = await Promise.all([1, 2, 3].map(() => ask().post(page, { act: 'start' })))
  expect(again.map(({ status }) => status)).toEqual([303, 303, 303])
  await reached(page, 'done')
  expect(await sql`select full_name, membership_number from socios`).toEqual([
    { full_name: 'Núria Güell', membership_number: 'C-00001' },
  ])
  const id = page.split('/').at(-1)
  const refused = await ask().get(`/admin/socios/importar/rechazadas.csv?importacion=${id}`)
  expect(refused.headers.get('Content-Disposition')).toBe('attachment; filename="filas-rechazadas.csv"')
  expect(await refused.text()).toBe(
    "Nom;Email;IBAN;Notes;Motivo\r\nPau Prat;sense arrova;;'=1+1;Email: Email inválido\r\n",
  )
  await sql`update usuarios set panel_language = 'ca' where id = 'admin'`
  expect(await read(page)).toContain('Desfer la importació')
  await sql`update usuarios set panel_language = 'es' where id = 'admin'`
  expect((await ask().post(page, { act: 'undo' })).status).toBe(303)
  await reached(page, 'undone')
  expect(await sql`select from socios`).toHaveLength(0)
  expect(await read(page)).toContain('Deshecho')
})

test.each([
  ['a file that is no table', 'hola\0', 422, 'Elige un archivo CSV o XLSX'],
  ['a file without rows', 'nom;email\n', 422, 'no hay ninguna fila debajo de los títulos'],
  ['a file over 10 MB', 'x'.repeat(10.5 * 1024 * 1024), 413, 'ocupa más de 10 MB'],
])('The form says why it refuses %s', async (_, content, status, text) => {
  const answer = await upload('/admin/socios/importar', content)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(text)
})

test('An import of one kind has no page of the other, and an editor has none', async () => {
  const page = (await upload('/admin/restaurantes/importar', 'nombre;dirección\nCan Roca;Major, 1')).headers.get(
    'Location',
  )
  expect(page).toMatch(/^\/admin\/restaurantes\/importar\//)
  expect((await ask().get(page?.replace('restaurantes', 'socios') ?? '')).status).toBe(404)
  const editor = await signedInAs(server, sql, 'editor')
  for (const path of [page ?? '', '/admin/restaurantes/importar', '/admin/socios/importar'])
    expect((await visitor(server.url, { Cookie: editor.cookie }).get(path)).headers.get('Location')).toBe(
      '/admin/dashboard',
    )
})

test('A server that is killed in the middle leaves nothing, and the next one imports everything once', async () => {
  const rows = Array.from({ length: 10_000 }, (_, n) => `Persona ${n};soci${n}@example.org`)
  const page =
    (await upload('/admin/socios/importar', `nombre;email\n${rows.join('\n')}`)).headers.get('Location') ?? ''
  await reached(page, 'checked')
  expect((await ask().post(page, { act: 'start' })).status).toBe(303)
  await until(async () => Number((await sql`select done from imports where state = 'importing'`)[0]?.done) >= 2_000)
  expect(await read(page)).toMatch(/\d[\d.]* de 10000 filas/)
  await server.kill()
  expect(await stateOf(page)).toBe('importing')
  await until(
    async () =>
      (
        await sql`select from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`
      ).length === 0,
  )
  expect(await sql`select from socios limit 1`).toHaveLength(0)
  expect(await sql`select from membership_requests limit 1`).toHaveLength(0)
  Object.assign(server, await runServer({ DATABASE_URL: url, DEMO_CONTENT: '0', PORT: new URL(server.url).port }))
  await reached(page, 'done')
  expect((await sql`select count(*)::int from socios`)[0]?.count).toBe(10_000)
})
