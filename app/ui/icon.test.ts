import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every icon name has its drawing in the sprite, and every drawing a name', () => {
  const source = readFileSync(new URL('./icon.tsx', import.meta.url), 'utf8')
  const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')
  const names = Array.from(source.matchAll(/^ {2}\| '([\w-]+)'/gm), (match) => match[1])
  const drawings = Array.from(sprite.matchAll(/<symbol id="(?!logo-)([\w-]+)"/g), (match) => match[1])
  expect(names).toEqual(drawings)
})
