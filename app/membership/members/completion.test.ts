import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { socios } from '#app/database/schema.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { completionForm, makeRequest, makeSocio } from '#tests/membership-fixtures.ts'
import { parseForm } from '#tests/harness/parse-form.ts'
import { completionSchema } from './completion-forms.ts'
import { socioFields } from './socio-fields.ts'
import { completeMembership, findCompletion } from './completion.server.ts'
import * as review from '#app/membership/requests/review.server.ts'

openTestDatabase('empty', 'public')
const withdrawRequest = inPool('panel', review.withdrawRequest)

const how = { language: 'ca', privacyVersion: '2026-11-21' } as const
const rowOf = async (id: string) => (await database.select().from(socios).where(eq(socios.id, id)))[0]

describe('the link of an approval', () => {
  test('shows the form with the data of the request', async () => {
    const id = await makeRequest({
      status: 'approved',
      fullName: 'Aina Ferrer',
      email: 'aina@example.org',
      phone: '600',
    })
    expect(await findCompletion(id)).toEqual({
      ok: true,
      fullName: 'Aina Ferrer',
      email: 'aina@example.org',
      phone: '600',
    })
  })

  test('is refused when missing, unknown, not approved, or completed already', async () => {
    expect(await findCompletion('')).toEqual({ ok: false, reason: 'no-token' })
    for (const token of [
      'hola',
      "' or 1=1",
      crypto.randomUUID(),
      await makeRequest(),
      await makeRequest({ status: 'rejected' }),
      await makeRequest({ status: 'baja' }),
    ]) {
      expect(await findCompletion(token)).toEqual({ ok: false, reason: 'unknown' })
      expect(await completeMembership(token, completionForm(), how)).toEqual({ ok: false, reason: 'unknown' })
    }
    const { requestId } = await makeSocio()
    expect(await findCompletion(requestId)).toEqual({ ok: false, reason: 'completed' })
  })
})

describe('completing', () => {
  test('creates the member with a membership number and encrypts private fields', async () => {
    const requestId = await makeRequest({ status: 'approved' })
    const outcome = await completeMembership(requestId, completionForm(), how)
    const row = await rowOf(outcome.ok ? outcome.id : '')
    expect(row).toMatchObject({
      membershipRequestId: requestId,
      status: 'active',
      membershipType: 'Regular',
      userId: null,
      language: 'ca',
      privacyVersion: '2026-11-21',
      dietConsentVersion: '2026-11-21',
    })
    expect(row?.membershipNumber).toMatch(/^C-\d{5}$/)
    for (const secret of ['ES9121000418450200051332', '1980-02-29', 'Jordi Vidal', '600 999 888', 'celíaca'])
      expect(JSON.stringify(row)).not.toContain(secret)
    expect(row?.iban).toMatch(/^v1\./)
  })

  test('at the same time from many tabs makes one member', async () => {
    const requestId = await makeRequest({ status: 'approved' })
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => completeMembership(requestId, completionForm(), how)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'completed')).toHaveLength(7)
    expect(await database.$count(socios, eq(socios.membershipRequestId, requestId))).toBe(1)
  })

  test('while the request goes to baja leaves no active member', async () => {
    for (let round = 0; round < 5; round++) {
      const requestId = await makeRequest({ status: 'approved' })
      await Promise.all([
        completeMembership(requestId, completionForm(), how),
        withdrawRequest({ id: 'secretaria' }, requestId),
      ])
      const [socio] = await database
        .select({ status: socios.status })
        .from(socios)
        .where(eq(socios.membershipRequestId, requestId))
      expect(socio?.status ?? 'none').not.toBe('active')
    }
  })

  test('without a diet stores no consent', async () => {
    const { id } = await makeSocio({ dietary_restrictions: undefined, diet_consent: 'on' })
    expect(await rowOf(id)).toMatchObject({ dietaryRestrictions: null, dietConsentAt: null })
  })
})

describe('the form', () => {
  const parse = (fields: Record<string, string>) => {
    const filled = { full_name: 'Clara Vidal', email: 'clara@example.org', privacy: 'on', ...fields }
    const submission = parseForm(completionSchema, filled)
    return submission.status === 'success' ? submission.value : submission.error
  }
  const year = new Date().getFullYear()

  test('needs only name, email and the acknowledgement; the default payment method is transfer', () => {
    expect(parse({})).toMatchObject({ full_name: 'Clara Vidal', payment_method: 'transfer' })
    expect(parse({ full_name: 'C', email: 'clara', privacy: '' })).toMatchObject({
      full_name: ['nameTooShort'],
      email: ['emailInvalid'],
      privacy: ['privacyRequired'],
    })
  })

  test('checks the account number for a transfer, and drops fields of other payment methods', () => {
    expect(
      parse({ payment_method: 'transfer', iban: 'es91 2100 0418 4502 0005 1332', card_holder_name: 'Clara' }),
    ).toMatchObject({ iban: 'ES9121000418450200051332', card_holder_name: undefined })
    expect(parse({ payment_method: 'transfer', iban: 'ES00 2100' })).toEqual({ iban: ['ibanInvalid'] })
    expect(parse({ payment_method: 'card', iban: 'ES00 2100', card_holder_name: 'Clara' })).toMatchObject({
      iban: undefined,
      card_holder_name: 'Clara',
    })
    expect(parse({ payment_method: 'cheque' })).toEqual({ payment_method: ['optionUnknown'] })
  })

  test('accepts adults and existing dates', () => {
    expect(parse({ birth_date: '1980-02-29' })).toMatchObject({ birth_date: '1980-02-29' })
    expect(parse({ birth_date: `${year - 18}-01-01` })).toMatchObject({ birth_date: `${year - 18}-01-01` })
    for (const wrong of ['1981-02-29', '29/02/1980', '1800-01-01', '0000-00-00'])
      expect(parse({ birth_date: wrong })).toEqual({ birth_date: ['birthDateInvalid'] })
  })

  test('refuses minors, whom the office can enter', () => {
    const date = `${year - 17}-01-01`
    expect(parse({ birth_date: date })).toEqual({ birth_date: ['tooYoung'] })
    expect(v.safeParse(socioFields.birth_date, date).success).toBe(true)
    expect(v.safeParse(socioFields.birth_date, `${year + 1}-01-01`).success).toBe(false)
  })

  test('needs its own consent for a diet', () => {
    expect(parse({ dietary_restrictions: 'celíaca' })).toEqual({ diet_consent: ['dietConsentRequired'] })
    expect(parse({ dietary_restrictions: 'celíaca', diet_consent: 'on' })).toMatchObject({
      dietary_restrictions: 'celíaca',
    })
  })
})
