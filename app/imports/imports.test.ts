import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database as product } from '#app/database/client.server.ts'
import { auditLog, importRows, imports, mails, membershipRequests, restaurants, socios } from '#app/database/schema.ts'
import { findSocio } from '#app/membership/members/socios.server.ts'
import { purge } from '#app/privacy/purge.server.ts'
import { connectTo, inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf, updateRow } from '#tests/harness/rows.ts'
import { until } from '#tests/harness/mailbox.ts'
import { makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { chooseColumns, createImport, discardImport, findImport, startImport, startUndo } from './imports.server.ts'
import type { ImportKind } from './import-fields.ts'
import { runImport } from './run-import.server.ts'

const own = openTestDatabase('empty', 'panel')

async function checked(rows: string[][], headings: string[], kind: ImportKind = 'members'): Promise<string> {
  const id = await createImport(secretary, kind, { headings, rows })
  await runImport(id)
  return id
}

async function imported(rows: string[][], headings: string[], kind: ImportKind = 'members'): Promise<string> {
  const id = await checked(rows, headings, kind)
  expect(await startImport(secretary, kind, id)).toEqual({ ok: true })
  await runImport(id)
  return id
}

async function shown(id: string, kind: ImportKind = 'members') {
  const found = await findImport(kind, id, 'es')
  if (!found) throw new Error('no import')
  return found
}

const outcomesOf = async (id: string) =>
  (await database.select().from(importRows).where(eq(importRows.importId, id))).flatMap(({ outcomes }) =>
    outcomes.map((outcome) =>
      typeof outcome === 'string' ? outcome : [outcome.field, outcome.error].filter(Boolean).join(' '),
    ),
  )
const countSocios = () => database.$count(socios)
const clear = async () => {
  await database.delete(socios)
  await database.delete(membershipRequests)
}

/** Of as many people; one in so many has a wrong e-mail. */
const people = (count: number, wrongEvery = Infinity) =>
  Array.from({ length: count }, (_, n) => [
    `Persona ${n}`,
    (n + 1) % wrongEvery === 0 ? 'sense arrova' : `soci${n}@example.org`,
    '600100200',
  ])
const heads = ['Nombre', 'Email', 'Teléfono']

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** The memory that is in use when so many rows are done, without garbage. */
function keptWhen(rows: number) {
  const look = {
    megabytes: NaN,
    at(done: number) {
      if (done < rows || !Number.isNaN(look.megabytes)) return
      collectGarbage()
      look.megabytes = process.memoryUsage().heapUsed / 1e6
    },
  }
  return look
}

describe('Ten thousand members, of which two hundred rows are wrong', () => {
  test('are imported but for those, which say why; memory stays flat; the undo leaves nothing', async () => {
    const id = await checked(people(10_000, 50), heads)
    expect(await shown(id)).toMatchObject({ state: 'checked', total: 10_000, counts: { new: 9_800, refused: 200 } })
    expect(await countSocios()).toBe(0)
    expect(await startImport(secretary, 'members', id)).toEqual({ ok: true })
    const seen = new Set<number>()
    const early = keptWhen(2_000)
    const late = keptWhen(8_000)
    const watch = setInterval(
      () =>
        void product
          .select({ done: imports.done })
          .from(imports)
          .then(([row]) => {
            seen.add(row?.done ?? 0)
            for (const look of [early, late]) look.at(row?.done ?? 0)
          }),
      20,
    )
    await runImport(id)
    clearInterval(watch)
    const done = await shown(id)
    expect(done).toMatchObject({ state: 'done', counts: { new: 9_800, already: 0, refused: 200 } })
    expect(done.refused[0]).toMatchObject({ line: 51, outcome: 'Email: Email inválido' })
    expect(await countSocios()).toBe(9_800)
    expect(seen.size).toBeGreaterThan(3)
    expect(late.megabytes - early.megabytes).toBeLessThan(10)
    expect(await database.$count(mails)).toBe(0)
    expect(await startUndo(secretary, 'members', id)).toEqual({ ok: true })
    await runImport(id)
    expect(await shown(id)).toMatchObject({ state: 'undone', counts: { removed: 9_800, kept: 0 }, kept: [] })
    expect([await countSocios(), await database.$count(membershipRequests)]).toEqual([0, 0])
    const events = await database.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)
    expect(events.map(({ action, fields }) => [action, ...fields])).toEqual([
      ['import.uploaded', 'members', '10000'],
      ['import.started', 'members', '9800', '200'],
      ['import.finished', 'members', '9800', '200'],
      ['import.undo-started', 'members'],
      ['import.undone', 'members', '9800', '0'],
    ])
    expect(JSON.stringify(events)).not.toContain('@')
  }, 60_000)
})

