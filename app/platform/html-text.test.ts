import { describe, expect, test } from 'vitest'
import { hasFormatting, tidyHtml, toHtml, toSimpleText, wordsOf } from './html-text.ts'

describe('simple text and HTML', () => {
  test.each([
    ['paragraphs only', '<p>Uno &amp; dos</p>\n<p>Tres<br>cuatro</p>', 'Uno & dos\n\nTres\ncuatro'],
    [
      'elements other than paragraphs keep their tags',
      '<p>Uno <strong>dos</strong></p>\n<h2>Tres</h2>\n<p>Cuatro</p>',
      'Uno <strong>dos</strong>\n\n<h2>Tres</h2>\n\nCuatro',
    ],
    [
      'lists and pictures',
      '<p>Uno</p>\n<ul><li>dos</li></ul>\n<figure><img src="/media/a"></figure>',
      'Uno\n\n<ul><li>dos</li></ul>\n\n<figure><img src="/media/a"></figure>',
    ],
  ])('are one article in two forms: %s', (_, html, simple) => {
    expect(toSimpleText(html)).toBe(simple)
    expect(toHtml(simple)).toBe(html)
  })

  test.each(['<p>Uno <strong>dos</strong></p>', '<h2>A<br>b</h2>\n<p>c</p>', '<p>&lt;b&gt;</p>', '<p class="x">a</p>'])(
    'HTML without a simple form stays: %s',
    (html) => {
      expect(toSimpleText(html)).toBe(html)
    },
  )

  test('the words of HTML have no tags, and lines where paragraphs end', () => {
    const html =
      '<h2>Uno</h2>\n<p>Dos &amp; <strong>tres</strong><br>cuatro</p><ul><li>cinco</li></ul><figure><img src="/media/a"></figure>'
    expect(wordsOf(html).split(/\n+/)).toEqual(['Uno', 'Dos & tres', 'cuatro', 'cinco'])
    expect([html, '3 < 5', '<tinto>', undefined].map(hasFormatting)).toEqual([true, false, false, false])
  })

  test('simple text stays unchanged', () => {
    expect(toSimpleText('3 < 5\n\nY mirar')).toBe('3 < 5\n\nY mirar')
  })
})

test('The HTML of the editor is stored without empty elements', () => {
  expect(
    tidyHtml(
      '<p>a</p><p></p><ul><li><p>b</p></li><li><p>c</p><ul><li><p>d</p></li></ul></li><li><p>e</p><p>f</p></li></ul><figure><img src="/media/x"><figcaption></figcaption></figure><p></p>',
    ),
  ).toBe(
    '<p>a</p>\n<ul><li>b</li><li>c<ul><li>d</li></ul></li><li><p>e</p>\n<p>f</p></li></ul>\n<figure><img src="/media/x"></figure>',
  )
  expect(tidyHtml('<p></p>')).toBe('')
})
