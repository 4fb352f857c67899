import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { islands } from '#app/islands.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** Slices and areas; the rooms of the floor are adapters and have no roles. */
const files = globSync('app/*/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/^app\/(platform|database|ui|i18n)\//.test(file),
)

type Role = {
  /** As the first column of the table in `docs/architecture.md`. */
  name: string
  files: RegExp
  /** What a file of this role must or must not contain. */
  has?: RegExp
  hasNot?: RegExp
}

const routeExport = /^export (?:async )?(?:function|const) (?:loader|action)\b/m
const defaultExport = /^export default /m
const serverImport = /^import (?!type ).*\.server\.tsx?'$/m
/** A component, or the parts of an island that the server renders and the browser hydrates. */
const component = /^export (?:default \{|(?:default )?(?:async )?(?:function|const) [A-Z])/m

/** The first role whose pattern fits is the file's. */
const roles: readonly Role[] = [
  { name: '`<name>.test.ts`', files: /\.test\.tsx?$/, has: /\b(?:test|it)\b/ },
  {
    name: '`messages.server.ts(x)`, `*-message(s).server.ts(x)`',
    files: /[/-]messages?\.server\.tsx?$/,
    has: /^export (?:async function|const|function) \w+/m,
  },
  { name: '`erasure.server.ts`', files: /\/erasure\.server\.ts$/, has: /^export async function erase[A-Z]/m },
  { name: '`noun.ts`', files: /\/noun\.ts$/, has: /satisfies Noun$/m, hasNot: serverImport },
  {
    name: '`queue.server.ts`',
    files: /(?<!app\/admin)\/queue\.server\.ts$/,
    has: /^export const [a-z]\w+: (?:readonly QueueCard\[\]|TranslatedTexts) = /m,
  },
  { name: '`<nouns>.server.ts`, `<subject>.server.ts`', files: /\.server\.tsx?$/, hasNot: defaultExport },
  { name: '`forms.ts`, `<subject>-forms.ts`', files: /[/-]forms\.ts$/, has: /from 'valibot'/, hasNot: serverImport },
  { name: '`*-page.tsx`', files: /-page\.tsx$/, has: defaultExport },
  { name: '`*-route.ts`', files: /-route\.ts$/, has: routeExport, hasNot: defaultExport },
  { name: '`*-island.ts(x)`', files: /-island\.tsx?$/, hasNot: serverImport },
  { name: '`layout.tsx`, `client.ts(x)`', files: /\/(?:layout\.tsx|client\.tsx?)$/ },
  { name: '`<component>.tsx`', files: /\.tsx$/, has: component, hasNot: routeExport },
  {
    name: '`declared-access.ts`, `frameless.ts`, `recent-password.ts`, `with-creditor.ts`',
    files: /\/(?:declared-access|frameless|recent-password|with-creditor)\.ts$/,
    has: /^export const middleware\b/m,
  },
  { name: '`panel-texts.ts`, `*-texts.ts`', files: /-texts\.ts$/, has: /\bes: |Texts\b/, hasNot: serverImport },
  { name: '`toasts.ts`', files: /\/toasts\.ts$/, has: /= toasts\(/ },
  { name: '`use-<what>.ts`', files: /\/use-[a-z-]+\.ts$/, has: /^export function use[A-Z]/m, hasNot: serverImport },
  { name: '`<name>-worker.ts`', files: /-worker\.ts$/, has: /^serveParent\(/m },
  {
    name: '`<values>.ts`',
    files: /\/[a-z0-9-]+(?:\.(?:es|ca))?\.ts$/,
    hasNot: new RegExp(`${serverImport.source}|${routeExport.source}|${defaultExport.source}`, 'm'),
  },
]

const roleOf = (file: string) => roles.find((role) => role.files.test(file))

test('The table of file roles in the architecture and this list are the same', () => {
  const section = /^## File roles\n(?<table>.*?)^## /ms.exec(read('docs/architecture.md'))?.groups?.table ?? ''
  const documented = [...section.matchAll(/^\| (`.+?) \| /gm)].map(([, name = '']) => name)
  expect(documented.toSorted()).toEqual(roles.map(({ name }) => name).toSorted())
})

describe('Every file of a slice or an area', () => {
  test('has a role', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(files.filter((file) => !roleOf(file))).toEqual([])
  })

  test('has a name of its subject, in kebab-case', () => {
    const vague = /(?:^|-)(?:utils?|helpers?|common|services?|managers?|misc)\./
    expect(
      files.filter((file) => vague.test(basename(file)) || !/^[a-z0-9-]+(?:\.[a-z]+)*\.tsx?$/.test(basename(file))),
    ).toEqual([])
  })

  test.each(roles)('keeps to its role: $name', (role) => {
    const wrong = files.filter((file) => {
      if (roleOf(file) !== role) return false
      const code = read(file)
      return (role.has && !role.has.test(code)) || role.hasNot?.test(code)
    })
    expect(wrong).toEqual([])
  })
})

test('Every page and every route has an address in the route table', () => {
  const routes = read('app/routes.ts')
  const pages = files.filter((file) => /-(?:page\.tsx|route\.ts)$/.test(file))
  expect(pages.filter((file) => !routes.includes(`'${file.slice('app/'.length)}'`))).toEqual([])
})

test('Every slice with cards for the queue of the dashboard is in its index', () => {
  const index = read('app/admin/queue-cards.server.ts')
  const found = files.filter((file) => /(?<!app\/admin)\/queue\.server\.ts$/.test(file))
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((file) => !index.includes(`'#${file}'`))).toEqual([])
})

test('Every island has its entry in the index', () => {
  const index = read('app/islands.ts')
  const found = files.filter((file) => /-island\.tsx?$/.test(file))
  expect(found.filter((file) => !index.includes(`/${basename(file)}'`))).toEqual([])
  expect(Object.keys(islands).length).toBeGreaterThanOrEqual(found.length)
})
