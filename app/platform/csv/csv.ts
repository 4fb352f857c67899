/** Without it, a Spanish Excel reads accents wrong. */
export const CSV_MARK = '\uFEFF'

/**
 * One row; the semicolon is what a Spanish Excel expects. A cell that a spreadsheet would run as a formula is kept a
 * text by an apostrophe (OWASP, CSV injection).
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((text) => cell(text ?? '')).join(';')}\r\n`
}

function cell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
