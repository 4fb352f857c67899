/** A text, the addresses of a repeated field, or the rows of a list. */
export type FieldValue = string | string[] | Record<string, string>[]
/** By name: nested objects are flat (`redes_sociales.facebook`), lists are whole. */
export type FormValues = Record<string, FieldValue>

/** The stored values that a form starts from, as its loader gives them. */
export type NestedValues = { [name: string]: unknown }

export function flatten(values: NestedValues, prefix = ''): FormValues {
  const entries = Object.entries(values).flatMap(([key, value]): [string, FieldValue][] => {
    const name = prefix + key
    if (Array.isArray(value)) return [[name, value as FieldValue]]
    if (typeof value === 'object' && value !== null) return Object.entries(flatten(value as NestedValues, `${name}.`))
    return [[name, textOf(value)]]
  })
  return Object.fromEntries(entries)
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export function nest(values: FormValues): NestedValues {
  const nested: NestedValues = {}
  for (const [name, value] of Object.entries(values)) {
    const path = name.split('.')
    const last = path.pop() ?? name
    let place = nested
    for (const part of path) place = (place[part] ??= {}) as NestedValues
    place[last] = value
  }
  return nested
}

const ROW_FIELD = /^([^[]+)\[(\d+)\]\.(.+)$/

/** What a form holds now. Fields that are lists in `like` are lists, also when they have one entry or none. */
export function readFormValues(form: FormData, like: FormValues): FormValues {
  const values: FormValues = {}
  const rows: Record<string, Record<string, string>[]> = {}
  for (const name of new Set(form.keys())) {
    const texts = form.getAll(name).filter((value) => typeof value === 'string')
    const [, list, index, field] = ROW_FIELD.exec(name) ?? []
    if (list && field) ((rows[list] ??= [])[Number(index)] ??= {})[field] = texts[0] ?? ''
    else values[name] = Array.isArray(like[name]) ? texts : (texts[0] ?? '')
  }
  const lists = Object.keys(like).filter((name) => Array.isArray(like[name]))
  const emptyLists: FormValues = Object.fromEntries(lists.map((name) => [name, []]))
  return { ...emptyLists, ...values, ...rows }
}

/** Whether two values are the same to a reader: line ends and outer spaces do not count. */
export function isSame(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: FieldValue | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim()
  return value.length === 0 ? '' : JSON.stringify(value.map((row) => (typeof row === 'string' ? row : sorted(row))))
}

function sorted(row: Record<string, string>): [string, string][] {
  return Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))
}