test('A connection that is cut in the middle leaves nothing, and the repeated job imports everything once', async () => {
  const id = await checked(people(3_000), heads)
  await startImport(secretary, 'members', id)
  const outside = connectTo(own.url, 'maintenance')
  const run = runImport(id).catch((error: unknown) => error)
  await until(async () => ((await rowOf(imports, id)).done ?? 0) >= 1_000)
  await outside`
    select pg_terminate_backend(pid) from pg_stat_activity
    where xact_start is not null and pid <> pg_backend_pid() and datname = current_database() and usename like '%panel%'`
  await outside.end()
  expect(await run).toBeInstanceOf(Error)
  expect([await countSocios(), await database.$count(membershipRequests)]).toEqual([0, 0])
  expect((await shown(id)).state).toBe('importing')
  await runImport(id)
  expect(await countSocios()).toBe(3_000)
  await runImport(id)
  expect(await startImport(secretary, 'members', id)).toEqual({ ok: false, reason: 'conflict' })
  expect(await countSocios()).toBe(3_000)
  await clear()
}, 60_000)

describe('A row', () => {
  test('becomes a member with everything that the file says, encrypted as elsewhere', async () => {
    const id = await imported(
      [
        [
          '17',
          'Núria',
          'Güell Pou',
          'nuria@example.org',
          '1/2/1980',
          'ES91 2100 0418 4502 0005 1332',
          '3/4/2009',
          'Suspesa',
          'domiciliación',
          'català',
        ],
        ['', 'Pau Prat', '', 'pau@example.org', '', '', '', 'Baja', 'Efectivo', ''],
        ['', 'Oriol Serra', '', 'oriol@example.org', '', '', '', '', '', ''],
      ],
      ['Nº', 'Nombre', 'Apellidos', 'Email', 'Nacimiento', 'IBAN', 'Alta', 'Estado', 'Forma de pago', 'Idioma'],
    )
    expect(await outcomesOf(id)).toEqual(['made', 'made', 'made'])
    const made = await database.select().from(socios).orderBy(socios.createdAt)
    expect(made.map(({ fullName, status }) => [fullName, status])).toEqual([
      ['Núria Güell Pou', 'suspended'],
      ['Pau Prat', 'inactive'],
      ['Oriol Serra', 'active'],
    ])
    const [nuria, , oriol] = made
    expect(nuria).toMatchObject({ membershipNumber: 'C-00017', language: 'ca', privacyVersion: null })
    expect(nuria?.createdAt.toISOString().slice(0, 10)).toBe('2009-04-03')
    expect(nuria?.iban).toMatch(/^v1\./)
    // Numbers of the database come after the imported ones.
    expect(Number(oriol?.membershipNumber.slice(2))).toBeGreaterThan(17)
    expect(await findSocio(secretary, nuria?.id ?? '')).toMatchObject({
      birthDate: '1980-02-01',
      maskedIban: '•••• 1332',
    })
    const requests = await database.select({ status: membershipRequests.status }).from(membershipRequests)
    expect(requests.map(({ status }) => status).sort()).toEqual(['approved', 'approved', 'baja'])
    await clear()
  })

  test('shows no account number, whatever its column was taken for', async () => {
    const id = await checked([['Clara', 'clara@example.org', 'ES9121000418450200051332']], ['Nombre', 'Email', 'Otra'])
    expect((await shown(id)).first[0]?.cells).toEqual(['Clara', 'clara@example.org', '•••• 1332'])
    const [stored] = await database.select().from(importRows).where(eq(importRows.importId, id))
    expect(stored?.rows).toMatch(/^v1\./)
  })

  test('is refused with the reasons of the form, and of duplicates in the file and in the database', async () => {
    const { id: known } = await makeSocio()
    const [member] = await database.select().from(socios).where(eq(socios.id, known))
    const { email = '', membershipNumber = '', fullName = '' } = member ?? {}
    const id = await checked(
      [
        ['', 'Berta Font', 'berta@example.org', ''],
        ['', 'BERTA  FÒNT', 'Berta@example.org', ''],
        ['', 'Pol Font', 'berta@example.org', ''],
        ['5001', 'Un', 'un@example.org', ''],
        ['C-05001', 'Dos', 'dos@example.org', ''],
        [membershipNumber, 'Tres', 'tres@example.org', ''],
        ['', fullName, email, ''],
        ['', 'Altra', email, ''],
        ['x7', 'Quatre', 'quatre@example.org', ''],
        ['', 'Cinc', 'cinc@example.org', 'ES00'],
        ['', 'Sis', 'sis@example.org', '', 'massa'],
        ['', '', 'set@example.org', ''],
      ],
      ['Número', 'Nombre', 'Email', 'IBAN'],
    )
    const outcomes = [
      'new',
      'repeated',
      'email emailRepeated',
      'new',
      'membership_number numberRepeated',
      'membership_number numberTaken',
      'already',
      'email emailTaken',
      'membership_number numberInvalid',
      'iban ibanInvalid',
      'tooManyCells',
      'full_name nameTooShort',
    ]
    expect(await outcomesOf(id)).toEqual(outcomes)
    expect((await shown(id)).counts).toMatchObject({ new: 2, already: 1, refused: 9 })
    const columns = ['membership_number', 'full_name', 'email', 'iban']
    expect(await chooseColumns(secretary, 'members', id, { columns, sharesEmail: true })).toEqual({ ok: true })
    await runImport(id)
    expect(await outcomesOf(id)).toEqual(outcomes.map((outcome) => (/email email/.test(outcome) ? 'new' : outcome)))
    await clear()
  })
})

