/** Byte order mark: Excel reads the file as UTF-8 only with it. */
export const CSV_MARK = '\uFEFF'

/** One row for a Spanish Excel. An apostrophe keeps a cell that starts like a formula a text (OWASP, CSV injection). */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((text) => cell(text ?? '')).join(';')}\r\n`
}

function cell(text: string): string {
  const safe = /^\s*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
