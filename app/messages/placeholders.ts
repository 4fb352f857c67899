import type { Language } from '#app/i18n/language.ts'

/** What a text may contain in braces, by language. Only automatic texts need the event's title and day. */
export const placeholderNames = {
  name: { es: 'nombre', ca: 'nom' },
  table: { es: 'mesa', ca: 'taula' },
  date: { es: 'fecha', ca: 'data' },
  link: { es: 'enlace', ca: 'enllaç' },
  event: { es: 'evento', ca: 'esdeveniment' },
  day: { es: 'día', ca: 'dia' },
} as const satisfies Record<string, Record<Language, string>>

export type Placeholder = keyof typeof placeholderNames
export const placeholders = Object.keys(placeholderNames) as Placeholder[]
/** Those that a written message to the guests of an event is offered. */
export const guestPlaceholders = ['name', 'table', 'date', 'link'] as const
/** Those that a message to members knows. */
export const memberPlaceholders = ['name'] as const

export type PlaceholderValues = Partial<Record<Placeholder, string>>
export type Segment = { text: string; placeholder?: Placeholder; url?: string }

const IN_BRACES = /\{([^{}\n]*)\}/g
const NAME_IN_GREETING = /,[ \u00a0]*\{([^{}\n]*)\}/g
const WEB_ADDRESS = /\bhttps?:\/\/[^\s<>"{}]*[^\s<>"{}.,;:!?)»]/g

const byName = new Map(
  placeholders.flatMap((key) => Object.values(placeholderNames[key]).map((name) => [plain(name), key] as const)),
)

/** In either language, with or without accents. */
function placeholderOf(name: string): Placeholder | undefined {
  return byName.get(plain(name))
}

function plain(name: string): string {
  return name.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

export function inBraces(key: Placeholder, language: Language): string {
  return `{${placeholderNames[key][language]}}`
}

/** The names in braces that mean nothing, as they were typed; a brace without its partner, too. */
export function unknownPlaceholders(text: string, known: readonly Placeholder[] = placeholders): string[] {
  const names = [...text.matchAll(IN_BRACES)].map(([whole, name = '']) => (isKnown(name, known) ? '' : whole))
  const lone = text.replace(IN_BRACES, '').match(/[{}]/g) ?? []
  return [...new Set([...names.filter(Boolean), ...lone])]
}

export function usesPlaceholder(text: string, key: Placeholder): boolean {
  return [...text.matchAll(IN_BRACES)].some(([, name = '']) => placeholderOf(name) === key)
}

function isKnown(name: string, known: readonly Placeholder[]): boolean {
  const key = placeholderOf(name)
  return key !== undefined && known.includes(key)
}

/** The parts of a text; `known` is undefined where there are no braces. */
export function splitPlaceholders(
  text: string,
  known: readonly Placeholder[] = placeholders,
): { text: string; known?: boolean }[] {
  return splitBy(text, IN_BRACES).map(({ text: part, match }) =>
    match === undefined ? { text: part } : { text: part, known: isKnown(match, known) },
  )
}

/** The text with its values, as segments; `link` keeps its label and is linked by whoever shows it. */
export function fillText(text: string, values: PlaceholderValues): Segment[] {
  const nameless = values.name
    ? text
    : text.replace(NAME_IN_GREETING, (whole, name: string) => withoutName(whole, name))
  return splitBy(nameless, IN_BRACES).flatMap(({ text: part, match }) => {
    const placeholder = match && placeholderOf(match)
    return placeholder ? [{ text: values[placeholder] ?? '', placeholder }] : withAddresses(part)
  })
}

/** For a line without links: a subject. */
export function fillLine(text: string, values: PlaceholderValues): string {
  return fillText(text, values)
    .map((segment) => segment.text)
    .join('')
}

/** «Hola, {nombre}:» of somebody whose name may not be in a mail is «Hola:». */
function withoutName(whole: string, name: string): string {
  return placeholderOf(name) === 'name' ? '' : whole
}

function withAddresses(text: string): Segment[] {
  return splitBy(text, WEB_ADDRESS, 0).map(({ text: part, match }) =>
    match ? { text: part, url: part } : { text: part },
  )
}

function splitBy(text: string, pattern: RegExp, group = 1): { text: string; match?: string }[] {
  const parts: { text: string; match?: string }[] = []
  let end = 0
  for (const found of text.matchAll(pattern)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index) })
    parts.push({ text: found[0], match: found[group] ?? '' })
    end = found.index + found[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
