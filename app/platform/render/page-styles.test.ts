import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { styleInliner } from './page-styles.server.ts'
import { parseStyles, type Statement } from './style-statements.ts'

const page = (classes: string, css: string) =>
  styleInliner(parseStyles(css))(`<style></style><p class="${classes}">`).toString().split('</style>')[0]

test('a page gets the rules of its classes, in order, and those without classes', () => {
  expect(page('a b', '@layer one{p{x:1}.a{x:2}.c{x:3}.a .c{x:4}.a .b:hover{x:5}}')).toBe(
    '<style>@layer one;@layer one{p{x:1}.a{x:2}.a .b:hover{x:5}}',
  )
})

test('one selector of a list is enough; arguments of pseudo-classes are not counted', () => {
  expect(page('a', '.c,.a{x:1}.a:not(.c){x:2}:is(.c,.d) p{x:3}.c:not(.a){x:4}')).toBe(
    '<style>.c,.a{x:1}.a:not(.c){x:2}:is(.c,.d) p{x:3}',
  )
})

test('empty groups are removed, but layers keep their order', () => {
  expect(page('a', '@layer one{.c{x:1}}@layer two{@media (width>1px){.c{x:2}}.a{x:3}}')).toBe(
    '<style>@layer one,two;@layer two{.a{x:3}}',
  )
})

test('animations come with the whole sheet', () => {
  const css =
    '.a{x:1}@starting-style{.a{x:0}}@media (width>1px){@view-transition{navigation:auto}::view-transition-group(root){x:1}}.b{x:2}'
  expect(page('a b', css)).toBe('<style>.a{x:1}.b{x:2}')
})

test('strings and URLs are not parsed; nested rules stay with their parent; font files are removed', () => {
  expect(
    page('a', '@font-face{src:url(x.woff2)}.a{content:"}{";b:url(data:x;{);&:hover{x:1}}.c{x:2}@keyframes k{to{x:1}}'),
  ).toBe('<style>.a{content:"}{";b:url(data:x;{);&:hover{x:1}}@keyframes k{to{x:1}}')
})

const sheets = globSync('app/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8') }))
const whole = sheets.filter(({ css }) => !/@font-face|view-transition|@starting-style/.test(css))
test.each(whole)('$file is parsed without a change in its text or order', ({ css }) => {
  const compact = (text: string) => text.replace(/\/\*.*?\*\/|\s+/gs, '')
  expect(compact(textOf(parseStyles(css)))).toBe(compact(css))
})

function textOf(statements: readonly Statement[]): string {
  return statements.map((one) => ('children' in one ? `${one.head}{${textOf(one.children)}}` : one.text)).join('')
}
