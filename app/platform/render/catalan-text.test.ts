import { expect, test } from 'vitest'
import { joinPronounsOfPage, markIsland } from './catalan-text.server.ts'

test('stored texts of a page are joined; attributes, fields, scripts and islands are not', () => {
  const kept = [
    '<title>fer-ho</title>',
    '<script>"fer-ho"</script>',
    '<input value="fer-ho">',
    '<textarea>fer-ho</textarea>',
    '<option>fer-ho</option>',
  ].join('')
  expect(joinPronounsOfPage(`${kept}<p>fer-ho</p>${markIsland('<p>fer-ho</p>')}<p>dir-li</p>`)).toBe(
    `${kept}<p>fer-\u2060ho</p><p>fer-ho</p><p>dir-\u2060li</p>`,
  )
})
