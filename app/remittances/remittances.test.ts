import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { targetDayOnOrAfter } from '#app/banking/target-calendar.ts'
import { database } from '#app/database/client.server.ts'
import {
  bankFiles,
  bankReturns,
  charges,
  mails,
  mandates,
  memberAccounts,
  payments,
  remittances,
  socios,
  treasuryCreditor,
} from '#app/database/schema.ts'
import { draftMandate, signOnPaper } from '#app/mandates/signing.server.ts'
import type { MailData } from '#app/mail-kinds.ts'
import { requestMandate } from '#app/mandates/requests.server.ts'
import type { Debtor } from '#app/mandates/mandate-terms.ts'
import { openCharges } from '#app/treasury/open-charges.server.ts'
import { postPayment, reversePayment } from '#app/treasury/payments.server.ts'
import { addDays } from '#app/platform/club-day.ts'
import { openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { camt054, pain002 } from '#tests/bank-files.ts'
import { makeCreditor } from '#tests/mandate-fixtures.ts'
import {
  choose,
  itemOf,
  itemsOf,
  makeCharge,
  makeDebtor,
  remit,
  statusOf,
  treasurer,
  wrongRemittances,
} from '#tests/remittance-fixtures.ts'
import { OTHER_IBAN } from '#tests/harness/insert-creditor.ts'
import { dueOn } from '#tests/harness/insert-debtors.ts'
import { wrongSums } from '#tests/treasury-fixtures.ts'
import { presentRemittance, releaseItem, settleRemittance } from './bank-steps.server.ts'
import { cancelRemittance, chooseRemittance, includeItem, moveRemittance } from './choose.server.ts'
import { downloadFile } from './debit-file.server.ts'
import { importFile, importPreviewed } from './import/import-file.server.ts'
import { previewFile } from './import/preview-file.server.ts'
import { composeDebitReturned } from './messages.server.tsx'
import { notifyRemittance } from './notify.server.ts'
import { remakeRemittance } from './remake.server.ts'
import { findRemittance, listItems } from './remittances.server.ts'
import { collectAgain, noteReturn } from './returns.server.ts'
import { sealRemittance } from './seal.server.ts'

openTestDatabase('empty', 'panel')

beforeEach(async () => {
  await ownerDatabase.execute(sql`truncate remittances, remittance_items, remittance_lines, payments, payment_parts, charges,
    bank_returns, bank_files, mandates, member_accounts, mails cascade`)
  await makeCreditor()
  await ownerDatabase.update(treasuryCreditor).set({ twoToSeal: false, minCents: 0, frst: false })
})

const everythingFits = async () => expect([...(await wrongSums()), ...(await wrongRemittances())]).toEqual([])
const held = async (id: string) =>
  (await database.select().from(memberAccounts).where(eq(memberAccounts.id, id)))[0]?.holdWhy
const mailsOf = async (kind: 'debit-notice' | 'debit-returned' | 'mandate-request') =>
  database.select().from(mails).where(eq(mails.kind, kind))
const pay = (accountId: string, cents: number, wanted: number[] = []) =>
  database.transaction((tx) =>
    postPayment(tx, {
      accountId,
      wanted,
      cents,
      method: 'cash',
      receivedOn: '2027-01-02',
      key: crypto.randomUUID(),
      createdBy: 't',
    }),
  )
const reverse = (id: number) =>
  database.transaction((tx) => reversePayment(tx, { id, receivedOn: '2027-01-03', note: null, createdBy: 't' }))
const returned = (itemId: number, code = 'AM04', feeCents = 0) => ({ itemId, code, receivedOn: '2027-01-20', feeCents })

describe('Choosing', () => {
  test('debits who owes and has a mandate; everybody else who owes is left out with the reason', async () => {
    const debited = await makeDebtor()
    const nothing = await makeDebtor({ cents: 0 })
    const later = await makeDebtor({ cents: 0 })
    await makeCharge(later, 500, addDays(dueOn, 1))
    const out = {
      'paga-de-otro-modo': await makeDebtor({ member: { paymentMethod: 'cash' } }),
      baja: await makeDebtor({ member: { status: 'inactive' } }),
      suspendido: await makeDebtor({ member: { status: 'suspended' } }),
      retenido: await makeDebtor({ mandate: { status: 'hold' } }),
      'sin-mandato': await makeDebtor({ mandate: null }),
      'sin-firma': await makeDebtor({ mandate: { status: 'draft', signedOn: null } }),
      revocado: await makeDebtor({ mandate: { status: 'revoked' } }),
      caducado: await makeDebtor({ mandate: { signedOn: '2023-01-01' } }),
      'iban-mal': await makeDebtor({ iban: 'ES2921000418460200051332' }),
      'fuera-de-sepa': await makeDebtor({ iban: 'BR1500000000000010932840814P2' }),
      'falta-direccion': await makeDebtor({ iban: 'AD1200012030200359100100' }),
      'nombre-vacio': await makeDebtor({ holder: '王小明' }),
      'firma-posterior': await makeDebtor({ mandate: { signedOn: addDays(dueOn, 1) } }),
      'aviso-corto': await makeDebtor({ mandate: { noticeDays: 60 } }),
    }
    const id = await choose()
    const items = await itemsOf(id)
    const found = Object.fromEntries(items.map((item) => [item.reason ?? 'in', item.accountId]))
    expect(found).toEqual({ in: debited, ...out })
    expect(items.some(({ accountId }) => accountId === nothing || accountId === later)).toBe(false)
    await everythingFits()
  })

  test('leaves out what is below the minimum, what another remittance has, and the last return', async () => {
    await makeDebtor({ cents: 100 })
    await ownerDatabase.update(treasuryCreditor).set({ minCents: 500 })
    const account = await makeDebtor()
    const first = await remit('settled')
    expect((await itemsOf(first)).map(({ reason }) => String(reason)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'bajo-minimo',
      'null',
    ])
    await noteReturn(treasurer, returned((await itemOf(first, account)).id), false)
    const other = await makeDebtor()
    const second = await choose()
    expect((await itemOf(second, account)).reason).toBe('ultima-devuelta')
    await makeDebtor()
    const third = await choose()
    expect(await itemOf(third, other)).toMatchObject({ reason: 'ya-en-remesa', otherRemittanceId: second })
    await everythingFits()
  })

  test('refuses a day on which banks are closed, one too early, and a remittance of nobody', async () => {
    expect(await chooseRemittance(treasurer, '2027-05-01')).toEqual({ ok: false, reason: 'due-day-closed' })
    expect(await chooseRemittance(treasurer, '2026-11-02')).toEqual({ ok: false, reason: 'due-day-early' })
    expect(await chooseRemittance(treasurer, dueOn)).toEqual({ ok: false, reason: 'no-debits' })
    expect(await database.select().from(remittances)).toEqual([])
    await ownerDatabase.delete(treasuryCreditor)
    expect(await chooseRemittance(treasurer, dueOn)).toEqual({ ok: false, reason: 'no-creditor' })
  })

  test('two hundred times at once debits no charge twice', async () => {
    for (let n = 0; n < 20; n += 1) await makeDebtor()
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => chooseRemittance(treasurer, dueOn)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(new Set(outcomes.map((outcome) => (outcome.ok ? 'made' : outcome.reason)))).toEqual(
      new Set([
        'made',
        ...(outcomes.some((one) => !one.ok && one.reason === 'another-remittance') ? ['another-remittance'] : []),
        'no-debits',
      ]),
    )
    await everythingFits()
  })
})

describe('A draft whose accounts are left out', () => {
  const later = targetDayOnOrAfter(addDays(dueOn, 30))

  test('moves to the day that leaves their notice, and decides anew who is debited', async () => {
    const debited = await makeDebtor()
    const early = await makeDebtor({ mandate: { noticeDays: 30 } })
    const unsigned = await makeDebtor({ mandate: { status: 'hold' } })
    const id = await choose()
    const listed = await listItems(id, 'fuera', { search: '', page: 1, limit: 20, offset: 0 })
    const { suitsOn } = listed.rows.find(({ accountId }) => accountId === early) ?? {}
    await ownerDatabase.update(mandates).set({ status: 'active' }).where(eq(mandates.accountId, unsigned))
    expect(await moveRemittance(treasurer, id, suitsOn ?? '')).toEqual({ ok: true })
    const outcomes = Object.fromEntries((await itemsOf(id)).map(({ accountId, outcome }) => [accountId, outcome]))
    expect(outcomes).toEqual({ [debited]: 'included', [early]: 'included', [unsigned]: 'included' })
    expect(await notifyRemittance(treasurer, id)).toEqual({ ok: true, debits: 3, leftOut: 0 })
    expect(await moveRemittance(treasurer, id, later)).toEqual({ ok: false, reason: 'conflict' })
    await everythingFits()
  })

  test('is moved to no day that the bank refuses, and to none on which nobody is debited', async () => {
    const account = await makeDebtor()
    const id = await choose()
    expect(await moveRemittance(treasurer, id, '2027-05-01')).toEqual({ ok: false, reason: 'due-day-closed' })
    expect(await moveRemittance(treasurer, id, '2026-11-02')).toEqual({ ok: false, reason: 'due-day-early' })
    await ownerDatabase.update(mandates).set({ status: 'revoked' }).where(eq(mandates.accountId, account))
    expect(await moveRemittance(treasurer, id, later)).toEqual({ ok: false, reason: 'no-debits' })
    expect((await itemOf(id, account)).outcome).toBe('included')
    await everythingFits()
  })

  test('debits an amount below the minimum once somebody includes it, also after it is moved', async () => {
    await ownerDatabase.update(treasuryCreditor).set({ minCents: 500 })
    const [small, held] = [await makeDebtor({ cents: 100 }), await makeDebtor({ mandate: { status: 'hold' } })]
    await makeDebtor()
    const id = await choose()
    expect(await includeItem(treasurer, id, (await itemOf(id, held)).id)).toEqual({ ok: false, reason: 'conflict' })
    for (let n = 0; n < 2; n += 1)
      expect(await includeItem(treasurer, id, (await itemOf(id, small)).id)).toEqual({ ok: true })
    expect(await moveRemittance(treasurer, id, later)).toEqual({ ok: true })
    expect(await notifyRemittance(treasurer, id)).toEqual({ ok: true, debits: 2, leftOut: 0 })
    expect(await sealRemittance(treasurer, id)).toEqual({ ok: true })
    expect(await itemOf(id, small)).toMatchObject({ outcome: 'included', cents: 100 })
    await everythingFits()
  })

  test('includes nothing that is paid meanwhile', async () => {
    await ownerDatabase.update(treasuryCreditor).set({ minCents: 500 })
    const small = await makeDebtor({ cents: 100 })
    await makeDebtor()
    const id = await choose()
    await pay(small, 100)
    expect(await includeItem(treasurer, id, (await itemOf(id, small)).id)).toEqual({ ok: false, reason: 'conflict' })
    expect((await itemOf(id, small)).reason).toBe('bajo-minimo')
  })

  test('says of accounts that owe nothing any more that this has changed, not what had left them out', async () => {
    const [debited, paid, unsigned] = [await makeDebtor(), await makeDebtor(), await makeDebtor({ mandate: null })]
    const id = await choose()
    for (const account of [paid, unsigned]) await pay(account, 6_000)
    expect(await moveRemittance(treasurer, id, dueOn)).toEqual({ ok: true })
    expect((await itemOf(id, debited)).outcome).toBe('included')
    for (const account of [paid, unsigned])
      expect(await itemOf(id, account)).toMatchObject({ outcome: 'excluded', reason: 'ha-cambiado', cents: 0 })
    await everythingFits()
  })

  test('keeps out those for whom the bank has refused the file before', async () => {
    const [culprit] = [await makeDebtor(), await makeDebtor()]
    const first = await remit('presented')
    await updateRow(remittances, first, { dueOn: '2026-11-02' })
    const remade = await remakeRemittance(treasurer, first, [(await itemOf(first, culprit)).id])
    const id = (remade.ok && remade.id) || 0
    expect(await statusOf(id)).toBe('draft')
    expect(await moveRemittance(treasurer, id, later)).toEqual({ ok: true })
    expect((await itemOf(id, culprit)).reason).toBe('rechazado-por-el-banco')
    await everythingFits()
  })

  test('takes a payment at the same moment as it is moved', async () => {
    const accounts = [await makeDebtor(), await makeDebtor(), await makeDebtor()]
    const id = await choose()
    for (let round = 0; round < 20; round += 1)
      await Promise.all([
        moveRemittance(treasurer, id, round % 2 ? dueOn : later),
        ...accounts.map((one) => pay(one, 10)),
      ])
    await everythingFits()
  })
})

test('The next remittance is of the same day, or of the first that leaves the notice', async () => {
  await makeDebtor()
  const id = await remit('sealed')
  expect((await findRemittance(id))?.nextDueOn).toBe(dueOn)
  await updateRow(remittances, id, { dueOn: '2026-11-02' })
  await makeDebtor()
  expect(await chooseRemittance(treasurer, (await findRemittance(id))?.nextDueOn ?? '')).toMatchObject({ ok: true })
})

describe('Before sealing', () => {
  test('a draft takes the amount that is open when the members are told; afterwards a change is left out', async () => {
    const [a, b, c] = [await makeDebtor(), await makeDebtor(), await makeDebtor()]
    await makeCharge(a, 1_000)
    const id = await choose()
    expect((await itemOf(id, a)).cents).toBe(7_000)
    await pay(a, 6_000)
    expect(await notifyRemittance(treasurer, id)).toEqual({ ok: true, debits: 3, leftOut: 0 })
    expect(await notifyRemittance(treasurer, id)).toMatchObject({ ok: true })
    expect(await itemOf(id, a)).toMatchObject({ cents: 1_000, notifiedCents: 1_000 })
    expect(await mailsOf('debit-notice')).toHaveLength(3)
    await pay(b, 2_000)
    expect(await sealRemittance(treasurer, id)).toEqual({ ok: false, reason: 'debits-changed' })
    expect(await itemOf(id, b)).toMatchObject({ outcome: 'excluded', reason: 'ha-cambiado' })
    await ownerDatabase.update(mandates).set({ status: 'revoked' }).where(eq(mandates.accountId, c))
    expect(await sealRemittance(treasurer, id)).toEqual({ ok: false, reason: 'debits-changed' })
    expect((await itemOf(id, c)).reason).toBe('revocado')
    expect(await sealRemittance(treasurer, id)).toEqual({ ok: true })
    expect(await sealRemittance(treasurer, id)).toEqual({ ok: true })
    await everythingFits()
  })

  test('a cancelled remittance gives its charges back', async () => {
    await makeDebtor()
    const id = await remit('sealed')
    expect(await cancelRemittance(treasurer, id)).toEqual({ ok: true })
    expect(await cancelRemittance(treasurer, id)).toEqual({ ok: true })
    expect((await itemsOf(await choose()))[0]?.outcome).toBe('included')
    await everythingFits()
  })

  test('whoever made it, or chose its debits again, does not seal it where two people are asked for', async () => {
    await makeDebtor()
    await ownerDatabase.update(treasuryCreditor).set({ twoToSeal: true })
    const id = await choose()
    expect(await moveRemittance({ id: 'vocal' }, id, dueOn)).toEqual({ ok: true })
    expect(await notifyRemittance(treasurer, id)).toMatchObject({ ok: true })
    expect(await sealRemittance(treasurer, id)).toEqual({ ok: false, reason: 'same-person' })
    expect(await sealRemittance({ id: 'vocal' }, id)).toEqual({ ok: false, reason: 'same-person' })
    expect(await sealRemittance({ id: 'presidenta' }, id)).toEqual({ ok: true })
  })

  test('nothing is sealed for a day that the bank takes no more', async () => {
    await makeDebtor()
    const id = await remit('notified')
    expect(await sealRemittance(treasurer, id, new Date(`${dueOn}T10:00:00Z`))).toEqual({
      ok: false,
      reason: 'due-day-early',
    })
  })
})

describe('The file', () => {
  test('is stored encrypted, is the same at each download, and what it debits cannot be paid otherwise', async () => {
    const account = await makeDebtor()
    const id = await remit('sealed')
    const [row] = await database.select().from(remittances).where(eq(remittances.id, id))
    expect(row?.file).toMatch(/^v1\./)
    const file = await downloadFile(treasurer, id)
    expect(
      createHash('sha256')
        .update(file?.xml ?? '')
        .digest('hex'),
    ).toBe(row?.fileSha256)
    const { endToEndId } = await itemOf(id, account)
    expect(file?.xml.toString()).toContain(`<EndToEndId>${endToEndId}</EndToEndId>`)
    expect(file?.name).toMatch(/^EC-\d{6}-\d{8}\.xml$/)
    expect(await pay(account, 6_000)).toEqual({ ok: false, reason: 'at-the-bank', remittance: id })
  })

  test('has the BIC and the address of an account outside the EEA, without which the order is not signed', async () => {
    const account = await makeDebtor({ mandate: null })
    const debtor = { holder: 'Núria Puig', iban: 'AD1200012030200359100100' }
    const address = { street: 'Av. Meritxell', number: '1', postCode: 'AD500', town: 'Andorra la Vella', country: 'AD' }
    const draft = await draftMandate(treasurer, account, debtor, 'ca')
    const sign = (written: Debtor | null) =>
      signOnPaper(treasurer, draft.ok ? draft.id : '', { signedOn: '2026-11-02', debtor: written })
    expect(await sign(null)).toEqual({ ok: false, reason: 'missing' })
    expect(await sign({ ...debtor, abroad: { bic: 'BACAADAD', address } })).toMatchObject({ ok: true })
    const [mandate] = await database.select().from(mandates).where(eq(mandates.accountId, account))
    expect([mandate?.bic, mandate?.address].every((stored) => stored?.startsWith('v1.'))).toBe(true)
    const file = await downloadFile(treasurer, await remit('sealed'))
    expect(file?.xml.toString()).toContain(
      '<PstlAdr><StrtNm>Av. Meritxell</StrtNm><BldgNb>1</BldgNb><PstCd>AD500</PstCd><TwnNm>Andorra la Vella</TwnNm><Ctry>AD</Ctry></PstlAdr>',
    )
    expect(file?.xml.toString()).toContain('<BICFI>BACAADAD</BICFI>')
  })

  test('names its concepts in the language of the member, in the characters of the banks', async () => {
    const long = { member: { language: 'ca' } } as const
    const [ca, es] = [await makeDebtor(long), await makeDebtor()]
    const ofAccount = (id: string) =>
      ownerDatabase.update(charges).set({ conceptCa: 'Sopar «L’Olla» · 2027' }).where(eq(charges.accountId, id))
    for (const id of [ca, es]) await ofAccount(id)
    const wordy = await makeDebtor(long)
    await ownerDatabase
      .update(charges)
      .set({ conceptCa: 'Quota '.repeat(40) })
      .where(eq(charges.accountId, wordy))
    const file = await downloadFile(treasurer, await remit('sealed'))
    const texts = [...(file?.xml.toString() ?? '').matchAll(/<Ustrd>(.*?)<\/Ustrd>/g)].map(([, text]) => text ?? '')
    expect(texts.map((text) => text.replace(/ C-\d+$/, '')).slice(0, 3)).toEqual(
      expect.arrayContaining(["Sopar L'Olla . 2027", 'Cuota 2027']),
    )
    expect(texts.every((text) => text.length <= 140 && / C-\d{5}$/.test(text))).toBe(true)
  })

  test.each([
    ['rejected before it was paid', 'presented', 'FRST'],
    ['returned after it was paid', 'settled', 'RCUR'],
  ] as const)('calls the next debit after a first one that was %s the first or not', async (_, stage, sequence) => {
    await ownerDatabase.update(treasuryCreditor).set({ frst: true })
    const account = await makeDebtor()
    const first = await itemOf(await remit(stage), account)
    expect(first.sequence).toBe('FRST')
    await noteReturn(treasurer, returned(first.id), false)
    await collectAgain(treasurer, first.id)
    expect((await itemOf(await remit('sealed'), account)).sequence).toBe(sequence)
  })

  test('is none before it is sealed', async () => {
    await makeDebtor()
    expect(await downloadFile(treasurer, await remit('notified'))).toBeNull()
  })
})

describe('At the bank', () => {
  test('each debit is paid once, however often and by how many it is settled', async () => {
    for (let n = 0; n < 5; n += 1) await makeDebtor()
    const id = await remit('presented')
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => settleRemittance(treasurer, id)))
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect(await database.select().from(payments)).toHaveLength(5)
    expect(await statusOf(id)).toBe('settled')
    expect(
      await database
        .select()
        .from(charges)
        .where(sql`${charges.settledCents} < ${charges.cents}`),
    ).toEqual([])
    await everythingFits()
  })

  test('the mandate counts its 36 months from the due date', async () => {
    const account = await makeDebtor()
    await remit('presented')
    const [mandate] = await database.select().from(mandates).where(eq(mandates.accountId, account))
    expect(mandate?.lastDueOn).toBe(dueOn)
  })

  test('a debit that was withdrawn is not paid, and can be collected again', async () => {
    const [a] = [await makeDebtor(), await makeDebtor()]
    const id = await remit('presented')
    const item = await itemOf(id, a)
    expect(await releaseItem(treasurer, id, item.id)).toEqual({ ok: true })
    expect(await releaseItem(treasurer, id, item.id)).toEqual({ ok: true })
    await settleRemittance(treasurer, id)
    expect(await database.select().from(payments)).toHaveLength(1)
    expect((await itemOf(await choose(), a)).outcome).toBe('included')
    await everythingFits()
  })

  test('a file that was refused is made again without the culprits, with another number', async () => {
    const [a, b] = [await makeDebtor(), await makeDebtor()]
    const id = await remit('presented')
    const remade = await remakeRemittance(treasurer, id, [(await itemOf(id, a)).id])
    const next = (remade.ok && remade.id) || 0
    expect(await statusOf(id)).toBe('refused')
    expect(await statusOf(next)).toBe('notified')
    expect(await itemOf(next, a)).toMatchObject({ outcome: 'excluded', reason: 'rechazado-por-el-banco' })
    expect(await sealRemittance(treasurer, next)).toEqual({ ok: true })
    const [old, made] = [await itemOf(id, b), await itemOf(next, b)]
    expect(old.endToEndId).not.toBe(made.endToEndId)
    expect(await remakeRemittance(treasurer, id, [])).toEqual({ ok: false, reason: 'conflict' })
    await everythingFits()
  })

  test('a file of culprits alone is refused, and nothing is made again', async () => {
    const account = await makeDebtor()
    const id = await remit('presented')
    expect(await remakeRemittance(treasurer, id, [(await itemOf(id, account)).id])).toEqual({ ok: true, id: null })
    expect(await statusOf(id)).toBe('refused')
    await everythingFits()
  })

  test('a charge that had left the refused file is not in the next one', async () => {
    const account = await makeDebtor()
    const dinner = await makeCharge(account, 2_000)
    const id = await choose()
    await pay(account, 1_000, [dinner])
    for (const step of [notifyRemittance, sealRemittance, presentRemittance])
      expect(await step(treasurer, id)).toMatchObject({ ok: true })
    const remade = await remakeRemittance(treasurer, id, [])
    const next = (remade.ok && remade.id) || 0
    expect(await sealRemittance(treasurer, next)).toEqual({ ok: true })
    expect(await itemOf(next, account)).toMatchObject({ outcome: 'included', cents: 6_000 })
    await everythingFits()
  })

  test('what is open again of a debit that was settled can be paid and debited', async () => {
    const account = await makeDebtor()
    const transfer = await pay(account, 2_000)
    await remit('settled')
    await reverse(transfer.ok ? transfer.id : 0)
    expect((await itemOf(await choose(), account)).cents).toBe(2_000)
    expect(await pay(account, 2_000)).toMatchObject({ ok: true })
    expect(await openCharges(database, [account])).toEqual([])
    await everythingFits()
  })
})

