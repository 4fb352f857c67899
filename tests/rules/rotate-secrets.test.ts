import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { config } from '#app/config.server.ts'
import { secretColumns } from '#app/database/secret-columns.ts'
import { auditLog, eventParties, eventRegistrations, socios } from '#app/database/schema.ts'
import { decryptSecrets } from '#app/membership/members/socio-secrets.server.ts'
import { openTestDatabase, ownerDatabase as database } from '../harness/database.ts'
import { rowOf } from '#tests/harness/rows.ts'
import { readDiet } from '#app/diets/diet.ts'
import { partyLinkToken } from '#app/bookings/parties/party-links.server.ts'
import { makeEvent, montserrat, register } from '../fixtures.ts'
import { makeSocio } from '../membership-fixtures.ts'
import { addKeyToFile, keyFile } from '#app/platform/secrets/key-file.server.ts'
import { requiredKeys } from '#app/platform/secrets/required-keys.server.ts'
import { rotateSecrets } from '#app/platform/secrets/rotate-secrets.server.ts'
import {
  decryptField,
  encryptField,
  hashToken,
  heldKeyIds,
  hasValidSignature,
  sign,
} from '#app/platform/secrets/secrets.server.ts'

// A separate key file: the other tests share the key of the test databases.
await vi.hoisted(async () => {
  const { mkdtempSync, writeFileSync } = await import('node:fs')
  process.env.DATA_DIR = mkdtempSync('/tmp/el-cercle-keys-')
  writeFileSync(`${process.env.DATA_DIR}/encryption.key`, process.env.ENCRYPTION_KEY ?? '')
  delete process.env.ENCRYPTION_KEY
})

openTestDatabase()
let socio: string
let registration: typeof eventRegistrations.$inferSelect

afterAll(() => rmSync(config.dataDir, { recursive: true, force: true }))
beforeAll(async () => {
  socio = (await makeSocio()).id
  const event = await makeEvent({ maxParticipants: 2000 })
  await register(event, montserrat({ dietaryRestrictions: 'sin gluten' }))
  ;[registration] = (await database.select().from(eventRegistrations)) as [typeof registration]
})

