import { expect, test } from 'vitest'
import { jsonLdText } from './json-ld.tsx'

test('a name cannot end the script element', () => {
  const name = '</script><script>alert(1)</script><!--'
  const text = jsonLdText({ '@type': 'Restaurant', name })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Restaurant', name })
})

test('undefined values are omitted', () => {
  expect(jsonLdText({ telephone: undefined })).toBe('{"@context":"https://schema.org"}')
})
