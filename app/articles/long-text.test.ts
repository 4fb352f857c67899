import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isHtmlText, toLongText } from '#app/platform/html-text.ts'
import { longText } from './forms.ts'
import { cleanLongText, longTextLead, longTextWords, splitLead } from './long-text.server.ts'

describe('a long text is stored', () => {
  test.each([
    ['plain as it is typed', 'Uno.\n\nDos\ntres', 'Uno.\n\nDos\ntres'],
    ['plain, whatever looks like a tag and is none', 'Vino <tinto> y 3 < 5 &amp;', 'Vino <tinto> y 3 < 5 &amp;'],
    ['plain if the editor has formatted nothing', '<p>Uno &amp; 3 &lt; 5</p><p>Dos</p><p></p>', 'Uno & 3 < 5\n\nDos'],
    ['as HTML with a mark', '<p>Uno <em>dos</em></p>', '<p>Uno <em>dos</em></p>'],
    ['as HTML with a break', '<p>Uno<br>dos</p>', '<p>Uno<br>dos</p>'],
    ['as HTML that begins with a block', 'Uno <strong>dos</strong>', '<p>Uno <strong>dos</strong></p>'],
    ['as blocks, from simple text', 'Uno <em>dos</em>\n\nTres', '<p>Uno <em>dos</em></p>\n<p>Tres</p>'],
    ['empty, without a word', '<p> </p><ul><li></li></ul>', ''],
  ])('%s', (_, typed, stored) => {
    expect(toLongText(typed)).toBe(stored)
    expect(toLongText(stored)).toBe(stored)
  })
})

describe('a long text is shown', () => {
  test.each([
    ['Uno <b>dos</b>\ntres\n\nCuatro & 5', '<p>Uno &lt;b&gt;dos&lt;/b&gt;\ntres</p><p>Cuatro &amp; 5</p>'],
    ['', ''],
    ['<p>Uno <b>dos</b></p><img src="/media/x">', '<p>Uno <strong>dos</strong></p>'],
    ['<p><script>alert(1)</script><p onclick="alert(1)" style="color:red">a</p>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a></p>', '<p><a>a</a><a>b</a></p>'],
    ['<p><svg onload="alert(1)"><style>*{}</style></svg>a</p>', '<p>a</p>'],
  ])('without active content: %s', (stored, shown) => {
    expect(cleanLongText(stored)).toBe(shown)
  })

  test('with its first paragraph as the lead, and none before a list', () => {
    const parts = (stored: string) => Object.values(splitLead(cleanLongText(stored)))
    expect(parts('Uno\n\nDos')).toEqual(['Uno', '<p>Dos</p>'])
    expect(parts('<p>Uno <em>y</em></p>\n<ul><li>a</li></ul>')).toEqual(['Uno <em>y</em>', '<ul><li>a</li></ul>'])
    expect(parts('<ul><li>a</li></ul><p>Uno</p>')).toEqual(['', '<ul><li>a</li></ul><p>Uno</p>'])
    const [lead, rest] = parts('<p><a href="/x"><p>Uno</p></a></p>')
    expect([lead, rest?.includes('Uno')]).toEqual(['', true])
  })
})

test('Everything but the page reads its words', () => {
  const html = '<h2>Menú</h2>\n<p>Pan &amp; <strong>vino</strong><br>tinto</p><ul><li>a</li><li>b</li></ul>'
  expect(longTextWords(html)).toBe('Menú\n\nPan & vino\ntinto\n\na\n\nb')
  expect([longTextLead(html), longTextLead('<p>Uno <em>y</em></p><p>Dos</p>')]).toEqual(['Menú', 'Uno y'])
  expect(longTextWords(' Uno <b>\n\n\nDos ')).toBe(' Uno <b>\n\n\nDos ')
  expect(longTextWords('<p>a<script>alert(1)</script></p>')).toBe('a')
})

test('Its limit counts what is read', () => {
  const parse = (text: unknown) => v.safeParse(longText(20, 'missing'), text).issues?.[0].message
  expect(parse('<p><a href="https://ejemplo.cat">veinte letras y ya</a></p>')).toBe(undefined)
  expect([
    parse('<p><em>más de veinte letras.</em></p>'),
    parse('más de veinte letras.'),
    parse('<más de veinte letras>'),
  ]).toEqual(Array.from({ length: 3 }, () => 'tooLong'))
  expect([parse('<p> </p>'), parse(''), parse(undefined)]).toEqual(['missing', 'missing', 'missing'])
  expect(isHtmlText('<pan> de pagès')).toBe(false)
})
