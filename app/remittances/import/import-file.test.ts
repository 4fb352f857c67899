import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { auditLog, bankFiles, bankReturns, memberAccounts, payments, socios } from '#app/database/schema.ts'
import { openCharges } from '#app/treasury/open-charges.server.ts'
import { postPayment } from '#app/treasury/payments.server.ts'
import { addDays } from '#app/platform/club-day.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { camt054, statement } from '#tests/bank-files.ts'
import { openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { dueOn } from '#tests/harness/insert-debtors.ts'
import { makeCreditor } from '#tests/mandate-fixtures.ts'
import {
  itemOf,
  itemsOf,
  makeCharge,
  makeDebtor,
  remit,
  statusOf,
  treasurer,
  wrongRemittances,
} from '#tests/remittance-fixtures.ts'
import { wrongSums } from '#tests/treasury-fixtures.ts'
import { importFile, importPreviewed, type Choice } from './import-file.server.ts'
import { previewFile, type Preview } from './preview-file.server.ts'

openTestDatabase('empty', 'panel')

beforeEach(async () => {
  await ownerDatabase.execute(sql`truncate remittances, remittance_items, remittance_lines, payments, payment_parts, charges,
    bank_returns, bank_files, mandates, member_accounts, socios, mails cascade`)
  await makeCreditor()
})

const everythingFits = async () => expect([...(await wrongSums()), ...(await wrongRemittances())]).toEqual([])

async function makeMember(fullName: string, cents = 6_000, holder?: string) {
  const options = holder === undefined ? { mandate: null } : { holder }
  const id = await makeDebtor({ cents, member: { fullName, paymentMethod: 'transfer' }, ...options })
  const [account] = await database.select().from(memberAccounts).where(eq(memberAccounts.id, id))
  return { id, number: account?.number ?? '' }
}

async function show(text: string): Promise<Preview> {
  return accepted(await previewFile(Buffer.from(text))).preview
}

/** Every certain row, as the page ticks them. */
function certain({ credits, settlements }: Preview): Choice {
  const sure = credits.filter(({ proposal }) => proposal?.isCertain)
  return {
    chargesFee: false,
    returns: [],
    remittances: settlements.filter(({ isCertain }) => isCertain).map(({ remittanceId }) => remittanceId),
    credits: sure.map(({ key }) => key),
    accounts: Object.fromEntries(sure.map(({ key, proposal }) => [key, proposal?.number])),
  }
}

const noteAs = (credits: Preview['credits'], number: string): Choice => ({
  chargesFee: false,
  returns: [],
  remittances: [],
  credits: credits.map(({ key }) => key),
  accounts: Object.fromEntries(credits.map(({ key }) => [key, number])),
})

describe('Of money that has come', () => {
  test('the number in the text with the amount or the name is certain; less is proposed; nothing is posted', async () => {
    const nuria = await makeMember('Núria Puig i Ferrer')
    const marta = await makeMember('Marta Col·lell', 4_500)
    const signed = await makeMember('Oriol Camps', 7_700, 'Empresa Camps')
    const only = await makeMember('Joan Riera', 9_100)
    await makeMember('Pere Vila', 1_000)
    await makeMember('Pere Vila', 2_000)
    const { credits } = await show(
      statement([
        { cents: 6_000, text: `QUOTA ${nuria.number.replace('-', ' ')}`, reference: '1' },
        { cents: 100, payer: 'PUIG FERRER, NURIA', text: nuria.number, reference: '2' },
        { cents: 100, payer: 'BANC', text: nuria.number, reference: '3' },
        { cents: 4_500, payer: 'COLLELL MARTA', text: 'QUOTA', reference: '4' },
        { cents: 7_700, payer: 'EMPRESA CAMPS', text: 'QUOTA', reference: '5' },
        { cents: 9_100, payer: 'LA SEVA MARE', text: 'QUOTA', reference: '6' },
        { cents: 2_000, payer: 'VILA PERE', text: '', reference: '7' },
        { cents: 3_333, payer: 'VILA PERE', text: '', reference: '8' },
        { cents: 6_000, payer: 'DESCONEGUT', text: `C-00001 ${nuria.number} ${marta.number}`, reference: '9' },
        { cents: 55, payer: 'ALTRE', text: 'LOTERIA', reference: '10' },
      ]),
    )
    const shown = new Map(
      credits.map(({ cents, text, payer, proposal }) => [
        `${cents} ${payer} ${text}`.trim(),
        proposal && [proposal.number, proposal.isCertain, ...proposal.grounds],
      ]),
    )
    expect(Object.fromEntries(shown)).toEqual({
      [`6000  QUOTA ${nuria.number.replace('-', ' ')}`]: [nuria.number, true, 'reference', 'amount'],
      [`100 PUIG FERRER, NURIA ${nuria.number}`]: [nuria.number, true, 'reference', 'name'],
      [`100 BANC ${nuria.number}`]: [nuria.number, false, 'reference'],
      '4500 COLLELL MARTA QUOTA': [marta.number, false, 'name', 'amount'],
      '7700 EMPRESA CAMPS QUOTA': [signed.number, false, 'holder', 'amount'],
      '9100 LA SEVA MARE QUOTA': [only.number, false, 'amount'],
      '2000 VILA PERE': [expect.any(String), false, 'name', 'amount'],
      '3333 VILA PERE': null,
      [`6000 DESCONEGUT C-00001 ${nuria.number} ${marta.number}`]: [nuria.number, false, 'reference', 'amount'],
      '55 ALTRE LOTERIA': null,
    })
    expect(await database.select().from(payments)).toEqual([])
    expect(await database.select().from(bankFiles)).toEqual([])
  })

  test('ticked rows are transfers of their day, the rest stays; the same file again posts nothing twice', async () => {
    const { id, number } = await makeMember('Núria Puig')
    const dinner = await makeCharge(id, 4_500, '2027-03-01')
    const bytes = Buffer.from(
      statement([
        { cents: 4_500, text: number, payer: 'PUIG NURIA', reference: '1', day: '2027-01-19' },
        { cents: 700, text: 'LOTERIA', reference: '2' },
      ]),
    )
    const preview = await show(bytes.toString())
    expect(await importFile(treasurer, bytes, certain(preview))).toMatchObject({ ok: true, paid: 1, refused: [] })
    const [paid, ...others] = await database.select().from(payments)
    expect(others).toEqual([])
    expect(paid).toMatchObject({
      accountId: id,
      method: 'transfer',
      cents: 4_500,
      receivedOn: '2027-01-19',
      note: null,
    })
    expect((await openCharges(database, [id])).map((charge) => charge.id)).not.toContain(dinner)
    const again = await show(bytes.toString())
    expect(again).toMatchObject({ knownCredits: 1, credits: [{ cents: 700 }] })
    expect(again.importedOn).not.toBeNull()
    expect(await importPreviewed(treasurer, bytes, preview, certain(preview))).toMatchObject({ reason: 'imported' })
    expect(await importFile(treasurer, bytes, noteAs(again.credits, number.slice(2)))).toMatchObject({ paid: 1 })
    expect(await previewFile(bytes)).toMatchObject({ ok: false, reason: 'imported' })
    const audited = await database.select().from(auditLog).where(eq(auditLog.subject, id))
    expect(audited.map(({ action }) => action)).toEqual(['member-account.paid', 'member-account.paid'])
    await everythingFits()
  })

  test('nothing of who is not a member is stored, and no account number', async () => {
    const { number } = await makeMember('Núria Puig')
    const iban = 'ES7921000813610123456789'
    const bytes = Buffer.from(
      statement([
        { cents: 6_000, text: `${number} ${iban}`, payer: 'PUIG NURIA', reference: '1' },
        { cents: 700, payer: 'ESTRANYA PERSONA', text: iban, reference: '2' },
      ]),
    )
    const preview = await show(bytes.toString())
    expect(JSON.stringify(preview)).not.toContain('0123456789')
    await importFile(treasurer, bytes, certain(preview))
    const stored = await Promise.all([bankFiles, payments, auditLog].map((table) => database.select().from(table)))
    expect(JSON.stringify(stored)).not.toMatch(/ESTRANYA|0123456789/)
    expect(stored[0]).toMatchObject([{ content: null, counts: { credits: 2 } }])
  })

  test('what a sealed remittance debits is refused with its number, an unknown account too; the others are posted', async () => {
    const [nuria, marta] = [await makeMember('Núria Puig', 6_000, 'Núria Puig'), await makeMember('Marta Riera', 0)]
    await updateRow(socios, nuria.id, { paymentMethod: 'direct-debit' })
    const remittance = await remit('sealed')
    const preview = await show(
      statement([
        { cents: 6_000, text: nuria.number, payer: 'PUIG NURIA', reference: '1' },
        { cents: 500, text: marta.number, payer: 'RIERA MARTA', reference: '2' },
        { cents: 800, text: '', payer: 'ALTRE', reference: '3' },
      ]),
    )
    const [first] = preview.credits.filter(({ cents }) => cents === 6_000)
    expect(first?.proposal).toMatchObject({ remittance, isCertain: false })
    const all = preview.credits.map(({ key, proposal }) => [key, proposal?.number ?? 'C-99999'])
    const choice = { ...noteAs(preview.credits, ''), accounts: Object.fromEntries(all) }
    const outcome = await importPreviewed(treasurer, Buffer.from('x'), preview, choice)
    expect(outcome).toMatchObject({
      paid: 1,
      refused: expect.arrayContaining([
        { number: nuria.number, cents: 6_000, ok: false, reason: 'at-the-bank', remittance },
        { number: 'C-99999', cents: 800, ok: false, reason: 'unknown' },
      ]),
    })
    const [account] = await database.select().from(memberAccounts).where(eq(memberAccounts.id, marta.id))
    expect(account?.creditCents).toBe(500)
    await everythingFits()
  })

  test('a transfer that was noted by hand some days before is not ticked', async () => {
    const { id, number } = await makeMember('Núria Puig', 12_000)
    await database.transaction((tx) =>
      postPayment(tx, {
        accountId: id,
        cents: 6_000,
        method: 'transfer',
        receivedOn: '2027-01-18',
        key: crypto.randomUUID(),
        createdBy: 't',
      }),
    )
    const { credits } = await show(statement([{ cents: 6_000, text: number, reference: '1' }]))
    expect(credits[0]?.proposal).toMatchObject({ notedOn: '2027-01-18', isCertain: false })
  })

  test('a transfer that another file names in another way, or this one twice, is not ticked again', async () => {
    const { number } = await makeMember('Núria Puig', 12_000)
    const entry = { cents: 6_000, text: number, payer: 'PUIG NURIA' }
    const first = statement([{ ...entry, reference: 'B-1' }])
    await importFile(treasurer, Buffer.from(first), certain(await show(first)))
    const { credits } = await show(statement([{ ...entry, day: '2027-01-21' }]))
    expect(credits[0]?.proposal).toMatchObject({ notedOn: '2027-01-20', isCertain: false })
    const twice = await show(statement([entry, entry].map((one) => ({ ...one, cents: 1_200 }))))
    expect(twice.credits.map(({ proposal }) => [proposal?.isRepeated, proposal?.isCertain])).toEqual([
      [false, true],
      [true, false],
    ])
  })

  test('of two charges of one amount it pays the one that no sealed remittance debits', async () => {
    const nuria = await makeMember('Núria Puig', 6_000, 'Núria Puig')
    await updateRow(socios, nuria.id, { paymentMethod: 'direct-debit' })
    await remit('sealed')
    const dinner = await makeCharge(nuria.id, 6_000, '2027-03-01')
    const text = statement([{ cents: 6_000, text: nuria.number, payer: 'PUIG NURIA', reference: '1' }])
    const preview = await show(text)
    expect(preview.credits[0]?.proposal).toMatchObject({ remittance: null, isCertain: true })
    expect(await importFile(treasurer, Buffer.from(text), certain(preview))).toMatchObject({ paid: 1, refused: [] })
    expect((await openCharges(database, [nuria.id])).map(({ id }) => id)).not.toContain(dinner)
    await everythingFits()
  })

  test('a member without an account gets one', async () => {
    const { id, number } = await makeMember('Núria Puig', 0)
    await ownerDatabase.delete(memberAccounts).where(eq(memberAccounts.id, id))
    const preview = await show(statement([{ cents: 6_000, text: number, payer: 'NURIA PUIG', reference: '1' }]))
    expect(await importPreviewed(treasurer, Buffer.from('x'), preview, certain(preview))).toMatchObject({ paid: 1 })
  })

  test('two statements that overlap, two hundred times at once, post each entry once', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, (_, n) => makeMember(`Núria Puig ${n}`)))
    const entries = members.map(({ number }, n) => ({ cents: 6_000, text: number, reference: `R${n}` }))
    const files = [entries.slice(0, 6), entries.slice(2).toReversed()].map((some) => Buffer.from(statement(some)))
    const shown = await Promise.all(files.map(async (bytes) => ({ bytes, preview: await show(bytes.toString()) })))
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const { bytes, preview } = shown[n % 2] ?? {}
        if (!bytes || !preview) throw new Error('not read')
        return importPreviewed(treasurer, bytes, preview, certain(preview))
      }),
    )
    expect(outcomes.reduce((sum, outcome) => sum + (outcome.ok ? outcome.paid : 0), 0)).toBe(8)
    expect(await database.select().from(payments)).toHaveLength(8)
    await everythingFits()
  })

  test('the same entry for two accounts at once is noted on one of them', async () => {
    const [nuria, marta] = [await makeMember('Núria Puig'), await makeMember('Marta Riera')]
    const preview = await show(statement([{ cents: 700, text: '', reference: '1' }]))
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        importPreviewed(
          treasurer,
          Buffer.from('x'),
          // As of two files that both have it.
          { ...preview, sha256: String(n % 2) },
          noteAs(preview.credits, (n % 2 ? nuria : marta).number),
        ),
      ),
    )
    expect(outcomes.reduce((sum, outcome) => sum + (outcome.ok ? outcome.paid : 0), 0)).toBe(1)
    await everythingFits()
  })
})

