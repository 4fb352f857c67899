import type { FieldValue, FormValues } from './form-values.ts'
import type { ConflictField, MergedField } from './three-way.ts'

export type Choice = { from: 'mine' | 'stored' } | { from: 'hand'; text: string }
export type Choices = Readonly<Record<string, Choice | undefined>>

type Comparison = { asked: ConflictField[]; merged: MergedField[] }

export type Resolution = {
  /** What the form shows next. */
  values: FormValues
  /** What it is compared with at the next conflict: what is stored, except where a choice is missing. */
  opened: FormValues
  /** Fields without a choice; while there are any, the form is saved over the version that was opened. */
  missing: string[]
}

/** @param undone names of merged fields that stay as the other side does not have them */
export function resolve(
  { asked, merged }: Comparison,
  versions: { opened: FormValues; mine: FormValues; stored: FormValues },
  choices: Choices,
  undone: ReadonlySet<string>,
): Resolution {
  const missing = asked.filter(({ name }) => !choices[name]).map(({ name }) => name)
  const chosen = asked.map((field): [string, FieldValue] => [field.name, chosenValue(field, choices[field.name])])
  const united = merged.map((field): [string, FieldValue] => [
    field.name,
    (field.changedBy === 'me') === undone.has(field.name) ? field.stored : field.mine,
  ])
  const unsettled = Object.entries(versions.opened).filter(([name]) => missing.includes(name))
  return {
    values: { ...versions.mine, ...Object.fromEntries([...chosen, ...united]) },
    opened: { ...versions.stored, ...Object.fromEntries(unsettled) },
    missing,
  }
}

function chosenValue({ mine, stored }: ConflictField, choice: Choice | undefined): FieldValue {
  if (choice?.from === 'hand') return choice.text
  return choice?.from === 'stored' ? stored : mine
}
