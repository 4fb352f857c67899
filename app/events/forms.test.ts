import { parseWithValibot } from '@conform-to/valibot'
import { describe, expect, test } from 'vitest'
import { registrationFields } from '#tests/harness/registration-fields.ts'
import { registrationSchema } from './forms.ts'

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
})

function parse(given: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(registrationFields(given))) form.set(name, value)
  return parseWithValibot(form, { schema: registrationSchema })
}

function errorsOf(given: Record<string, string>) {
  const parsed = parse(given)
  if (parsed.status === 'success') return {}
  return Object.fromEntries(Object.entries(parsed.error ?? {}).map(([field, errors]) => [field, errors?.slice(0, 1)]))
}