describe('Amounts that change while the sum stays', () => {
  /** A transfer for the older charge is noted again for the other one. */
  async function moveTransfer(account: string, dinner: number) {
    const transfer = await pay(account, 2_000)
    const id = await choose()
    return {
      id,
      move: async () => {
        await reverse(transfer.ok ? transfer.id : 0)
        await pay(account, 2_000, [dinner])
      },
    }
  }

  test('are taken by a draft, charge by charge', async () => {
    const account = await makeDebtor()
    const { id, move } = await moveTransfer(account, await makeCharge(account, 2_000))
    await move()
    for (const step of [notifyRemittance, sealRemittance, presentRemittance, settleRemittance])
      expect(await step(treasurer, id)).toMatchObject({ ok: true })
    expect(await openCharges(database, [account])).toEqual([])
    await everythingFits()
  })

  test('leave the debit out after the notice', async () => {
    const account = await makeDebtor()
    await makeDebtor()
    const { id, move } = await moveTransfer(account, await makeCharge(account, 2_000))
    await notifyRemittance(treasurer, id)
    await move()
    expect(await sealRemittance(treasurer, id)).toEqual({ ok: false, reason: 'debits-changed' })
    expect((await itemOf(id, account)).reason).toBe('ha-cambiado')
    await everythingFits()
  })
})

