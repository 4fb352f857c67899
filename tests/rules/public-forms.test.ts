import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { root } from '../harness/test-postgres.ts'

const sourceOf = (file: string) => readFileSync(join(root, 'app', file), 'utf8')

function publicFiles(entries: RouteConfigEntry[] = routes): string[] {
  return entries.flatMap((entry) =>
    entry.path?.startsWith('admin') ? [] : [entry.file, ...publicFiles(entry.children ?? [])],
  )
}

const actions = [...new Set(publicFiles())].filter((file) =>
  /^export (async function|function|const) action\b/m.test(sourceOf(file)),
)

/** What may hold the code of an action, and no code of the browser. */
const IMPORTED = /^(?:import|export)\s(?!type\b)[^;'"]*?from '((?:#app|\.{1,2})\/[^']*(?:\.server|forms)\.ts)'/gm

/** The file and what it imports, besides the parser itself. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || file.startsWith('platform/forms/')) return found
  found.add(file)
  for (const [, path = ''] of sourceOf(file).matchAll(IMPORTED))
    withImports(path.startsWith('#app/') ? path.slice('#app/'.length) : normalize(join(dirname(file), path)), found)
  return found
}

const BY_HAND = /\b(readForm|textIn|FormData|parseWithValibot)\b|\bformData\(/

test('Every form that anybody may send is read and parsed by answerForm alone', () => {
  expect(actions.length).toBeGreaterThan(20)
  const files = new Set(actions.flatMap((file) => [...withImports(file)]))
  expect(files).toContain('accounts/signup/answer-link-form.server.ts')
  expect([...files].filter((file) => BY_HAND.test(sourceOf(file)))).toEqual([])
})
