import { createElement as h } from 'react'
import { expect, test, vi } from 'vitest'
import { renderSync, renderWhole } from './render-whole.server.ts'

const page = (child: ReturnType<typeof h>) =>
  h('html', { lang: 'ca' }, h('head', null, h('title', null, 'l·l')), h('body', null, child))
const signal = new AbortController().signal

test('A long page is the same rendered as a stream or synchronously', async () => {
  const long = page(
    h(
      'ul',
      null,
      Array.from({ length: 400 }, (_, i) =>
        h('li', { key: i }, `Escalivada «${i}» 5 €`, h('meta', { name: `n${i}`, content: '' })),
      ),
    ),
  )
  const { html, failed } = await renderWhole(long, { signal, onError: () => true })
  expect(html).toBe(renderSync(long))
  expect([
    failed,
    html.startsWith('<!DOCTYPE html><html lang="ca">'),
    html.includes('l·l'),
    html.includes('«399»'),
  ]).toEqual([false, true, true, true])
})

test('An error in a page is reported and rejects', async () => {
  const Broken = () => {
    throw new Error('a broken part')
  }
  const onError = vi.fn(() => true)
  await expect(renderWhole(page(h(Broken)), { signal, onError })).rejects.toThrow('a broken part')
  expect(onError).toHaveBeenCalled()
  expect(() => renderSync(page(h(Broken)))).toThrow('a broken part')
})
