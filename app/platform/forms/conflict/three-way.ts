import { isSame, type FieldValue, type FormValues } from './form-values.ts'

type Versions = { opened: FormValues; mine: FormValues; stored: FormValues }

export type ConflictField = { name: string; opened: FieldValue | undefined; mine: FieldValue; stored: FieldValue }
export type MergedField = ConflictField & { changedBy: 'me' | 'other' }

/**
 * Compares what was opened, what is in the form and what is stored now. A field that one side alone has changed is
 * merged; one that both have changed differently is asked, and so is a different one whose opened value is unknown.
 */
export function compareVersions({ opened, mine, stored }: Versions): { asked: ConflictField[]; merged: MergedField[] } {
  const asked: ConflictField[] = []
  const merged: MergedField[] = []
  for (const [name, storedValue] of Object.entries(stored)) {
    const field = { name, opened: opened[name], mine: mine[name] ?? '', stored: storedValue }
    if (isSame(field.mine, field.stored)) continue
    const isKnown = field.opened !== undefined
    if (isKnown && isSame(field.mine, field.opened)) merged.push({ ...field, changedBy: 'other' })
    else if (isKnown && isSame(field.stored, field.opened)) merged.push({ ...field, changedBy: 'me' })
    else asked.push(field)
  }
  return { asked, merged }
}
