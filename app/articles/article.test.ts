import { describe, expect, test } from 'vitest'
import type { Picture } from '#app/media/picture.ts'
import { cleanArticle, pictureAddresses, plainText } from './article.server.ts'

const hash = 'a'.repeat(64)
const picture: Picture = {
  hash,
  width: 1000,
  height: 500,
  color: '#123456',
  altEs: 'Una mesa',
  altCa: 'Una taula',
  focalX: 0.5,
  focalY: 0.5,
}
const clean = (content: string, origin = '') =>
  cleanArticle(content, { pictures: new Map([[`/media/${hash}`, picture]]), language: 'ca', origin })

describe('an article', () => {
  test('keeps its formatting', () => {
    const article =
      '<p>Uno <strong>dos</strong> <em>tres</em></p><h2>A</h2><h3>B</h3><ul><li>x</li></ul><ol><li>y</li></ol><blockquote><p>z</p></blockquote>'
    expect(clean(article)).toBe(article)
  })

  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)" style="color:red" class="x" id="content">a</p>', '<p>a</p>'],
    ['<style>*{display:none}</style><iframe src="https://x.example"></iframe><form><input></form>a<br>', 'a<br />'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="jAvA&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<svg><script>alert(1)</script></svg><math><mi>a</mi></math>', 'a'],
    ['<p><img src=x onerror=alert(1)>a</p>', '<p>a</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</p></noscript>', '<p>a</p>'],
  ])('loses active content: %s', (given, shown) => {
    expect(clean(given)).toBe(shown)
  })

  test('removes foreign pictures, and shows own pictures with size and alternative text', () => {
    expect(clean('<figure><img src="https://x.example/a.png"></figure>')).toBe('')
    const shown = clean(`<figure><img src="/media/${hash}-640.webp"></figure>`)
    expect(shown).toContain(`src="/media/${hash}-960.webp"`)
    expect(shown).toContain('width="1000" height="500"')
    expect(shown).toContain('alt="Una taula"')
    expect(clean(`<p><img src="/media/${hash}" alt=""></p>`)).toContain('alt=""')
    expect(pictureAddresses(`<img src="/media/${hash}-640.webp">`)).toEqual([`/media/${hash}`])
  })

  test('sends no referrer to other sites, and has absolute addresses in feeds', () => {
    expect(clean('<a href="https://x.example" target="_blank">a</a>')).toBe(
      '<a href="https://x.example" rel="noopener noreferrer">a</a>',
    )
    expect(clean('<a href="/eventos">a</a>')).toBe('<a href="/eventos">a</a>')
    expect(clean('<a href="/eventos">a</a>', 'https://elcercle.example')).toBe(
      '<a href="https://elcercle.example/eventos">a</a>',
    )
  })

  test('maps the heading levels of pasted text, and drops empty headings', () => {
    expect(clean('<h1>a</h1><h2> </h2><h4>b</h4><b>c</b>')).toBe('<h2>a</h2><h3>b</h3><strong>c</strong>')
  })

  test('keeps the start number of a list', () => {
    expect(
      clean(
        '<ol start="4"><li>d</li></ol><figure><img src="https://x.example/a.png"><figcaption></figcaption></figure>',
      ),
    ).toBe('<ol start="4"><li>d</li></ol>')
  })

  test('as plain text becomes paragraphs', () => {
    expect(clean('Sal & plancha:\n3 < 5\n\nY mirar')).toBe('<p>Sal &amp; plancha:<br />3 &lt; 5</p>\n<p>Y mirar</p>')
  })

  test('has countable words', () => {
    expect(plainText('<p>Uno</p><p>dos &amp; <strong>tres</strong></p>').split(/\s+/).filter(Boolean)).toEqual([
      'Uno',
      'dos',
      '&',
      'tres',
    ])
  })
})
