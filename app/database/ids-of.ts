export function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
