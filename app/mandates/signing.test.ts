import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  authVerifications,
  mails,
  mandates,
  memberAccounts,
  socios,
  treasuryCreditor,
} from '#app/database/schema.ts'
import { MEMBER } from '#app/platform/audit.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf } from '#tests/harness/rows.ts'
import { IBAN, OTHER_IBAN } from '#tests/harness/insert-creditor.ts'
import { makeCreditor } from '#tests/mandate-fixtures.ts'
import { makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { expireMandates, holdMandate, releaseMandate, revokeMandate, revokeOwnMandate } from './ending.server.ts'
import { readDocument } from './mandate-document.server.ts'
import { ownPaperOf } from './mandate-paper.server.ts'
import { sha256 } from './mandate-terms.server.ts'
import { composeMandateSigned } from './messages.server.tsx'
import { findOwnMandate, findOwnSheet } from './own-mandate.server.ts'
import { requestMandate } from './requests.server.ts'
import { draftMandate, signMandate, signOnPaper } from './signing.server.ts'

openTestDatabase('empty', 'panel')
beforeEach(() => makeCreditor())

const session = { language: 'es', link: 'session', requestId: 'req-1' } as const
const debtor = { holder: 'Clara Vidal Roca', iban: IBAN }

async function signed(socioId: string, given = debtor) {
  const own = await findOwnMandate(socioId, 'es')
  const terms = own?.offer?.onScreen?.digest ?? ''
  return signMandate(socioId, { ...given, terms, signature: given.holder }, session)
}

const mandatesOf = (accountId: string) =>
  database.select().from(mandates).where(eq(mandates.accountId, accountId)).orderBy(mandates.createdAt)
const statusesOf = async (accountId: string) =>
  (await mandatesOf(accountId)).map(({ reference, status }) => `${reference.split('-').at(-1)} ${status}`)
const linksOf = async (socioId: string) =>
  (await database.select().from(authVerifications)).filter(({ value }) => value.includes(socioId)).length
const actsOn = async (subject: string) =>
  (await database.select().from(auditLog).where(eq(auditLog.subject, subject))).map(
    ({ actor, action }) => `${actor} ${action}`,
  )

describe('A member who signs on screen', () => {
  test('has an order in force, with the words, the name, the hour and the request as evidence', async () => {
    const { id } = await makeSocio()
    expect(await signed(id)).toMatchObject({ ok: true })
    const [row] = await mandatesOf(id)
    if (!row) throw new Error('no mandate')
    const account = await rowOf(memberAccounts, id)
    expect(row).toMatchObject({
      reference: `${account.number}-1`,
      status: 'active',
      via: 'screen',
      signedOn: clubDay(),
      ibanLast4: '1332',
      noticeDays: 14,
    })
    for (const clear of [IBAN, 'Clara Vidal', 'Mediante la firma']) expect(JSON.stringify(row)).not.toContain(clear)
    const document = readDocument(row)
    expect(document).toMatchObject({
      language: 'es',
      reference: row.reference,
      debtor,
      signature: { via: 'screen', name: 'Clara Vidal Roca', link: 'session', requestId: 'req-1' },
    })
    expect(document?.statement[0]).toContain('Cercle Gastronòmic')
    expect(document?.facts.map(([, value]) => value)).toContain('ES77000B85626240')
    expect(sha256(JSON.stringify(document))).toBe(row.sha256)
  })

  test('pays by direct debit from then on, and the number of a transfer is not kept', async () => {
    const { id } = await makeSocio()
    await signed(id)
    const member = await rowOf(socios, id)
    expect(member).toMatchObject({ paymentMethod: 'direct-debit', iban: null, version: 2 })
    expect(await actsOn(id)).toContain(`${MEMBER} socio.mandate-signed`)
    const copies = (await database.select().from(mails)).filter(({ kind }) => kind === 'mandate-signed')
    expect(copies.map(({ recipient }) => recipient)).toContain(member.email)
    expect(JSON.stringify(copies)).not.toContain(IBAN)
  })

  test('gets a copy without a holder who is an advertisement', async () => {
    const { id } = await makeSocio()
    const copyOf = async (holder: string) => {
      const { id: mandateId } = accepted(await signed(id, { ...debtor, holder }))
      return (await composeMandateSigned({ requestId: '', mandateId }, 'es'))?.text
    }
    expect(await copyOf('Clara Vidal Roca')).toContain('Clara Vidal Roca')
    const copy = await copyOf('Gana dinero en www.casino.example')
    expect(copy).toContain('•••• 1332')
    expect(copy).not.toContain('casino')
  })

  test('signs a new order for another account, and the one before is replaced', async () => {
    const { id } = await makeSocio()
    await signed(id)
    await signed(id, { ...debtor, iban: OTHER_IBAN })
    expect(await statusesOf(id)).toEqual(['1 replaced', '2 active'])
  })

  test('reads the page again to correct the BIC or the address of an account abroad', async () => {
    const { id } = await makeSocio()
    const own = await findOwnMandate(id, 'es')
    const sign = (bic: string, town = 'Andorra la Vella') => {
      const address = { street: 'Av. Meritxell', number: '1', postCode: 'AD500', town, country: 'AD' }
      const given = { holder: 'Clara Vidal Roca', iban: 'AD1200012030200359100100', abroad: { bic, address } }
      const form = { ...given, terms: own?.offer?.onScreen?.digest ?? '', signature: given.holder }
      return signMandate(id, form, session)
    }
    const first = await sign('BACAADAD')
    expect(first).toMatchObject({ ok: true })
    expect(await sign('BACAADAD')).toEqual(first)
    expect(await sign('CRDAADAD')).toEqual({ ok: false, reason: 'mandate-changed' })
    expect(await sign('BACAADAD', 'Encamp')).toEqual({ ok: false, reason: 'mandate-changed' })
  })

  test('twenty times at once makes one order', async () => {
    const { id } = await makeSocio()
    const own = await findOwnMandate(id, 'es')
    const form = { ...debtor, terms: own?.offer?.onScreen?.digest ?? '', signature: debtor.holder }
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => signMandate(id, form, session)))
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect(await statusesOf(id)).toEqual(['1 active'])
  })

  test('signs nothing but the words on the page', async () => {
    const { id } = await makeSocio()
    const own = await findOwnMandate(id, 'es')
    const form = { ...debtor, terms: own?.offer?.onScreen?.digest ?? '', signature: debtor.holder }
    await database.update(treasuryCreditor).set({ noticeDays: 7 })
    expect(await signMandate(id, form, session)).toEqual({ ok: false, reason: 'mandate-changed' })
    await makeCreditor(null)
    expect(await signed(id)).toEqual({ ok: false, reason: 'mandate-changed' })
    expect(await signMandate(crypto.randomUUID(), form, session)).toEqual({ ok: false, reason: 'unknown' })
    expect(await mandatesOf(id)).toEqual([])
  })
})

