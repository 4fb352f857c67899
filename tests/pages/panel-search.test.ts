import { beforeAll, expect, test } from 'vitest'
import { insertBookings } from '../harness/insert-bookings.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { testSite } from '../harness/site.ts'
import { pageText, visitor } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('demo', { LOG_LEVEL: 'debug', SLOW_QUERY_MS: '0' })
const admin = signedIn('admin')
const editor = signedIn('editor')

beforeAll(async () => {
  const event_id = await insertEvent(sql)
  await insertBookings(sql, [{ event_id, contact_name: 'Queralt Xuriguera', email: 'queralt@example.org' }])
})

const byScript = { Accept: 'application/json' }

test('the palette and the page without script find the same, and neither is stored by a cache', async () => {
  const script = await admin.post('/admin/buscar', { words: 'xurigera' }, byScript)
  const { answer } = (await script.json()) as { answer: { corrected: string; found: { title: string; to: string }[] } }
  expect(answer.corrected).toBe('xuriguera')
  expect(answer.found.map(({ title }) => title)).toEqual(['Queralt Xuriguera · 1'])
  const page = await admin.post('/admin/buscar', { words: 'xurigera' })
  const html = await pageText(page)
  expect(html).toContain('Nada para «xurigera»: mostramos «xuriguera»')
  expect(html).toContain('queralt@example.org')
  expect(html).toContain(`href="${answer.found[0]?.to ?? '?'}"`)
  for (const { headers } of [script, page]) expect(headers.get('Cache-Control')).toBe('no-store')
})

test('the page names acts and screens, too, and says when there is nothing', async () => {
  const answer = async (words: string) => (await admin.post('/admin/buscar', { words })).text()
  expect(await answer('crear evento')).toContain('href="/admin/eventos/nuevo"')
  expect(await answer('zzqqx')).toContain('Nada para «zzqqx»')
})

test('every page of the panel links to it', async () => {
  expect(await (await editor.get('/admin/blog')).text()).toContain('href="/admin/buscar"')
})

test('an editor finds no people, and a visitor nothing', async () => {
  const answer = await (await editor.post('/admin/buscar', { words: 'xuriguera' }, byScript)).text()
  expect(answer).not.toMatch(/queralt/i)
  expect(JSON.parse(answer)).toMatchObject({ answer: { found: [], corrected: null } })
  const outside = await visitor(server.url).post('/admin/buscar', { words: 'xuriguera' }, byScript)
  expect(await outside.json()).toMatchObject({ redirect: expect.stringMatching(/^\/admin\/login/) as string })
})

test('no log has what was searched', async () => {
  const words = 'Bartomeua Illatribal'
  await admin.post('/admin/buscar', { words }, byScript)
  await admin.post('/admin/buscar', { words })
  expect(server.output()).toContain('/admin/buscar')
  expect(server.output()).not.toMatch(/bartomeua|illatribal|xurig/i)
})
