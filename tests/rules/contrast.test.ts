import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { darkMailColors, mailColors } from '#app/platform/mail/mail-styles.ts'

const tokens = readFileSync('app/ui/tokens.css', 'utf8')
const panel = readFileSync('app/ui/panel/schemes.css', 'utf8')

type Tokens = Readonly<Record<string, string>>

const DARK = '@media screen and (prefers-color-scheme: dark)'
const light = { ...declared(tokens, ':root'), ...declared(tokens, ':root,\n.on-light') }
const dark = { ...light, ...declared(block(panel, DARK), ':root') }

/** WCAG 2.2 AA; who asks for more contrast gets what AAA asks of text. */
const schemes: Record<string, { values: Tokens; text: number }> = {
  light: { values: light, text: 4.5 },
  dark: { values: dark, text: 4.5 },
  'light, more contrast': {
    values: { ...light, ...declared(block(tokens, '@media (prefers-contrast: more)'), ':root,\n  .on-light') },
    text: 7,
  },
  'dark, more contrast': {
    values: { ...dark, ...declared(block(panel, `${DARK} and (prefers-contrast: more)`), ':root') },
    text: 7,
  },
}

const GRAPHICS = 3

/** Ink and the grounds that it stands on in the panel. */
const texts: Record<string, readonly string[]> = {
  ink: ['surface', 'surface-wall', 'tint', 'field'],
  'ink-heading': ['surface', 'surface-wall', 'tint', 'tint-strong', 'surface-quiet', 'field'],
  'ink-muted': ['surface', 'surface-wall', 'tint', 'surface-quiet', 'field'],
  'ink-inverse': ['ink-heading', 'danger'],
  'accent-hover': ['surface', 'surface-wall'],
  danger: ['surface', 'surface-wall'],
  ok: ['surface', 'surface-wall'],
  'field-ink': ['field', 'field-wrong'],
  'field-hint': ['field', 'surface-quiet'],
  'on-action': ['action', 'action-hover'],
  'on-chosen': ['chosen', 'chosen-hover'],
  'on-tint': ['tint', 'tint-strong', 'surface-quiet', 'field'],
  'on-notice': ['notice'],
  'on-alarm': ['status-rejected-ground'],
  'status-pending': ['status-pending-ground', 'surface', 'tint'],
  'status-approved': ['status-approved-ground'],
  'status-rejected': ['status-rejected-ground'],
  'status-off': ['status-off-ground'],
}

/** Lines, marks and the ring of the focus, with what they stand out from. */
const graphics: Record<string, readonly string[]> = {
  'field-line': ['field', 'surface', 'surface-wall'],
  'line-strong': ['surface', 'surface-wall'],
  focus: ['surface', 'surface-wall', 'tint', 'field'],
  accent: ['surface', 'surface-wall', 'tint'],
  action: ['surface', 'surface-wall'],
  chosen: ['surface', 'surface-wall', 'field'],
  meter: ['surface-quiet', 'surface', 'tint'],
  danger: ['field', 'field-wrong'],
}

describe.each(Object.entries(schemes))('the colours of the panel: %s', (_name, { values, text }) => {
  test('every text and every mark stands out from its ground', () => {
    const weak = [...tooWeak(values, texts, text), ...tooWeak(values, graphics, GRAPHICS)]
    expect(weak).toEqual([])
  })
})

test.each(Object.entries({ light: mailColors, dark: { ...mailColors, ...darkMailColors } }))(
  'the colours of mails: every text stands out from its ground (%s)',
  (_name, values) => {
    const pairs = { ampolla: ['white', 'wall'], text: ['white', 'wall'], muted: ['white', 'wall'] }
    expect(tooWeak(values, pairs, 4.5)).toEqual([])
  },
)

function tooWeak(values: Tokens, pairs: Record<string, readonly string[]>, least: number): string[] {
  return Object.entries(pairs).flatMap(([ink, grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(colourOf(values, ink), colourOf(values, ground))
      return ratio < least ? [`${ink} on ${ground}: ${ratio.toFixed(2)}, not ${least}`] : []
    }),
  )
}

/** What is between the braces after `head`. */
function block(css: string, head: string): string {
  const start = css.indexOf(`${head} {`)
  if (start === -1) throw new Error(`no ${head}`)
  let depth = 0
  for (let end = css.indexOf('{', start); end < css.length; end++) {
    if (css[end] === '{') depth++
    if (css[end] === '}' && --depth === 0) return css.slice(css.indexOf('{', start) + 1, end)
  }
  throw new Error(`${head} is not closed`)
}

function declared(css: string, head: string): Tokens {
  const pairs = block(css, head).matchAll(/--([\w-]+):\s*([^;]+);/g)
  return Object.fromEntries(Array.from(pairs, ([, name = '', value = '']) => [name, value]))
}

/** Red, green and blue from 0 to 1. */
function colourOf(values: Tokens, name: string): readonly number[] {
  const value = values[name] ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (other) return colourOf(values, other)
  const hex = /^#(?:[\da-f]{3}){1,2}$/i.test(value) ? value.slice(1) : undefined
  if (!hex) throw new Error(`--${name} is not a colour: ${value}`)
  const size = hex.length / 3
  return [0, 1, 2].map((part) => Number.parseInt(hex.slice(part * size, (part + 1) * size).repeat(3 - size), 16) / 255)
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((first, second) => second - first)
  return (brighter + 0.05) / (darker + 0.05)
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
