import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { eventTabs } from '#app/admin/event/tabs.ts'
import routes from '#app/routes.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { testSite } from '../harness/site.ts'
import type { visitor } from '../harness/visitor.ts'

const { sql, signedIn } = testSite('empty', { LOG_LEVEL: 'silent' }, 'maintenance')
const secretary = signedIn('admin')
const editor = signedIn('editor')

function makeEvent(title: string, inDays: number, status = 'published'): Promise<number> {
  const about = { title, status, description: 'Siete platos.', location: 'Vic', max_participants: 10 }
  return insertEvent(sql, { ...about, inHours: 24 * inDays })
}

async function readFrame(who: ReturnType<typeof visitor>, address: string) {
  const page = await (await who.get(address)).text()
  const nav = /<nav class="tabs event-head-tabs".*?<\/nav>/s.exec(page)?.[0] ?? ''
  return {
    page,
    tabs: Array.from(nav.matchAll(/href="([^"]+)"/g), ([, href]) => href),
    current: /href="([^"]+)" aria-current="page"|aria-current="page"[^>]*href="([^"]+)"/
      .exec(nav)
      ?.slice(1)
      .find(Boolean),
  }
}

test('Every page in the frame has its tab, once', () => {
  const pages = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
    entries.flatMap((entry) => [entry, ...pages(entry.children ?? [])])
  const frame = pages(routes).find(({ file }) => file === 'admin/event/layout.tsx')
  const inFrame = pages(frame?.children ?? []).flatMap(({ path }) => path?.replace(/^eventos\/:id\/?/, '') ?? [])
  const tabs = eventTabs.filter(({ isDocument }) => !isDocument).map(({ path }) => path)
  expect(tabs.toSorted()).toEqual(inFrame.toSorted())
})

test('Each page of an event shows all its tabs, the editor among them, and marks itself', async () => {
  const id = await makeEvent('Sopar de bolets', 20)
  const address = `/admin/eventos/${id}`
  const all = ['', '/inscripciones', '/espera', '/cocina', '/mensajes', '/puerta'].map((path) => address + path)
  for (const own of all.slice(0, -1)) {
    const { page, tabs, current } = await readFrame(secretary, own)
    expect(page, own).toMatch(/<h1[^>]*>Sopar de bolets<\/h1>/)
    expect(tabs, own).toEqual(all)
    expect(current).toBe(own)
  }
})

test('Opinions have a tab once the event has begun', async () => {
  const id = await makeEvent('Calçotada', -1)
  expect((await readFrame(secretary, `/admin/eventos/${id}`)).tabs.at(-1)).toBe(`/admin/eventos/${id}/opiniones`)
})

test('An editor sees the tab that may be read, and no count of guests', async () => {
  const id = await makeEvent('Menú d’estiu', 20)
  const { page, tabs } = await readFrame(editor, `/admin/eventos/${id}`)
  expect(tabs).toEqual([`/admin/eventos/${id}`])
  expect(page).not.toContain('tab-count')
})

test('A draft offers its preview in the head, a published event its page', async () => {
  const draft = await readFrame(secretary, `/admin/eventos/${await makeEvent('Esborrany', 20, 'draft')}`)
  const open = await readFrame(secretary, `/admin/eventos/${await makeEvent('Obert', 20)}`)
  expect([draft, open].map(({ page }) => page.includes('Vista previa'))).toEqual([true, false])
  expect([draft, open].map(({ page }) => page.includes('Ver en la web'))).toEqual([false, true])
})

test('An event that is not there has no pages', async () => {
  for (const page of ['', '/inscripciones', '/espera', '/cocina', '/mensajes', '/opiniones'])
    expect((await secretary.get(`/admin/eventos/999999${page}`)).status, page).toBe(404)
})
