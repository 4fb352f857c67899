import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
const sheets = globSync('app/**/*.css').map((path) => ({ path, css: read(path) }))

test('every custom property that a stylesheet uses is declared', () => {
  const inline = globSync('app/**/*.{ts,tsx}').flatMap((path) => [...read(path).matchAll(/['"](--[\w-]+)['"]/g)])
  const inSheets = sheets.flatMap(({ css }) => [...css.matchAll(/(?<=[{;\s])(--[\w-]+):/g)])
  const declared = new Set([...inSheets, ...inline].map(([, name]) => name))
  const missing = sheets.flatMap(({ path, css }) =>
    Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name)
      .filter((name) => !declared.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

/**
 * The menu and the head of the door are dark in both schemes; a focal point lies on a picture; the number on a dark
 * counter; what asks is saffron, like the diets at the door; its camera is black.
 */
const SAME_IN_BOTH_SCHEMES = new Set([
  'app/admin/frame.css',
  'app/ui/panel/schemes.css',
  'app/media/picture-field.css: --color-white',
  'app/media/picture-field.css: --color-ampolla-900',
  'app/admin/dashboard-plots.css: --color-ampolla-500',
  'app/admin/dashboard.css: --color-ampolla-700',
  'app/admin/dashboard.css: --color-safra-400',
  'app/admin/event/event-head.css: --color-safra-400',
  'app/admin/event/event-head.css: --color-ampolla-950',
  ...[
    '--color-white',
    '--color-ampolla-200',
    '--color-ampolla-950',
    '--color-safra-100',
    '--color-safra-400',
    '#5f3d00',
    '#000',
  ].map((step) => `app/door/door.css: ${step}`),
])

test('the panel and the door colour their parts by their role, so that the dark scheme changes all of them', () => {
  const own = Array.from(read('app/admin/admin.css').matchAll(/@import '(.+?)'/g), ([, path = '']) =>
    path.replace(/^\.\.?\//, (start) => (start === './' ? 'app/admin/' : 'app/')),
  ).concat('app/door/door.css')
  const steps = sheets.flatMap(({ path, css }) =>
    own.includes(path)
      ? Array.from(css.matchAll(/--color-[\w-]+|#[\da-f]{3,8}\b/gi), ([step]) => `${path}: ${step}`)
      : [],
  )
  const wrong = steps.filter(
    (step) => !SAME_IN_BOTH_SCHEMES.has(step) && !SAME_IN_BOTH_SCHEMES.has(step.split(':')[0] ?? ''),
  )
  expect(own.length).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})
