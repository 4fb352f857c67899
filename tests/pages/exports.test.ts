import { beforeAll, describe, expect, test } from 'vitest'
import { compressResponse } from '#server/compression.ts'
import { brotliDecompressSync, constants } from 'node:zlib'
import { until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'

const { server, sql, signedIn } = testSite('demo', { SLOW_QUERY_MS: '0' })
const clara = signedIn('admin', 'clara')

beforeAll(async () => {
  const [request] = await sql<{ id: string }[]>`
    insert into membership_requests (full_name, email, phone, reason, status, created_at, updated_at)
    values ('Núria Peña; Roca', 'nuria@example.org', '+34 611', '=HYPERLINK("http://x.example")', 'approved', '2026-02-01', '2026-02-01') returning id`
  await sql`insert into membership_requests (full_name, email, created_at) values ('Pau Serra', 'pau@example.org', '2026-02-02'), ('Àlex Serra', 'alex@example.org', '2026-02-03')`
  await sql`insert into socios (membership_request_id, full_name, email, iban, dietary_restrictions) values (${request?.id ?? ''}, 'Núria Peña', 'nuria@example.org', 'v1.secreto', 'v1.dieta')`
  await sql`insert into contact_messages (name, email, message, privacy_version) values ('Joan', 'joan@example.org', 'Bona tarda', '1')`
  await sql`insert into mails (kind, ref, data, recipient, language, status) values ('registration', 'x', '{}', 'joan@example.org', 'ca', 'failed')`
})

const take = (path: string) => clara.get(path)

describe('a list as a file', () => {
  test('holds the rows that the list shows, in its order, and opens in a spreadsheet', async () => {
    const answer = await take('/admin/solicitudes.csv?estado=all&q=serra&orden=nombre')
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="solicitudes.csv"')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
    const [heads, ...rows] = bytes.toString().trimEnd().split('\r\n')
    expect(heads).toBe('\uFEFFNombre;Email;Teléfono;Motivo;Estado;Idioma;Fecha;Última actualización')
    expect(rows.map((row) => row.split(';')[0])).toEqual(['Àlex Serra', 'Pau Serra'])
  })

  test('runs no formulas, and keeps a semicolon inside its cell', async () => {
    const text = await (await take('/admin/solicitudes.csv?estado=approved')).text()
    expect(text).toContain('"Núria Peña; Roca";nuria@example.org;+34 611;"\'=HYPERLINK(""http://x.example"")";Aprobado')
  })

  test.each([
    'solicitudes',
    'socios',
    'eventos',
    'eventos/1/inscripciones',
    'restaurantes',
    'organizers',
    'blog',
    'usuarios',
    'mensajes',
    'correos',
    'auditoria',
  ])('%s: linked from its page, with what narrows it down, and without secrets', async (list) => {
    const page = await (await take(`/admin/${list}?q=a&orden=nombre&pagina=2`)).text()
    expect(page).toContain(`href="/admin/${list}.csv?q=a&amp;orden=nombre"`)
    const file = await take(`/admin/${list}.csv`)
    const text = await file.text()
    expect([file.status, file.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(text.split('\r\n').length).toBeGreaterThan(2)
    expect(text).not.toMatch(/v1\.|argon2|[0-9a-f]{64}/)
  })

  test('of people writes an audit event without the search words', async () => {
    for (const list of [
      'solicitudes',
      'socios',
      'eventos/1/inscripciones',
      'usuarios',
      'mensajes',
      'correos',
      'auditoria',
    ])
      await (await take(`/admin/${list}.csv?q=Serra`)).text()
    const notes =
      await sql`select actor, action, subject, fields from audit_log where action like '%.exported' order by id desc limit 7`
    expect(notes.map(({ action }) => String(action))).toEqual([
      'trail.exported',
      'mails.exported',
      'messages.exported',
      'users.exported',
      'registrations.exported',
      'socios.exported',
      'membership-requests.exported',
    ])
    expect(notes.every(({ actor, fields }) => actor === 'clara' && String(fields) === 'search')).toBe(true)
    expect(JSON.stringify(notes)).not.toMatch(/serra/i)
  })

  test('is streamed: compressed piece by piece', async () => {
    let go = () => {}
    const rest = new Promise<void>((done) => (go = done))
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('Nombre;Email\r\n'))
        await rest
        controller.close()
      },
    })
    const answer = await compressResponse(
      'br',
      new Response(body, {
        headers: { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="x.csv"' },
      }),
    )
    const reader = answer.body!.getReader()
    const first = (await reader.read()).value
    expect(brotliDecompressSync(first ?? '', { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString()).toBe(
      'Nombre;Email\r\n',
    )
    go()
  })
})

test('a slow query is logged with its text, time and request, and without typed values', async () => {
  const answer = await take('/admin/socios?q=Inconfundible')
  await answer.text()
  const id = answer.headers.get('X-Request-Id') ?? ''
  const lines = await until(() => {
    const its = server
      .output()
      .split('\n')
      .filter((line) => line.includes(id))
    return its.some((line) => line.includes('slow query') && line.includes('from \\"socios\\"')) && its
  })
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({
      msg: 'slow query',
      pool: 'panel',
      ms: expect.any(Number),
      query: expect.stringContaining('from "socios"'),
    }),
  )
  expect(server.output()).not.toMatch(/inconfundible|clara@example\.org/i)
})
