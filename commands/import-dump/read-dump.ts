import { DumpError, type DumpText } from './dump-text.ts'
import { unescapeText, type Token } from './dump-tokens.ts'

/** A row as the dump has it: every value is its text. `table`: with its schema. */
export type SourceRow = { table: string; columns: readonly string[]; values: readonly (string | null)[] }

/** What earlier statements say about later ones. */
type Reading = { schema: string; columns: Map<string, string[]> }

/**
 * The rows of a plain dump of pg_dump, in its order: of COPY blocks and of INSERT statements. Every other statement is
 * passed over, and nothing of the dump is executed.
 */
export async function* readRows(text: DumpText): AsyncGenerator<SourceRow> {
  const reading: Reading = { schema: 'public', columns: new Map() }
  for (let first = await text.token(); first; first = await text.token()) {
    switch (wordOf(first)) {
      case 'COPY':
        yield* readCopy(text, reading)
        break
      case 'INSERT':
        yield* readInsert(text, reading)
        break
      case 'CREATE':
        await readCreate(text, reading)
        break
      case 'SET':
        readSetting(await readStatement(text), reading)
        break
      default:
        if (!isSign(first, ';')) await readStatement(text)
    }
  }
}

async function* readCopy(text: DumpText, reading: Reading): AsyncGenerator<SourceRow> {
  const words = await readStatement(text)
  const table = tableOf(words, reading)
  const columns = namesInside(words)
  if (!words.some((token) => wordOf(token) === 'STDIN')) return
  await text.line()
  for (let line = await text.line(); line !== '\\.'; line = await text.line()) {
    const values = line.split('\t').map((cell) => (cell === '\\N' ? null : unescapeText(cell)))
    yield checkWidth({ table, columns, values })
  }
}

async function* readInsert(text: DumpText, reading: Reading): AsyncGenerator<SourceRow> {
  const words: Token[] = []
  for (let token = await need(text); wordOf(token) !== 'VALUES'; token = await need(text)) {
    if (isSign(token, ';')) return
    words.push(token)
  }
  const table = tableOf(words, reading)
  const named = namesInside(words)
  const columns = named.length > 0 ? named : (reading.columns.get(table) ?? [])
  if (columns.length === 0)
    throw new DumpError(
      `The INSERT statements of ${table} name no columns: make the dump with pg_dump --column-inserts.`,
    )
  for (let token = await need(text); !isSign(token, ';'); token = await need(text))
    if (isSign(token, '(')) yield checkWidth({ table, columns, values: await readTuple(text) })
}

/** After a value nothing counts up to the comma: a cast. */
async function readTuple(text: DumpText): Promise<(string | null)[]> {
  const values: (string | null)[] = []
  for (;;) {
    values.push(valueOf(await need(text)))
    for (let depth = 0; ;) {
      const token = await need(text)
      if (depth === 0 && isSign(token, ',')) break
      if (depth === 0 && isSign(token, ')')) return values
      if (isSign(token, '(')) depth += 1
      if (isSign(token, ')')) depth -= 1
    }
  }
}

function valueOf(token: Token): string | null {
  if (token.kind === 'string') return token.text
  const word = wordOf(token)
  return word === 'NULL' || word === 'DEFAULT' ? null : token.text
}

/** The columns of a table, for INSERT statements that do not name them. */
async function readCreate(text: DumpText, reading: Reading): Promise<void> {
  const words = await readStatement(text)
  const start = words.findIndex((token) => isSign(token, '('))
  const head = words.slice(0, start).map(wordOf)
  if (start === -1 || !head.includes('TABLE')) return
  const columns: string[] = []
  let depth = 0
  for (const [index, token] of words.entries()) {
    const before = words[index - 1]
    const startsItem = depth === 1 && before && (isSign(before, '(') || isSign(before, ','))
    if (startsItem && !constraints.has(wordOf(token))) columns.push(token.text)
    if (isSign(token, '(')) depth += 1
    if (isSign(token, ')')) depth -= 1
  }
  reading.columns.set(tableOf(words.slice(0, start), reading), columns)
}

const constraints = new Set(['CONSTRAINT', 'PRIMARY', 'UNIQUE', 'CHECK', 'FOREIGN', 'EXCLUDE', 'LIKE'])

function readSetting(words: readonly Token[], reading: Reading): void {
  const [name, , value] = words
  if (name?.text === 'search_path' && value) reading.schema = value.text
  if (name?.text === 'client_encoding' && value && !/^utf-?8$/i.test(value.text))
    throw new DumpError(`The dump is in ${value.text}: make it with pg_dump --encoding=UTF8.`)
}

/** The tokens up to the semicolon, which is not one in a body that is written as statements (BEGIN ATOMIC). */
async function readStatement(text: DumpText): Promise<Token[]> {
  const tokens: Token[] = []
  for (let depth = 0; ;) {
    const token = await need(text)
    if (depth === 0 && isSign(token, ';')) return tokens
    const word = wordOf(token)
    if (word === 'ATOMIC' || (depth > 0 && word === 'CASE')) depth += 1
    else if (depth > 0 && word === 'END') depth -= 1
    else tokens.push(token)
  }
}

async function need(text: DumpText): Promise<Token> {
  const token = await text.token()
  if (!token) throw new DumpError('The file ends in the middle of a statement: it is not complete.')
  return token
}

const keywords = new Set(['INTO', 'TABLE', 'ONLY', 'IF', 'NOT', 'EXISTS', 'UNLOGGED'])

/** `public.events`, `"public"."events"`, or `events` in the schema of the search path. */
function tableOf(words: readonly Token[], { schema }: Reading): string {
  const start = words.findIndex((token) => !keywords.has(wordOf(token)))
  const end = words.findIndex((token, index) => index >= start && (isSign(token, '(') || stops.has(wordOf(token))))
  const name = words
    .slice(start, end === -1 ? undefined : end)
    .map(({ text }) => text)
    .join('')
  return name.includes('.') ? name : `${schema}.${name}`
}

const stops = new Set(['FROM', 'OVERRIDING', 'AS'])

function namesInside(words: readonly Token[]): string[] {
  const start = words.findIndex((token) => isSign(token, '('))
  const end = words.findIndex((token) => isSign(token, ')'))
  return start === -1
    ? []
    : words
        .slice(start + 1, end)
        .filter((token) => !isSign(token, ','))
        .map(({ text }) => text)
}

function checkWidth(row: SourceRow): SourceRow {
  if (row.values.length !== row.columns.length)
    throw new DumpError(`A row of ${row.table} has ${row.values.length} values for ${row.columns.length} columns.`)
  return row
}

function wordOf({ kind, text }: Token): string {
  return kind === 'word' ? text.toUpperCase() : ''
}

function isSign({ kind, text }: Token, sign: string): boolean {
  return kind === 'sign' && text === sign
}
