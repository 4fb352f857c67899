import { describe, expect, test } from 'vitest'
import { registrationFields } from '#tests/harness/registration-fields.ts'
import { parseForm } from '#tests/harness/parse-form.ts'
import { unkeptFields } from '#app/platform/forms/fields.ts'
import { registrationSchema } from './forms.ts'
import { arrangeGuests } from './party-rows.ts'

describe('the registration form', () => {
  test('requires a name, an e-mail and the acknowledgement', () => {
    expect(errorsOf({ full_name: '', email: ' ', privacy: '' })).toEqual({
      full_name: ['nameRequired'],
      email: ['emailRequired'],
      privacy: ['privacyRequired'],
    })
  })

  test.each([
    'clara',
    'clara@',
    '@example.org',
    'a b@example.org',
    'clara@example.org, x@example.org',
    '"x"@example.org',
    'clara@exa\nmple.org',
  ])('refuses «%s» as an e-mail', (email) => expect(errorsOf({ email })).toEqual({ email: ['emailNotValid'] }))

  test.each(['clara@example.org', 'clara.vidal+cercle@correu.example.cat', 'núria@exemple.cat', 'x@y'])(
    'takes «%s» as an e-mail',
    (email) => {
      expect(errorsOf({ email })).toEqual({})
    },
  )

  test('requires consent exactly when a diet is given', () => {
    expect(errorsOf({ dietary_restrictions: 'Celiaca' })).toEqual({ diet_consent: ['dietConsentRequired'] })
    expect(errorsOf({ dietary_restrictions: 'Celiaca', diet_consent: 'on' })).toEqual({})
    expect(errorsOf({ dietary_restrictions: '  ' })).toEqual({})
    expect(errorsOf({ allergens: 'nuts' })).toEqual({ diet_consent: ['dietConsentRequired'] })
    expect(errorsOf({ ways: 'vegan', diet_consent: 'on' })).toEqual({})
  })

  test('refuses control characters, unknown options and texts beyond their length', () => {
    expect(errorsOf({ full_name: 'Clara\r\nBcc: all@example.org' })).toEqual({ full_name: ['forbiddenCharacters'] })
    expect(errorsOf({ full_name: 'Clara\u0000' })).toEqual({ full_name: ['forbiddenCharacters'] })
    expect(errorsOf({ notes: 'a\u202eb' })).toEqual({ notes: ['forbiddenCharacters'] })
    expect(errorsOf({ how_did_you_know_us: 'Otra cosa' })).toEqual({ how_did_you_know_us: ['optionUnknown'] })
    expect(errorsOf({ notes: 'a'.repeat(10_000) })).toEqual({ notes: ['tooLong'] })
  })

  test('keeps line breaks in the notes and trims the name', () => {
    const parsed = parse({ full_name: '  Núria Ｃosta ', notes: 'una\r\ndos', phone: '+34 600 000 000' })
    expect(parsed.status === 'success' && parsed.value).toMatchObject({
      full_name: 'Núria Costa',
      notes: 'una\ndos',
      phone: '+34 600 000 000',
    })
  })

  test('without a number of guests is a party of one, as in pages of the release before', () => {
    const parsed = parse({})
    expect(parsed.status === 'success' && parsed.value).toMatchObject({ size: 1, guests: [] })
  })

  test.each(['0', '-1', '2,5', 'four', '1e1'])('refuses «%s» as the number of guests', (size) =>
    expect(errorsOf({ size })).toEqual({ size: ['sizeInvalid'] }),
  )

  test('takes guests without a name, and requires the permission for each diet', () => {
    const guests = { 'guests[0].full_name': '', 'guests[2].full_name': 'Martí Soler' }
    expect(errorsOf({ size: '4', ...guests })).toEqual({})
    expect(errorsOf({ size: '31' })).toEqual({ size: ['partyTooLarge'] })
    expect(errorsOf({ size: '4', ...guests, 'guests[1].dietary_restrictions': 'Celiaca' })).toEqual({
      'guests[1].diet_consent': ['dietPermissionRequired'],
    })
    expect(errorsOf({ size: '2', 'guests[0].full_name': 'Clara\r\nBcc: all@example.org' })).toEqual({
      'guests[0].full_name': ['forbiddenCharacters'],
    })
  })

  test('keeps no diet of a guest in the browser', () => {
    const diet = ['allergens', 'traces', 'ways', 'dietary_restrictions', 'diet_consent']
    expect(unkeptFields(registrationSchema)).toEqual([
      ...diet,
      'diet_remembered',
      ...diet.map((name) => `guests.${name}`),
    ])
  })
})

describe('the guests of a sent form', () => {
  const arranged = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const stepped = arrangeGuests(form)
    return { stepped, names: [...form.keys()].filter((name) => name.startsWith('guests')), size: form.get('size') }
  }
  const three = { size: '3', 'guests[0].full_name': 'A', 'guests[1].full_name': 'B' }

  test('are as many as the number says', () => {
    expect(arranged({ ...three, size: '2' })).toEqual({ stepped: false, names: ['guests[0].full_name'], size: '2' })
    expect(arranged({ ...three, size: 'x' }).names).toEqual([])
    expect(arranged({ 'guests[0].full_name': 'A' }).names).toEqual([])
  })

  test('all stay when a button asks for one more or fewer', () => {
    const names = ['guests[0].full_name', 'guests[1].full_name']
    expect(arranged({ ...three, step: '-1' })).toEqual({ stepped: true, names, size: '2' })
    expect(arranged({ ...three, step: '1' }).size).toBe('4')
    expect(arranged({ size: '1', step: '-1' }).size).toBe('1')
    expect(arranged({ size: '30', step: '1' }).size).toBe('30')
  })
})

const parse = (given: Record<string, string>) => parseForm(registrationSchema, registrationFields(given))

function errorsOf(given: Record<string, string>) {
  const parsed = parse(given)
  if (parsed.status === 'success') return {}
  return Object.fromEntries(Object.entries(parsed.error ?? {}).map(([field, errors]) => [field, errors?.slice(0, 1)]))
}
