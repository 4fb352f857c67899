/**
 * One line of a list as spreadsheets in Spain open it: semicolons, every cell in quotes. A cell that begins like a formula gets an apostrophe
 * before it, so that no program computes what a visitor has typed (OWASP, CSV injection).
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}

function csvCell(value: string | null): string {
  const text = value ?? ''
  const harmless = /^\s*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
