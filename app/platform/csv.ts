/**
 * A table as a file for spreadsheets (RFC 4180): the semicolon and the byte order mark are what a Spanish Excel expects. A cell that a
 * spreadsheet would run as a formula is kept a text by an apostrophe.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
