import { expect, test } from 'vitest'
import { jsonLdText } from './json-ld.tsx'

test('a name cannot end the script it stands in', () => {
  const name = '</script><script>alert(1)</script><!--'
  const text = jsonLdText({ '@type': 'Restaurant', name })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Restaurant', name })
})

test('what is not known is left out', () => {
  expect(jsonLdText({ telephone: undefined })).toBe('{"@context":"https://schema.org"}')
})