describe('An order on paper', () => {
  test('is a draft until the office has the signature, and does not end the one in force', async () => {
    const { id } = await makeSocio()
    await signed(id)
    const draft = await draftMandate(MEMBER, id, { ...debtor, iban: OTHER_IBAN }, 'ca')
    expect(await statusesOf(id)).toEqual(['1 active', '2 draft'])
    expect(await draftMandate(MEMBER, id, { ...debtor, iban: OTHER_IBAN }, 'ca')).toEqual(draft)
    const mandateId = draft.ok ? draft.id : ''
    const tomorrow = new Date(Date.now() + 2 * 86_400_000)
    const early = await signOnPaper(secretary, mandateId, { signedOn: clubDay(tomorrow), debtor: null })
    expect(early).toEqual({ ok: false, reason: 'past' })
    await signOnPaper(secretary, mandateId, { signedOn: '2026-11-02', debtor: null })
    expect(await statusesOf(id)).toEqual(['1 replaced', '2 active'])
    const row = (await mandatesOf(id))[1]
    expect(row).toMatchObject({ via: 'paper', signedOn: '2026-11-02', ibanLast4: '3000' })
    expect(row && readDocument(row)).toMatchObject({
      language: 'ca',
      signature: { via: 'paper', signedOn: '2026-11-02', notedBy: secretary.id },
    })
    expect(await actsOn(id)).toContain(`${secretary.id} socio.mandate-signed`)
    expect(await signOnPaper(secretary, mandateId, { signedOn: '2026-11-02', debtor: null })).toEqual({
      ok: false,
      reason: 'conflict',
    })
  })

  test('printed without an account needs one, and another sheet has another reference', async () => {
    const { id } = await makeSocio()
    const { id: mandateId } = accepted(await draftMandate(secretary, id, null, 'es'))
    const signedOn = '2026-11-02'
    expect(await signOnPaper(secretary, mandateId, { signedOn, debtor: null })).toMatchObject({ reason: 'missing' })
    await draftMandate(secretary, id, debtor, 'es')
    expect(await statusesOf(id)).toEqual(['1 replaced', '2 draft'])
    expect(await signOnPaper(secretary, mandateId, { signedOn, debtor })).toMatchObject({ reason: 'conflict' })
  })

  test('shows the whole account to the member’s session until it is signed, and never behind a link', async () => {
    const { id } = await makeSocio()
    const accountOn = async (link: 'session' | 'mandate') => {
      const document = await findOwnSheet(id)
      return document && ownPaperOf(document, link).paper.debtor.map(([, value]) => value)
    }
    const draft = await draftMandate(MEMBER, id, debtor, 'es')
    expect(await accountOn('session')).toEqual(['Clara Vidal Roca', 'ES91 2100 0418 4502 0005 1332'])
    expect(await accountOn('mandate')).toEqual(['', ''])
    await signOnPaper(secretary, draft.ok ? draft.id : '', { signedOn: '2026-11-02', debtor: null })
    for (const link of ['session', 'mandate'] as const) expect(await accountOn(link)).toEqual(['C. V. R.', '•••• 1332'])
  })

  test('is not prepared without a creditor', async () => {
    const { id } = await makeSocio()
    await database.delete(treasuryCreditor)
    expect(await draftMandate(secretary, id, debtor, 'es')).toEqual({ ok: false, reason: 'closed' })
  })
})