describe('Returns', () => {
  test('reverse the payment once, hold the account, tell the member and charge the fee if asked', async () => {
    const account = await makeDebtor()
    const id = await remit('settled')
    const item = await itemOf(id, account)
    expect(await noteReturn(treasurer, returned(item.id, 'AC04', 150), true)).toEqual({ ok: true })
    expect(await noteReturn(treasurer, returned(item.id), false)).toEqual({ ok: false, reason: 'conflict' })
    expect(await held(account)).toBe('AC04')
    expect(await mailsOf('debit-returned')).toHaveLength(1)
    expect(await mailsOf('mandate-request')).toHaveLength(1)
    const open = await database.select().from(charges).where(eq(charges.accountId, account)).orderBy(charges.id)
    expect(open.map(({ kind, cents, settledCents }) => [kind, cents, settledCents])).toEqual([
      ['fee', 6_000, 0],
      ['bank-fee', 150, 0],
    ])
    await everythingFits()
    expect(await collectAgain(treasurer, item.id)).toEqual({ ok: true })
    expect(await held(account)).toBeNull()
    expect((await itemOf(await choose(), account)).reason).toBeNull()
  })

  test.each([
    ['MD01', 'revoked', null, 1],
    ['MD07', 'active', 'MD07', 0],
    ['FF01', 'active', null, 0],
    ['ZZ99', 'active', null, 1],
  ])('of code %s leave the mandate %s', async (code, status, hold, told) => {
    const account = await makeDebtor()
    const id = await remit('settled')
    await noteReturn(treasurer, returned((await itemOf(id, account)).id, code), false)
    const [mandate] = await database.select().from(mandates).where(eq(mandates.accountId, account))
    expect([mandate?.status, await held(account), (await mailsOf('debit-returned')).length]).toEqual([
      status,
      hold,
      told,
    ])
  })

  test.each(['inactive', 'suspended'] as const)(
    'promise no link to a member who is %s, and mail none: nothing can be signed behind it',
    async (status) => {
      const codes = ['AC04', 'MD01', 'AM04']
      const debtors = await Promise.all(codes.map(() => makeDebtor()))
      const id = await remit('settled')
      await ownerDatabase.update(socios).set({ status }).where(inArray(socios.id, debtors))
      for (const [index, account] of debtors.entries())
        await noteReturn(treasurer, returned((await itemOf(id, account)).id, codes[index]), false)
      expect(await mailsOf('mandate-request')).toEqual([])
      const told = await mailsOf('debit-returned')
      expect(told).toHaveLength(3)
      for (const { data } of told) {
        const message = await composeDebitReturned(data as MailData<'debit-returned'>, 'es')
        expect(message?.text).not.toMatch(/enlace|cobraremos/)
        expect(message?.text).toMatch(/Escríbenos\s+y\s+lo\s+aclaramos/)
      }
      expect(await requestMandate(treasurer, debtors[0] ?? '')).toEqual({ ok: false, reason: 'cannot-sign' })
    },
  )

  test('for a death keep the account held, told nothing and debited nothing, whatever the office presses', async () => {
    const account = await makeDebtor()
    const item = await itemOf(await remit('settled'), account)
    await noteReturn(treasurer, returned(item.id, 'MD07'), false)
    await ownerDatabase.delete(mails)
    expect(await collectAgain(treasurer, item.id)).toEqual({ ok: true })
    expect(await held(account)).toBe('MD07')
    await updateRow(memberAccounts, account, { holdWhy: null })
    await makeDebtor()
    const id = await choose()
    expect((await itemOf(id, account)).reason).toBe('retenido')
    await notifyRemittance(treasurer, id)
    expect(await requestMandate(treasurer, account)).toEqual({ ok: false, reason: 'cannot-sign' })
    expect(await mailsOf('debit-notice')).toHaveLength(1)
    const draft = await draftMandate(treasurer, account, null, 'es')
    const debtor = { holder: 'Joan Puig', iban: OTHER_IBAN }
    await signOnPaper(treasurer, draft.ok ? draft.id : '', { signedOn: '2026-11-02', debtor })
    await cancelRemittance(treasurer, id)
    expect((await itemOf(await choose(), account)).reason).toBeNull()
  })

  test('before the bank pays are rejections: nothing is reversed', async () => {
    const account = await makeDebtor()
    const id = await remit('presented')
    const item = await itemOf(id, account)
    const report = pain002([{ endToEndId: item.endToEndId ?? '', cents: 6_000 }])
    expect(await importFile(treasurer, Buffer.from(report))).toMatchObject({ ok: true, returned: 1, known: 0 })
    expect((await itemOf(id, account)).outcome).toBe('rejected')
    const [stored] = await database.select().from(bankFiles)
    expect(stored?.content).toMatch(/^v1\./)
    await settleRemittance(treasurer, id)
    expect(await database.select().from(payments)).toEqual([])
    await everythingFits()
  })

  test('from a file are shown first: the amount must be what was collected, and the reference the club’s', async () => {
    const [a, b] = [await makeDebtor(), await makeDebtor({ cents: 12_000 })]
    const id = await remit('settled')
    const [first, second] = [await itemOf(id, a), await itemOf(id, b)]
    const bytes = Buffer.from(
      camt054([
        { endToEndId: first.endToEndId ?? '', cents: 6_000 },
        { endToEndId: second.endToEndId ?? '', cents: 6_000 },
        { endToEndId: 'OTRO-1', cents: 6_000 },
      ]),
    )
    const shown = await previewFile(bytes)
    expect(shown).toMatchObject({
      preview: { foreign: 1, differing: [{ cents: 6_000, collectedCents: 12_000 }], returns: [{ itemId: first.id }] },
    })
    expect(await database.select().from(bankReturns)).toEqual([])
    expect(await importFile(treasurer, bytes)).toMatchObject({ ok: true, returned: 1, known: 0 })
    expect(await importFile(treasurer, bytes)).toMatchObject({ ok: false, reason: 'imported' })
    const [stored] = await database.select().from(bankFiles)
    expect(stored?.content).toBeNull()
    const other = Buffer.from(camt054([], { iban: 'DE89370400440532013000' }))
    expect(await previewFile(other)).toEqual({ ok: false, reason: 'other-account' })
    await everythingFits()
  })

  test('in two files, two hundred times in opposite order, reverse each debit once', async () => {
    for (let n = 0; n < 12; n += 1) await makeDebtor()
    const items = await itemsOf(await remit('settled'))
    const listed = items.map(({ endToEndId }) => ({ endToEndId: endToEndId ?? '', cents: 6_000 }))
    const files = [listed, listed.toReversed()].map((each) => Buffer.from(camt054(each)))
    const shown = await Promise.all(files.map(async (bytes) => ({ bytes, read: await previewFile(bytes) })))
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const { bytes, read } = shown[n % 2] ?? {}
        if (!bytes || !read?.ok) throw new Error('not read')
        return importPreviewed(treasurer, bytes, read.preview)
      }),
    )
    const done = outcomes.flatMap((outcome) => (outcome.ok ? [outcome] : []))
    expect(done.reduce((sum, outcome) => sum + outcome.returned, 0)).toBe(12)
    expect(await database.select().from(bankReturns)).toHaveLength(12)
    expect(
      await database
        .select()
        .from(payments)
        .where(sql`reverses is not null`),
    ).toHaveLength(12)
    await everythingFits()
  })
})