test('the rotation covers every encrypted column of the schema', () => {
  expect(secretColumns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual([
    'bank_files.content',
    'blocked_payments.record',
    'event_registrations.dietary_restrictions',
    'import_rows.rows',
    'imports.headings',
    'kitchen_sheets.snapshot',
    'mandates.address',
    'mandates.bic',
    'mandates.document',
    'mandates.holder',
    'mandates.iban',
    'remittance_items.debtor',
    'remittances.file',
    'second_factors.secret',
    'socios.birth_date',
    'socios.dietary_restrictions',
    'socios.emergency_contact_name',
    'socios.emergency_contact_phone',
    'socios.iban',
    'treasury_creditor.iban',
  ])
})

test('a new key encrypts new values at once, and the old one still decrypts', async () => {
  const old = encryptField('x', 'place')
  const signature = sign('known-device', 'clara')
  await addKeyToFile()
  expect(sign('known-device', 'clara')).not.toBe(signature)
  expect(hasValidSignature('known-device', 'clara', signature)).toBe(true)
  const fresh = encryptField('x', 'place')
  expect([old, fresh].map((value) => decryptField(value, 'place'))).toEqual(['x', 'x'])
  expect([old, fresh].map((value) => value.split('.')[1])).toEqual(heldKeyIds().toReversed())
})

test('a rotation encrypts every value with the new key, changes nothing else, and records it', async () => {
  const [before] = await database.select().from(socios).where(eq(socios.id, socio))
  const { promise: rotating, resolve: begin } = Promise.withResolvers<void>()
  // The rotation ends after the transactions that were open when it began.
  const rotation = await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_current_xact_id()`)
    const result = rotateSecrets(() => begin())
    await rotating
    expect(await requiredKeys(tx)).toEqual(heldKeyIds().toSorted())
    return { result }
  })
  const { changed, unreadable } = await rotation.result
  expect(await requiredKeys(database)).toEqual(heldKeyIds().slice(0, 1))
  expect({ changed, unreadable: [...unreadable] }).toEqual({ changed: 6, unreadable: [] })
  const [after] = await database.select().from(socios).where(eq(socios.id, socio))
  expect(after && decryptSecrets(socio, after)).toEqual(before && decryptSecrets(socio, before))
  expect(after?.iban?.split('.')[1]).toBe(heldKeyIds()[0])
  expect({ ...after, ...blank }).toEqual({ ...before, ...blank })
  const [note] = await database.select().from(auditLog).where(eq(auditLog.action, 'secrets.rotated'))
  expect(note).toMatchObject({ actor: 'operator', subject: heldKeyIds()[0] })
  expect((await rotateSecrets(() => {})).changed).toBe(0)
})

const blank = { iban: '', birthDate: '', emergencyContactName: '', emergencyContactPhone: '', dietaryRestrictions: '' }

test('the link of a queued mail still works after a rotation', async () => {
  const [party] = await database.select().from(eventParties).where(eq(eventParties.id, registration.id))
  const token = party && partyLinkToken(party)
  expect(token && hashToken(token)).toBe(party?.tokenHash)
})

test('beside concurrent registrations in several batches, no value is lost and none keeps the old key', async () => {
  const event = await makeEvent({ maxParticipants: 2000 })
  // Each as a separate transaction.
  await database.execute(sql`
    with booked as (
      insert into event_parties (event_id, state, size, contact_name, name_key, email, privacy_version, token_hash)
      select ${event}, 'booked', 1, 'Guest', 'guest', 'guest' || n || '@example.org', 'demo', 'hash' || n
      from generate_series(1, 1200) n returning *
    )
    insert into event_registrations (id, event_id, party_id, full_name, privacy_version, cancel_token_hash, diet_consent_at)
    select id, event_id, id, contact_name, 'demo', token_hash, now() from booked`)
  const rows = await database
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, event))
  const values = rows.map(
    ({ id }) => sql`(${id}::uuid, ${encryptField(id, `event_registrations.dietary_restrictions:${id}`)})`,
  )
  await database.execute(
    sql`update event_registrations set dietary_restrictions = value from (values ${sql.join(values, sql`, `)}) as v (key, value) where id = key`,
  )
  await addKeyToFile()
  let writing = true
  const guests = (async () => {
    for (let n = 0; writing; n++)
      await register(event, montserrat({ email: `late${n}@example.org`, dietaryRestrictions: 'vegana' }))
  })()
  await rotateSecrets(() => {})
  writing = false
  await guests
  const after = await database.select().from(eventRegistrations).where(eq(eventRegistrations.eventId, event))
  const read = after.map(({ id, dietaryRestrictions }) => [
    id,
    decryptField(dietaryRestrictions ?? '', `event_registrations.dietary_restrictions:${id}`),
  ])
  expect(read.filter(([id, diet]) => diet !== id && readDiet(diet).note !== 'vegana')).toEqual([])
  expect(new Set(after.map(({ dietaryRestrictions }) => dietaryRestrictions?.split('.')[1]))).toEqual(
    new Set([heldKeyIds()[0]]),
  )
})

test('values that were written with the old key meanwhile are found', async () => {
  const passed = Promise.withResolvers<void>()
  const id = randomUUID()
  const diet = encryptField('lenta', `event_registrations.dietary_restrictions:${id}`)
  let columns = 0
  let rotation: Promise<unknown> = Promise.resolve()
  await database.transaction(async (tx) => {
    await tx.execute(sql`update event_parties set size = size + 1 where id = ${registration.partyId}`)
    await tx
      .insert(eventRegistrations)
      .values({ ...registration, id, cancelTokenHash: 'slow', dietaryRestrictions: diet })
    await addKeyToFile()
    rotation = rotateSecrets(() => {
      if (++columns >= secretColumns.length) passed.resolve()
    })
    await passed.promise
  })
  await rotation
  const row = await rowOf(eventRegistrations, id)
  expect(row.dietaryRestrictions?.split('.')[1]).toBe(heldKeyIds()[0])
})

test('a value that no key can decrypt stays, and is counted', async () => {
  await database.execute(sql`update socios set iban = 'v1.00000000.a.b.c' where id = ${socio}`)
  expect([...(await rotateSecrets(() => {})).unreadable]).toEqual([['00000000', 1]])
  const row = await rowOf(socios, socio)
  expect(row.iban).toBe('v1.00000000.a.b.c')
})

test('a running process does not use a key file that lacks the current key', () => {
  const [right, held] = [readFileSync(keyFile()), heldKeyIds()]
  writeFileSync(keyFile(), 'ef'.repeat(32))
  expect(heldKeyIds()).toEqual(held)
  writeFileSync(keyFile(), right)
  expect(heldKeyIds()).toEqual(held)
})