describe('The bank pays a remittance', () => {
  test.each(['-RCUR', '', 'text'])('in one sum, which names it (%s)', async (part) => {
    await makeDebtor()
    await makeDebtor({ cents: 4_000 })
    const id = await remit('presented')
    const [{ messageId } = { messageId: '' }] = await database.execute<{ messageId: string }>(
      sql`select message_id as "messageId" from remittances`,
    )
    const named = part === 'text' ? { text: `ABONO ${messageId.replaceAll('-', '')}` } : { file: `${messageId}${part}` }
    const bytes = Buffer.from(statement([{ cents: 10_000, reference: '1', ...named, day: dueOn }]))
    const preview = await show(bytes.toString())
    expect(preview).toMatchObject({ credits: [], settlements: [{ remittanceId: id, isCertain: true }] })
    expect(await statusOf(id)).toBe('presented')
    expect(await importFile(treasurer, bytes, certain(preview))).toMatchObject({ settled: [id] })
    expect(await statusOf(id)).toBe('settled')
    expect((await database.select().from(payments)).map(({ receivedOn }) => receivedOn)).toEqual([dueOn, dueOn])
    expect(await previewFile(bytes)).toMatchObject({ reason: 'imported' })
    await everythingFits()
  })

  test('another sum, or a sum that names nothing, is not ticked; what comes back in the same file is a return', async () => {
    await makeDebtor()
    const account = await makeDebtor({ cents: 4_000 })
    const id = await remit('sealed')
    const item = await itemOf(id, account)
    const other = await show(
      statement([{ cents: 9_000, reference: '1', text: `ABONO ${item.endToEndId?.slice(0, 9)}` }]),
    )
    expect(other.settlements).toEqual([])
    const few = await show(statement([{ cents: 9_000, reference: '1', endToEndId: item.endToEndId ?? '' }]))
    expect(few.settlements).toMatchObject([{ cents: 9_000, expectedCents: 10_000, isCertain: false }])
    const bytes = Buffer.from(
      statement([{ cents: 10_000, reference: '1', day: addDays(dueOn, 1) }], {
        returns: [{ endToEndId: item.endToEndId ?? '', cents: 4_000 }],
      }),
    )
    const sum = await show(bytes.toString())
    expect(sum.settlements).toMatchObject([{ remittanceId: id, isCertain: false }])
    const outcome = await importFile(treasurer, bytes, { ...certain(sum), remittances: [id] })
    expect(outcome).toMatchObject({ settled: [id], returned: 1 })
    expect((await itemOf(id, account)).outcome).toBe('returned')
    await everythingFits()
  })
})

