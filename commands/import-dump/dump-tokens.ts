export type Token = { kind: 'space' | 'word' | 'name' | 'string' | 'sign'; text: string; end: number }

const patterns = { space: /\s+/y, tag: /\$[\p{L}\p{N}_]*\$/uy, word: /[\p{L}\p{N}_.+-]+/uy }

/** An incomplete tag of a dollar quote is shorter. */
const MAX_TAG_LENGTH = 64

/** The token of SQL at a place of the text; null when the text ends within it and is not all. */
export function scanToken(text: string, at: number, isAll: boolean): Token | null {
  const two = text.slice(at, at + 2)
  if (two.length < 2 && !isAll) return null
  if (two.startsWith("'")) return scanQuoted(text, at + 1, 'string', isAll)
  if (/^[eE]'/.test(two)) return scanEscaped(text, at + 2)
  if (two.startsWith('"')) return scanQuoted(text, at + 1, 'name', isAll)
  // A line of psql, such as \connect or \restrict.
  if (two === '--' || two.startsWith('\\')) return scanUntil(text, at, '\n', isAll)
  if (two === '/*') return scanUntil(text, at, '*/', isAll)
  if (two.startsWith('$')) return scanDollarQuoted(text, at, isAll)
  return scanPlain(text, at, isAll)
}

function scanPlain(text: string, at: number, isAll: boolean): Token | null {
  for (const kind of ['space', 'word'] as const) {
    const found = matchAt(patterns[kind], text, at)
    if (found === null) continue
    const end = at + found.length
    return end === text.length && !isAll ? null : { kind, text: found, end }
  }
  return { kind: 'sign', text: text[at] ?? '', end: at + 1 }
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

function scanUntil(text: string, at: number, mark: string, isAll: boolean): Token | null {
  const found = text.indexOf(mark, at)
  if (found === -1 && !isAll) return null
  return { kind: 'space', text: '', end: found === -1 ? text.length : found + mark.length }
}

/** A doubled quote stands for one. */
function scanQuoted(text: string, from: number, kind: 'string' | 'name', isAll: boolean): Token | null {
  const quote = text[from - 1] ?? ''
  for (let end = text.indexOf(quote, from); end !== -1; end = text.indexOf(quote, end + 2)) {
    if (end + 1 === text.length && !isAll) return null
    if (text[end + 1] !== quote) {
      return { kind, text: text.slice(from, end).replaceAll(quote + quote, quote), end: end + 1 }
    }
  }
  return null
}

function scanEscaped(text: string, from: number): Token | null {
  for (let end = from; end < text.length; end += 1) {
    if (text[end] === '\\' || (text[end] === "'" && text[end + 1] === "'")) end += 1
    else if (text[end] === "'") {
      if (end + 1 === text.length) return null
      return { kind: 'string', text: unescapeText(text.slice(from, end).replaceAll("''", "'")), end: end + 1 }
    }
  }
  return null
}

/** The body of a function: nothing in it is a statement of the dump. */
function scanDollarQuoted(text: string, at: number, isAll: boolean): Token | null {
  const tag = matchAt(patterns.tag, text, at)
  if (tag === null) return text.length - at < MAX_TAG_LENGTH && !isAll ? null : { kind: 'sign', text: '$', end: at + 1 }
  const end = text.indexOf(tag, at + tag.length)
  return end === -1 ? null : { kind: 'string', text: text.slice(at + tag.length, end), end: end + tag.length }
}

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** Of COPY's text format and of strings with E. */
export function unescapeText(text: string): string {
  return text.includes('\\') ? text.replace(/\\([^])/g, (_, letter: string) => escapes[letter] ?? letter) : text
}
