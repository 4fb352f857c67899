import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { IBAN } from '#tests/harness/insert-creditor.ts'
import { debtorOf, mandateProblems, ownMandateSchema } from './forms.ts'

const ANDORRAN = 'AD1200012030200359100100'
const holder = 'Clara Vidal Roca'
const abroad = {
  mandate_bic: 'BACAADAD',
  mandate_street: 'Av. Meritxell',
  mandate_post_code: 'AD500',
  mandate_town: 'Andorra la Vella',
}
const form = (iban: string, more: object = {}) => ({ mandate_iban: iban, mandate_holder: holder, ...more })
const wrong = (given: Parameters<typeof mandateProblems>[0]) => mandateProblems(given).map(({ field }) => field)

describe('An account outside the EEA', () => {
  test.each([ANDORRAN, 'CH9300762011623852957', 'GB29NWBK60161331926819', 'SM86U0322509800000000270100'])(
    'of %s names BIC, street, postal code and town',
    (iban) => {
      expect(wrong(form(iban))).toEqual(['mandate_bic', 'mandate_street', 'mandate_post_code', 'mandate_town'])
      expect(wrong(form(iban, abroad))).toEqual([])
    },
  )

  test('has a BIC, and an address in Latin letters', () => {
    expect(wrong(form(ANDORRAN, { ...abroad, mandate_bic: 'BACAADA' }))).toEqual(['mandate_bic'])
    expect(wrong(form(ANDORRAN, { ...abroad, mandate_street: 'Улица' }))).toEqual(['mandate_street'])
  })

  test('is in the country of its IBAN unless another is chosen', () => {
    expect(debtorOf(form(ANDORRAN, abroad))).toEqual({
      holder,
      iban: ANDORRAN,
      abroad: {
        bic: 'BACAADAD',
        address: { street: 'Av. Meritxell', postCode: 'AD500', town: 'Andorra la Vella', country: 'AD' },
      },
    })
    const given = form(ANDORRAN, { ...abroad, mandate_number: '1', mandate_country: 'FR' })
    expect(debtorOf(given)?.abroad?.address).toMatchObject({ number: '1', country: 'FR' })
  })

  test('is typed with spaces and small letters', () => {
    const typed = {
      act: 'sign',
      token: '',
      ...form('ad12 0001 2030 2003 5910 0100', abroad),
      mandate_bic: 'baca ad ad',
    }
    expect(v.parse(ownMandateSchema, typed)).toMatchObject({ mandate_iban: ANDORRAN, mandate_bic: 'BACAADAD' })
  })
})

test('Of an account in the EEA nothing else is asked, nor kept', () => {
  expect(wrong(form(IBAN))).toEqual([])
  expect(debtorOf(form(IBAN, abroad))).toEqual({ holder, iban: IBAN })
})
