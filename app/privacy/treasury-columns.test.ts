import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as schema from '#app/database/schema.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { insertRow } from '#tests/harness/rows.ts'
import { OTHER_IBAN } from '#tests/harness/insert-creditor.ts'
import { makeCreditor } from '#tests/mandate-fixtures.ts'
import { makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { exportItems } from './person-export.server.ts'
import { openRecords } from './person.server.ts'
import { retentionPolicyIds } from './retention.ts'

openTestDatabase('empty', 'panel')

const ID = 'an id'
const CLUB = 'of the club, not of a person'
const TEAM = 'who of the team did it'
const MOMENT = 'when the row was written'
const COPY = 'a copy of what is exported'
const UNUSED = 'nothing writes it'

/** Of each column the field that exports it, or in brackets why none does; of each table what removes its rows. */
const tables: Record<string, { removed: string; columns: Record<string, string> }> = {
  treasury_creditor: { removed: CLUB, columns: {} },
  fee_plans: { removed: CLUB, columns: {} },
  member_accounts: {
    removed: 'charge',
    columns: {
      id: `[${ID}]`,
      number: 'treasury_account',
      socioId: `[${ID}]`,
      feeCents: 'treasury_account',
      holdWhy: 'treasury_account',
      owedCents: '[the sum of the charges]',
      creditCents: '[the sum of the payments]',
      version: '[the number that detects conflicting changes]',
      createdAt: `[${MOMENT}]`,
      updatedAt: `[${MOMENT}]`,
      searchText: `[${COPY}]`,
    },
  },
  charges: {
    removed: 'charge',
    columns: {
      id: `[${ID}]`,
      accountId: `[${ID}]`,
      kind: '[the concept says it]',
      key: '[the concept says it]',
      concept: 'treasury_charges',
      conceptCa: '[the concept in the other language]',
      cents: 'treasury_charges',
      dueOn: 'treasury_charges',
      settledCents: 'treasury_charges',
      eventId: `[${ID}]`,
      cancelledAt: `[${MOMENT}]`,
      cancelledBy: `[${TEAM}]`,
      cancelledWhy: 'treasury_charges',
      createdBy: `[${TEAM}]`,
      createdAt: `[${MOMENT}]`,
    },
  },
  mandates: {
    removed: 'mandate',
    columns: {
      id: `[${ID}]`,
      accountId: `[${ID}]`,
      reference: 'treasury_mandates',
      status: 'treasury_mandates',
      signedOn: 'treasury_mandates',
      via: 'treasury_mandates',
      holder: 'treasury_mandates',
      iban: 'treasury_mandates',
      bic: `[${UNUSED}]`,
      address: `[${UNUSED}]`,
      ibanLast4: `[${COPY}]`,
      noticeDays: '[the document says it]',
      textVersion: '[the document says it]',
      document: 'treasury_mandates',
      sha256: '[the digest of the document]',
      lastDueOn: 'treasury_mandates',
      endedAt: 'treasury_mandates',
      createdAt: `[${MOMENT}]`,
      updatedAt: `[${MOMENT}]`,
    },
  },
  remittances: { removed: 'bank-file', columns: {} },
  remittance_items: {
    removed: 'charge',
    columns: {
      id: `[${ID}]`,
      remittanceId: `[${ID}]`,
      accountId: `[${ID}]`,
      mandateId: 'treasury_debits',
      cents: 'treasury_debits',
      debtor: `[${COPY}]`,
      reason: 'treasury_debits',
      otherRemittanceId: `[${ID}]`,
      outcome: 'treasury_debits',
      sequence: '[of the file for the bank]',
      endToEndId: 'treasury_debits',
      notifiedCents: '[the mail of the notice says it]',
      createdAt: `[${MOMENT}]`,
      updatedAt: `[${MOMENT}]`,
    },
  },
  remittance_lines: {
    removed: 'charge',
    columns: {
      itemId: `[${ID}]`,
      chargeId: `[${ID}]`,
      cents: '[parts of the amount of the debit]',
      live: '[the outcome of the debit says it]',
    },
  },
  payments: {
    removed: 'charge',
    columns: {
      id: `[${ID}]`,
      accountId: `[${ID}]`,
      method: 'treasury_payments',
      cents: 'treasury_payments',
      receivedOn: 'treasury_payments',
      key: `[${ID}]`,
      itemId: `[${ID}]`,
      reverses: 'treasury_payments',
      note: 'treasury_payments',
      createdBy: `[${TEAM}]`,
      createdAt: `[${MOMENT}]`,
    },
  },
  payment_parts: {
    removed: 'charge',
    columns: {
      id: `[${ID}]`,
      paymentId: `[${ID}]`,
      chargeId: `[${ID}]`,
      cents: '[each charge says what is paid of it]',
      createdAt: `[${MOMENT}]`,
    },
  },
  bank_files: { removed: 'bank-file', columns: {} },
  bank_returns: {
    removed: 'charge',
    columns: {
      id: `[${ID}]`,
      itemId: `[${ID}]`,
      bankFileId: `[${ID}]`,
      kind: 'treasury_returns',
      code: 'treasury_returns',
      receivedOn: 'treasury_returns',
      feeCents: 'treasury_returns',
      handledAt: '[when the team dealt with it]',
      createdBy: `[${TEAM}]`,
      createdAt: `[${MOMENT}]`,
    },
  },
  reminders: {
    removed: 'charge',
    columns: {
      id: `[${ID}]`,
      accountId: `[${ID}]`,
      level: 'treasury_reminders',
      chargeId: 'treasury_reminders',
      createdBy: `[${TEAM}]`,
      createdAt: 'treasury_reminders',
    },
  },
}

const treasuryTables = [
  schema.treasuryCreditor,
  schema.memberAccounts,
  schema.feePlans,
  schema.charges,
  schema.mandates,
  schema.remittances,
  schema.remittanceItems,
  schema.remittanceLines,
  schema.payments,
  schema.paymentParts,
  schema.bankFiles,
  schema.bankReturns,
  schema.reminders,
] as const

test('Of each column of the treasury it is known who gets it, or why nobody does, and of each table what removes its rows', () => {
  expect(treasuryTables.map((table) => getTableName(table)).toSorted()).toEqual(Object.keys(tables).toSorted())
  for (const table of treasuryTables) {
    const { removed, columns } = tables[getTableName(table)] ?? { removed: '', columns: {} }
    expect([CLUB, ...retentionPolicyIds]).toContain(removed)
    // Of the club and its files: what they have of a person is in the other tables.
    if (Object.keys(columns).length === 0) expect(Object.keys(getTableColumns(table))).not.toContain('accountId')
    else expect(Object.keys(columns).toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted())
  }
})

/** A member with a row in each table, whose columns have values that are nowhere else. */
async function makeMemberOfEveryTable(): Promise<string> {
  const { id } = await makeSocio()
  const mandateId = crypto.randomUUID()
  const secret = (column: string, value: string) => encryptField(value, `mandates.${column}:${mandateId}`)
  const account = { id, number: 'C-77777', socioId: id, feeCents: 7_701, holdWhy: 'lo pidió en la puerta' }
  await database.insert(schema.memberAccounts).values(account)
  const charge = await insertRow(schema.charges, {
    accountId: id,
    kind: 'other',
    key: 'llibre',
    concept: 'Libro de recetas',
    cents: 7_702,
    dueOn: '2026-01-07',
    createdBy: 'test',
  })
  await database
    .insert(schema.charges)
    .values({
      accountId: id,
      kind: 'other',
      key: 'delantal',
      concept: 'Delantal',
      cents: 7_709,
      dueOn: '2026-01-08',
      createdBy: 'test',
      cancelledAt: new Date(),
      cancelledBy: 'test',
      cancelledWhy: 'lo devolvió',
    })
  await database
    .insert(schema.mandates)
    .values({
      id: mandateId,
      accountId: id,
      reference: 'C-77777-1',
      status: 'revoked',
      signedOn: '2026-01-09',
      via: 'paper',
      holder: secret('holder', 'Remei Titular'),
      iban: secret('iban', OTHER_IBAN),
      ibanLast4: '3000',
      document: secret('document', '{"signature":"Remei T."}'),
      lastDueOn: '2026-02-10',
      endedAt: new Date('2026-03-11T10:00:00Z'),
    })
  const remittance = await insertRow(schema.remittances, { dueOn: '2026-02-10', createdBy: 'test' })
  const item = { remittanceId: remittance.id, accountId: id, mandateId, cents: 7_703 } as const
  const debit = await insertRow(schema.remittanceItems, {
    ...item,
    outcome: 'returned',
    endToEndId: 'EC-000077-0000001',
  })
  const other = await insertRow(schema.remittances, { dueOn: '2026-04-12', createdBy: 'test' })
  await database
    .insert(schema.remittanceItems)
    .values({ ...item, remittanceId: other.id, mandateId: null, outcome: 'excluded', reason: 'retenido' })
  await database
    .insert(schema.bankReturns)
    .values({
      itemId: debit.id,
      kind: 'returned',
      code: 'AC04',
      receivedOn: '2026-02-14',
      feeCents: 7_704,
      createdBy: 'test',
    })
  const money = { accountId: id, createdBy: 'test' } as const
  const payment = await insertRow(schema.payments, {
    ...money,
    method: 'bizum',
    cents: 7_705,
    receivedOn: '2026-02-15',
    key: 'a',
    note: 'de su hermana',
  })
  await database
    .insert(schema.payments)
    .values({ ...money, method: 'bizum', cents: -7_705, receivedOn: '2026-02-16', key: 'b', reverses: payment.id })
  await database
    .insert(schema.reminders)
    .values({ accountId: id, level: 2, chargeId: charge.id, createdBy: 'test', createdAt: new Date('2026-05-17') })
  return id
}

const words: Record<string, readonly string[]> = {
  treasury_account: ['C-77777', '77,01', 'lo pidió en la puerta'],
  treasury_charges: ['2026-01-07', 'Libro de recetas', '77,02', '0\u00a0€', 'lo devolvió'],
  treasury_debits: ['2026-02-10', 'C-77777-1', 'EC-000077-0000001', '77,03', 'returned', 'retenido'],
  treasury_mandates: [
    'C-77777-1',
    'revoked',
    '2026-01-09',
    'paper',
    'Remei Titular',
    OTHER_IBAN,
    '2026-02-10',
    '2026-03-11',
    '{"signature":"Remei T."}',
  ],
  treasury_payments: ['2026-02-15', 'bizum', '77,05', 'de su hermana'],
  treasury_reminders: ['2026-05-17', '2', 'Libro de recetas'],
  treasury_returns: ['2026-02-14', 'returned', 'AC04', '77,04'],
}

test('A member is given all that the treasury has of them, with the whole account of their orders; the page shows no account', async () => {
  const id = await makeMemberOfEveryTable()
  const items = [{ kind: 'socio', id }] as const
  const fields = async () => (await exportItems(secretary, items))[0]?.fields ?? {}
  expect(Object.keys(await fields()).filter((name) => name.startsWith('treasury_'))).toEqual([])

  await makeCreditor()
  const exported = await fields()
  const named = Object.values(tables).flatMap(({ columns }) => Object.values(columns))
  const wanted = [...new Set(named.filter((name) => !name.startsWith('[')))].toSorted()
  expect(
    Object.keys(exported)
      .filter((name) => name.startsWith('treasury_'))
      .toSorted(),
  ).toEqual(wanted)
  expect(Object.keys(words).toSorted()).toEqual(wanted)
  for (const [field, values] of Object.entries(words))
    for (const value of values) expect(exported[field], field).toContain(value)

  const page = JSON.stringify(await openRecords(secretary, [...items]))
  expect(page).toContain('Libro de recetas')
  for (const hidden of [OTHER_IBAN, 'Remei Titular', 'Remei T.']) expect(page).not.toContain(hidden)
  const audited = await database.select().from(schema.auditLog).where(eq(schema.auditLog.action, 'socio.exported'))
  expect(audited.at(-1)?.fields).toContain('treasury_mandates')
  expect(JSON.stringify(audited)).not.toContain(OTHER_IBAN)
})