describe('An order in force', () => {
  test('is frozen: nobody changes its date, its reference or its words', async () => {
    const { id } = await makeSocio()
    await signed(id)
    for (const change of [{ signedOn: '2020-01-01' }, { reference: 'X-1' }, { sha256: '0' }, { ibanLast4: '0000' }])
      await expect(database.update(mandates).set(change).where(eq(mandates.accountId, id))).rejects.toThrow()
    expect(await statusesOf(id)).toEqual(['1 active'])
  })

  test('is held and released by the office', async () => {
    const { id } = await makeSocio()
    const { id: mandateId } = accepted(await signed(id))
    expect(await holdMandate(secretary, mandateId)).toEqual({ ok: true })
    expect(await holdMandate(secretary, mandateId)).toEqual({ ok: false, reason: 'conflict' })
    expect(await statusesOf(id)).toEqual(['1 hold'])
    expect(await releaseMandate(secretary, mandateId)).toEqual({ ok: true })
    expect(await actsOn(id)).toEqual(
      expect.arrayContaining([`${secretary.id} socio.mandate-held`, `${secretary.id} socio.mandate-released`]),
    )
  })

  test('stays on hold with another account, on screen and on paper', async () => {
    const { id } = await makeSocio()
    const outcome = await signed(id)
    await holdMandate(secretary, outcome.ok ? outcome.id : '')
    const own = await findOwnMandate(id, 'es')
    const form = { ...debtor, iban: OTHER_IBAN, terms: own?.offer?.onScreen?.digest ?? '', signature: debtor.holder }
    const again = [await signMandate(id, form, session), await signMandate(id, form, session)]
    expect(new Set(again.map((one) => one.ok && one.id)).size).toBe(1)
    expect(await statusesOf(id)).toEqual(['1 replaced', '2 hold'])
    const draft = await draftMandate(MEMBER, id, debtor, 'es')
    await signOnPaper(secretary, draft.ok ? draft.id : '', { signedOn: '2026-11-02', debtor: null })
    expect(await statusesOf(id)).toEqual(['1 replaced', '2 replaced', '3 hold'])
  })

  test('is revoked by the office once, by the member as often as they ask, with one mail', async () => {
    const { id } = await makeSocio()
    const { id: mandateId } = accepted(await signed(id))
    expect(await revokeMandate(secretary, mandateId)).toEqual({ ok: true })
    expect(await revokeMandate(secretary, mandateId)).toEqual({ ok: false, reason: 'conflict' })
    await signed(id)
    expect(await revokeOwnMandate(id)).toEqual({ ok: true })
    expect(await revokeOwnMandate(id)).toEqual({ ok: true })
    expect(await statusesOf(id)).toEqual(['1 revoked', '2 revoked'])
    const told = (await database.select().from(mails)).filter(({ kind }) => kind === 'mandate-revoked')
    expect(told).toHaveLength(1)
  })

  test.each([
    ['the member', (id: string) => revokeOwnMandate(id)],
    ['the office', async (id: string) => revokeMandate(secretary, (await mandatesOf(id))[0]?.id ?? '')],
  ])('that is held leaves the account held when %s revokes it, whatever is signed then', async (_, revoke) => {
    const { id } = await makeSocio()
    const outcome = await signed(id)
    await holdMandate(secretary, outcome.ok ? outcome.id : '')
    expect(await revoke(id)).toEqual({ ok: true })
    expect(await signed(id)).toMatchObject({ ok: true })
    expect(await statusesOf(id)).toEqual(['1 revoked', '2 active'])
    const account = await rowOf(memberAccounts, id)
    expect(account.holdWhy).toBe(`${account.number}-1`)
    expect((await actsOn(id)).filter((act) => act.endsWith('member-account.held'))).toHaveLength(1)
  })

  test('expires 36 months after the last debit, or after the signature', async () => {
    const cases = [
      ['2023-11-27', null, true],
      ['2020-01-01', '2026-01-05', false],
      [clubDay(), null, false],
    ] as const
    for (const [signedOn, lastDueOn, isOver] of cases) {
      const { id } = await makeSocio()
      const draft = await draftMandate(secretary, id, debtor, 'es')
      await signOnPaper(secretary, draft.ok ? draft.id : '', { signedOn, debtor: null })
      await database.update(mandates).set({ lastDueOn }).where(eq(mandates.accountId, id))
      await database.transaction(expireMandates)
      expect(await statusesOf(id), signedOn).toEqual([isOver ? '1 expired' : '1 active'])
    }
  })

  test('expires once its account is free: whoever has the account can lock its order', async () => {
    const { id } = await makeSocio()
    await signed(id)
    await database.update(mandates).set({ status: 'hold', lastDueOn: '2023-11-27' }).where(eq(mandates.accountId, id))
    const locks = await Promise.allSettled([
      database.transaction(async (office) => {
        await office.select().from(memberAccounts).where(eq(memberAccounts.id, id)).for('no key update')
        await setTimeout(500)
        await office.select().from(mandates).where(eq(mandates.accountId, id)).for('update', { noWait: true })
      }),
      setTimeout(100).then(() => database.transaction(expireMandates)),
    ])
    expect(locks.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await statusesOf(id)).toEqual(['1 expired'])
  })
})

