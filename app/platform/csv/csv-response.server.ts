import { Readable } from 'node:stream'
import { CSV_MARK, csvLine, yesOrNo } from './csv.ts'

export type Cell = string | number | boolean | null

/** Streams the file in batches. A read error breaks the connection, so that no incomplete file looks complete. */
export function csvResponse<Row>(
  file: string,
  headers: readonly string[],
  batches: AsyncIterable<Row[]>,
  cells: (row: Row) => readonly Cell[],
): Response {
  const body = Readable.toWeb(Readable.from(lines(headers, batches, cells), { objectMode: false })) as ReadableStream
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}"`,
      'Cache-Control': 'no-store',
    },
  })
}

async function* lines<Row>(
  headers: readonly string[],
  batches: AsyncIterable<Row[]>,
  cells: (row: Row) => readonly Cell[],
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(CSV_MARK + csvLine(headers))
  for await (const rows of batches)
    yield encoder.encode(rows.map((row) => csvLine(cells(row).map(formatCell))).join(''))
}

function formatCell(cell: Cell): string | null {
  if (typeof cell === 'boolean') return yesOrNo(cell)
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cell
}
