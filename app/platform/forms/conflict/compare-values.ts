import type { StoredVersion } from '#app/ui/panel/use-answer.ts'
import { readFieldFacts } from './field-facts.ts'
import { readFormValues, type FormValues } from './form-values.ts'
import { compareVersions } from './three-way.ts'

export function compare(form: HTMLFormElement | null, opened: FormValues, stored: StoredVersion) {
  const mine = form ? readFormValues(new FormData(form), stored.values) : {}
  const facts: ReturnType<typeof readFieldFacts> = form ? readFieldFacts(form) : new Map()
  const versions = { opened, mine, stored: stored.values }
  const order = [...facts.keys()]
  const place = ({ name }: { name: string }) => order.indexOf(name)
  const { asked, merged } = compareVersions(versions)
  return {
    versions,
    facts,
    asked: asked.toSorted((one, other) => place(one) - place(other)),
    merged: merged.toSorted((one, other) => place(one) - place(other)),
  }
}

/** Null when it is the same person or not known. */
export function nameOf({ savedBy }: StoredVersion): string | null {
  return savedBy && !savedBy.isSelf ? (savedBy.name.split(' ')[0] ?? null) : null
}
