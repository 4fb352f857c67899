/** The rows of one owner as text: a line for each, null for none. */
export function linesOf<T extends { userId: string }>(
  rows: readonly T[],
  userId: string,
  cells: (row: T) => readonly (string | null)[],
): string | null {
  const own = rows.filter((row) => row.userId === userId)
  return (
    own
      .map((row) =>
        cells(row)
          .map((cell) => cell ?? '')
          .join(' · '),
      )
      .join('\n') || null
  )
}
