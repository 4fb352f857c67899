import { describe, expect, test } from 'vitest'
import { decryptField, encryptField, hashToken, hasValidSignature, linkToken, sign } from './secrets.server.ts'

describe('an encrypted field', () => {
  test('can be decrypted at its own location only, and not after a change', () => {
    const stored = encryptField('ES91 2100 0418 4502 0005 1332', 'socios.iban:1')
    expect(stored).not.toContain('2100')
    expect(decryptField(stored, 'socios.iban:1')).toBe('ES91 2100 0418 4502 0005 1332')
    expect(() => decryptField(stored, 'socios.iban:2')).toThrow()
    const flipped = `${stored.slice(0, -3)}${stored.at(-3) === 'A' ? 'B' : 'A'}${stored.slice(-2)}`
    expect(() => decryptField(flipped, 'socios.iban:1')).toThrow()
    expect(encryptField('x', 'y')).not.toBe(encryptField('x', 'y'))
  })
})

test('a link’s token depends on purpose and row only', () => {
  expect(linkToken('cancel', '1')).toBe(linkToken('cancel', '1'))
  expect(new Set([linkToken('cancel', '1'), linkToken('cancel', '2'), linkToken('reset', '1')]).size).toBe(3)
  expect(hashToken('x')).toMatch(/^[0-9a-f]{64}$/)
})

test('a signature is valid for one text and one purpose', () => {
  const signature = sign('known-device', 'clara')
  expect(hasValidSignature('known-device', 'clara', signature)).toBe(true)
  for (const [purpose, text] of [
    ['known-device', 'pau'],
    ['another', 'clara'],
  ] as const) {
    expect(hasValidSignature(purpose, text, signature)).toBe(false)
  }
})