test('A sum of a remittance stays a credit, and is proposed for it only when the file has it once', async () => {
  await makeDebtor()
  await makeDebtor()
  const id = await remit('presented')
  const [{ messageId } = { messageId: '' }] = await database.execute<{ messageId: string }>(
    sql`select message_id as "messageId" from remittances`,
  )
  const sum = { cents: 12_000, day: dueOn, payer: 'ALTRE' }
  const shownOf = async (entries: Parameters<typeof statement>[0]) => {
    const { settlements, credits } = await show(statement(entries))
    return [settlements.map(({ remittanceId }) => remittanceId), credits.length]
  }
  expect(await shownOf([{ ...sum, reference: '1' }])).toEqual([[id], 1])
  expect(await shownOf(['1', '2'].map((reference) => ({ ...sum, reference })))).toEqual([[], 2])
  const named = { cents: 12_000, day: dueOn, reference: '3', file: messageId }
  expect(await shownOf([{ ...sum, reference: '1' }, named])).toEqual([[id], 1])
})

describe('A return without the club’s reference', () => {
  test('is proposed by mandate, amount and day, and posted only when it is ticked', async () => {
    const account = await makeDebtor()
    const id = await remit('settled')
    const [item] = await itemsOf(id)
    const [{ reference } = { reference: '' }] = await database.execute<{ reference: string }>(
      sql`select reference from mandates where account_id = ${account}`,
    )
    const file = (changed: { cents?: number; mandate?: string }, day = addDays(dueOn, 3)) =>
      camt054([{ endToEndId: 'NOTPROVIDED', cents: 6_000, mandate: reference.toLowerCase(), ...changed }]).replaceAll(
        '2027-01-20',
        day,
      )
    for (const other of [
      file({ cents: 6_001 }),
      file({ mandate: 'C-1' }),
      file({}, addDays(dueOn, -1)),
      file({}, addDays(dueOn, 420)),
    ])
      expect(await show(other)).toMatchObject({ proposed: [], foreign: 1 })
    const bytes = Buffer.from(file({}))
    const preview = await show(bytes.toString())
    expect(preview).toMatchObject({ returns: [], foreign: 0, proposed: [{ itemId: item?.id, code: 'AM04' }] })
    expect(await importFile(treasurer, bytes)).toMatchObject({ returned: 0 })
    expect(await database.select().from(bankReturns)).toEqual([])
    expect(await importFile(treasurer, bytes, { ...certain(preview), returns: [item?.id ?? 0] })).toMatchObject({
      returned: 1,
    })
    expect((await itemOf(id, account)).outcome).toBe('returned')
    await everythingFits()
  })
})
