import { isNamed, type FormEntries } from '#app/ui/form-entries.ts'

export function noteChanges(form: HTMLFormElement, changed: FormEntries, unkept: readonly string[]) {
  const names = Object.keys(changed)
  if (names.length === 0) {
    delete form.dataset.changed
    delete form.dataset.since
    return
  }
  const rows = Object.values(changed).flat()
  const losing = [...names, ...rows.filter(([, value]) => value !== '').map(([name]) => name)]
  form.dataset.changed = losing.some((field) => isNamed(unkept, field)) ? 'losing' : 'kept'
  form.dataset.since ??= String(Date.now())
}

/** The first change that is not saved, in milliseconds since 1970. */
export function changedSince(form: HTMLFormElement | null): number | undefined {
  const since = form?.dataset.since
  return since === undefined ? undefined : Number(since)
}
