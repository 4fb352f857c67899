import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { membershipRequestSchema } from './forms.ts'

const filled = { full_name: 'Clara Vidal', email: 'clara.vidal@correo.example', phone: '', reason: '', privacy: 'on' }

function errorsOf(change: Record<string, unknown>): Record<string, string | undefined> {
  const result = v.safeParse(membershipRequestSchema, { ...filled, ...change })
  const nested: Record<string, string[] | undefined> = result.success ? {} : (v.flatten(result.issues).nested ?? {})
  return Object.fromEntries(Object.entries(nested).map(([field, errors]) => [field, errors?.[0]]))
}

describe('the membership request', () => {
  it('needs only name, email and acknowledgement', () => {
    expect(errorsOf({})).toEqual({})
    expect(
      errorsOf({ full_name: undefined, email: undefined, phone: undefined, reason: undefined, privacy: undefined }),
    ).toEqual({ full_name: 'nameTooShort', email: 'emailInvalid', privacy: 'privacyRequired' })
  })

  it.each(['', 'C', ' C ', '\u200f'])('refuses %j as a name', (name) => {
    expect(Object.keys(errorsOf({ full_name: name }))).toEqual(['full_name'])
  })

  it.each([
    '',
    'clara',
    'clara@',
    'clara.vidal@correo',
    'clara@correo.',
    'clara@correo.e',
    'clara@@correo.example',
    'a b@correo.example',
  ])('refuses %j as an e-mail', (address) => {
    expect(errorsOf({ email: address })).toEqual({ email: 'emailInvalid' })
  })

  it('normalizes the stored values', () => {
    expect(v.parse(membershipRequestSchema, { ...filled, full_name: '  Clara Vidal ', reason: ' ' })).toMatchObject({
      full_name: 'Clara Vidal',
      reason: undefined,
      phone: undefined,
    })
  })
})
