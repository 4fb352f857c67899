import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mailAddressLink } from './mail-address-link.ts'

test.each([
  ['hola@elcercle.example', 'mailto:hola@elcercle.example'],
  ['j?bcc=a@f.test', 'mailto:j%3Fbcc%3Da@f.test'],
  ['j&cc=b%20x@f.test', 'mailto:j%26cc%3Db%2520x@f.test'],
  ['one@two@f.test', 'mailto:one%40two@f.test'],
])('The link of %s has one recipient', (address, link) => {
  expect(mailAddressLink(address)).toBe(link)
})

/** The editor of articles keeps the address that was typed, and refuses others. */
test('Every link to an address is made so', () => {
  const app = join(import.meta.dirname, '..')
  const others = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*'] }).filter(
    (file) =>
      !file.endsWith('link-address.ts') &&
      !file.endsWith('mail-address-link.ts') &&
      /mailto:\$\{/.test(readFileSync(join(app, file), 'utf8')),
  )
  expect(others).toEqual([])
})
