import { expect, test } from 'vitest'
import type { ArticleHtml } from './article-html.ts'
import { wrapInitial } from './article-initial.ts'

test.each([
  ['<p>Las cuatro</p>', '<p><span class="initial">L</span>as cuatro</p>'],
  ['<p>Ítaca</p>', '<p><span class="initial initial-narrow">Í</span>taca</p>'],
  ['<p>Maria</p>', '<p><span class="initial initial-wide">M</span>aria</p>'],
  ['<p>¿Quién?</p>', '<p><span class="initial initial-wide">¿Q</span>uién?</p>'],
  ['<p>&quot;Sí&quot;</p>', '<p><span class="initial initial-wide">&quot;S</span>í&quot;</p>'],
  ['<p><em>Así</em></p>', '<p><em>Así</em></p>'],
  ['<h2>Uno</h2><p>Dos</p>', '<h2>Uno</h2><p>Dos</p>'],
  ['', ''],
])('wraps the first letter of %s', (html, expected) => {
  expect(wrapInitial(html as ArticleHtml)).toBe(expected)
})
