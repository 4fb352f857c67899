import { globSync, readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { styleInliner } from './page-styles.server.ts'
import { parsePaintStyles, toStatements, type Statement } from './style-statements.ts'

const page = (classes: string, css: string) =>
  styleInliner(parsePaintStyles(css))(`<style></style><p class="${classes}">`).toString().split('</style>')[0]

test('a page gets the rules of its classes, in order, and those without classes', () => {
  expect(page('a b', '@layer one{p{x:1}.a{x:2}.c{x:3}.a .c{x:4}.a .b:focus{x:5}}')).toBe(
    '<style>@layer one;@layer one{p{x:1}.a{x:2}.a .b:focus{x:5}}',
  )
})

test('of a list it gets the selectors that fit; what is in :not() may be missing', () => {
  expect(page('a', '.c,.a,p{x:1}.a:not(.c){x:2}.c:not(.a){x:4}')).toBe('<style>.a,p{x:1}.a:not(.c){x:2}')
})

test('of :is(), :where() and :has() one argument is needed', () => {
  expect(page('a b', ':is(.a,.c) p{x:1}:is(.c,.d) p{x:2}.a:has(>.c,.b){x:3}html:has(.c){x:4}')).toBe(
    '<style>:is(.a,.c) p{x:1}.a:has(>.c,.b){x:3}',
  )
  expect(page('a b', ':where(.a:is(.b,.c):not(.d)){x:1}:is(p,.c):is(.c .b){x:2}[x=".c"]{x:3}')).toBe(
    '<style>:where(.a:is(.b,.c):not(.d)){x:1}[x=".c"]{x:3}',
  )
})

test('empty groups are removed, but layers keep their order', () => {
  expect(page('a', '@layer one{.c{x:1}}@layer two{@media (width>1px){.c{x:2}}.a{x:3}}')).toBe(
    '<style>@layer one,two;@layer two{.a{x:3}}',
  )
})

test('animations, paper, other colours, and what a pointer or script brings come with the whole sheet', () => {
  const css =
    '.a{x:1}@starting-style{.a{x:0}}@media (width>1px){@view-transition{navigation:auto}::view-transition-group(root){x:1}}' +
    '@media print{.a{x:2}}@media screen and (prefers-contrast:more){.a{x:2}}@media (forced-colors:active){.a{x:2}}@media not print{.b{x:3}}.a:hover,.b[aria-busy]{x:4}.b:hover,.b:focus{x:5}.b:not(:hover){x:6}.b::backdrop{x:7}'
  expect(page('a b', css)).toBe('<style>.a{x:1}@media not print{.b{x:3}}.b:focus{x:5}.b:not(:hover){x:6}')
})

test('custom properties and animations come where a rule of the page names them, also through another one', () => {
  const css =
    '.on{--one:1;--by:calc(var(--one) * 2);--other:3}.a{x:var(--by)}.c{x:var(--other);animation:k}' +
    '.a{animation:1s infinite m}@keyframes k{to{x:1}}@keyframes m{to{x:1}}'
  expect(page('a on', css)).toBe(
    '<style>.on{--one:1;--by:calc(var(--one) * 2)}.a{x:var(--by)}.a{animation:1s infinite m}@keyframes m{to{x:1}}',
  )
})

test('the value of a custom property stands in its place, unless it has another one elsewhere', () => {
  const css = ':root{--white:#fff;--ground:var(--white);--ink:#000}.a{--ink:red;x:var(--ground);y:var(--ink)}'
  expect(page('a', css)).toBe('<style>:root{--ink:#000}.a{--ink:red;x:#fff;y:var(--ink)}')
  expect(page('a', '@media (width>1px){:root{--x:1}}.a{y:var(--x)}')).toBe(
    '<style>@media (width>1px){:root{--x:1}}.a{y:var(--x)}',
  )
})

test('strings and URLs are not parsed; nested rules stay with their parent; font files are removed', () => {
  expect(page('a', '@font-face{src:url(x.woff2)}.a{content:"}{";b:url(data:x;{);&:focus{x:1}}.c{x:2}')).toBe(
    '<style>.a{content:"}{";b:url(data:x;{);&:focus{x:1}}',
  )
})

const sheets = globSync('app/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8') }))
test.each(sheets)('$file is parsed without a change in its text or order', ({ css }) => {
  const compact = (text: string) => text.replace(/\/\*.*?\*\/|\s+/gs, '').replaceAll(';}', '}')
  expect(compact(textOf(parse(css).nodes.flatMap(toStatements)))).toBe(compact(css))
})

function textOf(statements: readonly Statement[]): string {
  return statements
    .map((one) => {
      if ('children' in one) return `${one.head}{${textOf(one.children)}}`
      if ('text' in one) return one.text
      const body = 'body' in one ? one.body : `{${one.tokens.map(({ text }) => text).join(';')}}`
      return one.selectors.map(({ text }) => text).join(',') + body
    })
    .join('')
}