test('A refusal of the whole file names the debits that stay out when it is made again', async () => {
  const [a] = [await makeDebtor(), await makeDebtor()]
  const id = await remit('presented')
  const [{ messageId } = { messageId: '' }] = await database.select().from(remittances).where(eq(remittances.id, id))
  const item = await itemOf(id, a)
  const named = [{ endToEndId: item.endToEndId ?? '', cents: 6_000 }]
  const report = Buffer.from(pain002(named, { messageId: messageId ?? '', groupCode: 'AG01' }))
  const read = await previewFile(report)
  expect(read.ok && read.preview.refused).toEqual([{ id, code: 'AG01', culprits: [item.id] }])
  await remakeRemittance(treasurer, id, [item.id])
  const after = await previewFile(report)
  expect(after.ok && after.preview.refused).toEqual([{ id, code: 'AG01', culprits: null }])
})

test('A refusal that lists every debit blames those with a reason of their own, or none', async () => {
  const [a] = [await makeDebtor(), await makeDebtor()]
  const id = await remit('presented')
  const [{ messageId } = { messageId: '' }] = await database.select().from(remittances).where(eq(remittances.id, id))
  const items = await itemsOf(id)
  const own = await itemOf(id, a)
  const blamed = async (codeOf: (item: number) => string) => {
    const listed = items.map((item) => ({ endToEndId: item.endToEndId ?? '', cents: 6_000, code: codeOf(item.id) }))
    const read = await previewFile(Buffer.from(pain002(listed, { messageId: messageId ?? '', groupCode: 'AG01' })))
    return read.ok && read.preview.refused
  }
  expect(await blamed(() => 'AG01')).toEqual([{ id, code: 'AG01', culprits: [] }])
  expect(await blamed((item) => (item === own.id ? 'AC01' : 'AG01'))).toEqual([
    { id, code: 'AG01', culprits: [own.id] },
  ])
})

test('Of members that are erased a late return still posts', async () => {
  const account = await makeDebtor()
  const id = await remit('settled')
  await updateRow(memberAccounts, account, { socioId: null })
  await ownerDatabase.delete(socios).where(eq(socios.id, account))
  expect(await noteReturn(treasurer, returned((await itemOf(id, account)).id), false)).toEqual({ ok: true })
  await everythingFits()
})

test('A sealed remittance cannot be presented before, nor settled before it is presented', async () => {
  await makeDebtor()
  const id = await remit('notified')
  expect(await presentRemittance(treasurer, id)).toEqual({ ok: false, reason: 'conflict' })
  expect(await settleRemittance(treasurer, id)).toEqual({ ok: false, reason: 'conflict' })
})