test('Columns are corrected: none twice, and none that every row needs is missing', async () => {
  const id = await checked([['clara@example.org', 'Clara Vidal']], ['a', 'b'])
  expect(await outcomesOf(id)).toEqual(['full_name nameTooShort'])
  const choose = (columns: string[]) => chooseColumns(secretary, 'members', id, { columns, sharesEmail: false })
  for (const columns of [['email', ''], ['email', 'email'], ['email', 'nombre'], []])
    expect(await choose(columns)).toEqual({ ok: false, reason: 'columns-wrong' })
  expect(await choose(['email', 'full_name'])).toEqual({ ok: true })
  await runImport(id)
  expect(await outcomesOf(id)).toEqual(['new'])
  expect(await discardImport(secretary, 'members', id)).toEqual({ ok: true })
  expect(await findImport('members', id, 'es')).toBeNull()
})

test('Of two imports of the same people at the same time one imports them', async () => {
  const ids = [await checked(people(800), heads), '']
  // The file that was not imported would give way to the next one.
  await startImport(secretary, 'members', ids[0] ?? '')
  ids[1] = await checked(people(800), heads)
  await startImport(secretary, 'members', ids[1])
  const outcomes = await Promise.allSettled(ids.map((id) => runImport(id)))
  for (const [index, outcome] of outcomes.entries())
    if (outcome.status === 'rejected') await runImport(ids[index] ?? '')
  expect(await countSocios()).toBe(800)
  const counts = await Promise.all(ids.map(async (id) => (await shown(id)).counts))
  expect(counts.map(({ new: made, already }) => [made, already]).sort(([a], [b]) => Number(a) - Number(b))).toEqual([
    [0, 800],
    [800, 0],
  ])
  await clear()
}, 60_000)

test('An undo leaves what somebody has changed or used, says why, and is possible for a day', async () => {
  const id = await imported(people(4), heads)
  const rows = await database.select({ id: socios.id, name: socios.fullName }).from(socios).orderBy(socios.fullName)
  await updateRow(socios, rows[0]?.id ?? '', { version: 2 })
  await database.execute(
    sql`insert into member_sessions (socio_id, token_hash, ends_at) values (${rows[1]?.id}, 'x', now() + interval '1 day')`,
  )
  await updateRow(imports, id, { finishedAt: sql`now() - interval '25 hours'` })
  expect(await startUndo(secretary, 'members', id)).toEqual({ ok: false, reason: 'over' })
  await updateRow(imports, id, { finishedAt: sql`now() - interval '23 hours'` })
  expect(await startUndo(secretary, 'members', id)).toEqual({ ok: true })
  await runImport(id)
  const { state, kept } = await shown(id)
  expect([state, kept.map(({ name, kept: why }) => [name, why])]).toEqual([
    'undone',
    [
      ['Persona 0', 'changed'],
      ['Persona 1', 'used'],
    ],
  ])
  expect(await countSocios()).toBe(2)
  await clear()
})

test('Restaurants are imported as their form would, and are undone unless an event names one', async () => {
  const headings = ['Restaurante', 'Dirección', 'Precio medio', 'Estrellas', 'Web']
  const id = await imported(
    [
      ['Can Roca', 'Carrer Major, 1, Girona', '42,50', '2', 'https://canroca.example'],
      ['Cal Pep', 'Plaça de les Olles, 8', '', '', ''],
      ['CAN RÒCA', 'carrer major, 1, girona', '', '', ''],
      ['Sin web', 'Calle Nueva, 3', '', '', 'javascript:1'],
      ['Caro', 'Calle Nueva, 4', 'mucho', '', ''],
    ],
    headings,
    'restaurants',
  )
  expect(await outcomesOf(id)).toEqual(['made', 'made', 'repeated', 'web urlInvalid', 'precio_medio amountInvalid'])
  const [canRoca] = await database.select().from(restaurants).where(eq(restaurants.nombre, 'Can Roca'))
  expect(canRoca).toMatchObject({ precioMedio: 42.5, estrellasMichelin: 2 })
  await database.execute(
    sql`insert into events (title, date, restaurant_id) values ('Cena', now() + interval '9 days', ${canRoca?.id ?? 0})`,
  )
  await startUndo(secretary, 'restaurants', id)
  await runImport(id)
  expect((await shown(id, 'restaurants')).kept).toMatchObject([{ name: 'Can Roca', kept: 'used' }])
  expect(await database.$count(restaurants)).toBe(1)
})

test('A file is deleted a day after the last step', async () => {
  const id = await checked(people(3), heads)
  await updateRow(imports, id, { updatedAt: sql`now() - interval '25 hours'` })
  await inPool('jobs', purge)()
  expect(await findImport('members', id, 'es')).toBeNull()
  expect(await database.$count(importRows, eq(importRows.importId, id))).toBe(0)
})
