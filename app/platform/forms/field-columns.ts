/** How one form field is stored in one column. A table of these serves both directions: saving and editing. */
type FieldColumn = {
  column: string
  toColumn: (value: never) => unknown
  /** `report` is for stored values that cannot be read. */
  toField: (stored: never, report: () => void) => unknown
}
type Table = Record<string, FieldColumn>

/** `satisfies FieldColumns<Fields>`: every field has a column, and its column accepts the parsed value. */
export type FieldColumns<Fields> = {
  [Name in keyof Fields]-?: FieldColumn & { toColumn: (value: Fields[Name]) => unknown }
}

type Values<T extends Table> = { [Name in keyof T]?: Parameters<T[Name]['toColumn']>[0] | undefined }
type Row<T extends Table> = { [Name in keyof T as T[Name]['column']]: Parameters<T[Name]['toField']>[0] }
type Columns<T extends Table> = { [Name in keyof T as T[Name]['column']]: ReturnType<T[Name]['toColumn']> }
type Fields<T extends Table> = { [Name in keyof T]: ReturnType<T[Name]['toField']> }

/** Columns that no form edits. Any other column of a table is in its form, or its `toRow` does not compile. */
export type UneditedColumn =
  | 'id'
  | 'isDemo'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'lacksSpanish'
  | 'lacksCatalan'
  | 'searchText'

export function toColumns<T extends Table>(table: T, values: Values<T>): Columns<T> {
  const entries = Object.entries(table).map(([name, { column, toColumn }]) => [
    column,
    toColumn((values as Record<string, unknown>)[name] as never),
  ])
  return Object.fromEntries(entries) as Columns<T>
}

/** @param report called with the column of a value that cannot be read */
export function toFields<T extends Table>(
  table: T,
  row: Row<T>,
  report: (column: string) => void = () => undefined,
): Fields<T> {
  const stored = row as Record<string, unknown>
  const entries = Object.entries(table).map(([name, { column, toField }]) => [
    name,
    toField(stored[column] as never, () => report(column)),
  ])
  return Object.fromEntries(entries) as Fields<T>
}

export function textColumn<const Column extends string>(column: Column) {
  return { column, toColumn: (value: string | undefined) => value ?? '', toField: (stored: string) => stored }
}

/** A text that is null when empty. */
export function nullableTextColumn<const Column extends string>(column: Column) {
  return {
    column,
    toColumn: (value: string | undefined) => value || null,
    toField: (stored: string | null) => stored ?? '',
  }
}
