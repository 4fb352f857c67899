import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { root } from '../harness/test-postgres.ts'

/** Signing in and out happens without an account; an upload has no fields. */
const withoutPanelAction = [
  'accounts/session/panel-login-page.tsx',
  'accounts/session/panel-sign-out-route.ts',
  'media/upload-route.ts',
]

function panelFiles(entries: RouteConfigEntry[] = routes, inPanel = false): string[] {
  return entries.flatMap((entry) => {
    const inside = inPanel || Boolean(entry.path?.startsWith('admin'))
    return [...(inside ? [entry.file] : []), ...panelFiles(entry.children ?? [], inside)]
  })
}

const sources = [...new Set(panelFiles())].map((file) => ({
  file,
  source: readFileSync(join(root, 'app', file), 'utf8'),
}))

test('Every action of the panel goes through panelAction, which checks the account and reads the form', () => {
  const actions = sources.filter(({ source }) => /^export (async function|const) action\b/m.test(source))
  expect(actions.length).toBeGreaterThan(15)
  const others = actions.filter(({ source }) => !/\bpanelActions?\(args, /.test(source) || source.includes('readForm'))
  expect(others.map(({ file }) => file).sort()).toEqual(withoutPanelAction)
  for (const { file, source } of others.filter(({ source: text }) => text.includes('panelAccount(')))
    expect(source, file).toContain('requireCapability(')
})

test('Every list of the panel is loaded with loadList', () => {
  const lists = sources.filter(({ file }) => /(list|registrations|audit|security)-page\.tsx$/.test(file))
  expect(lists.length).toBeGreaterThan(10)
  expect(lists.filter(({ source }) => !source.includes('loadList(')).map(({ file }) => file)).toEqual([])
})