describe('Mailed links of a member', () => {
  test('are one at a time, of whom the others keep theirs', async () => {
    const [{ id }, other] = [await makeSocio(), await makeSocio()]
    await requestMandate(secretary, other.id)
    for (let n = 0; n < 3; n++) await requestMandate(secretary, id)
    expect([await linksOf(id), await linksOf(other.id)]).toEqual([1, 1])
  })

  test('end when an order is signed on screen or on paper, and when it is revoked by anybody', async () => {
    const { id } = await makeSocio()
    const inForce = async () => (await mandatesOf(id)).find(({ status }) => status === 'active')?.id ?? ''
    const ways = {
      screen: () => signed(id),
      async paper() {
        const draft = await draftMandate(secretary, id, debtor, 'es')
        return signOnPaper(secretary, draft.ok ? draft.id : '', { signedOn: '2026-11-02', debtor: null })
      },
      office: async () => revokeMandate(secretary, await inForce()),
      async member() {
        await signed(id)
        await requestMandate(secretary, id)
        return revokeOwnMandate(id)
      },
    }
    for (const [way, end] of Object.entries(ways)) {
      await requestMandate(secretary, id)
      expect(await end(), way).toMatchObject({ ok: true })
      expect(await linksOf(id), way).toBe(0)
    }
  })
})
