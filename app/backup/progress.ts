export type Progress = (state: { table: string; rows: number; total: number; bytes: number }) => void

export function countRows(
  tables: { rows: number }[],
  progress: Progress,
): (table: string) => (rows: number, bytes: number) => void {
  const total = tables.reduce((sum, table) => sum + table.rows, 0)
  const state = { rows: 0, bytes: 0 }
  return (table) => (rows, bytes) => {
    state.rows += rows
    state.bytes += bytes
    progress({ table, total, ...state })
  }
}
