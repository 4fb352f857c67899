/** The entries of a form by field; a list (`dishes[0].name`) is one field. */
export type FormEntries = Record<string, [name: string, value: string][]>

/** Without passwords, files and hidden fields; a hidden field that a person fills has `data-draft="on"`. */
export function typedEntries(form: HTMLFormElement): FormEntries {
  const names = new Set(Array.from(form.elements, typedName))
  const entries: FormEntries = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && names.has(name)) (entries[fieldOf(name)] ??= []).push([name, value])
  return entries
}

/** What the page's HTML filled in. */
export function openedEntries(form: HTMLFormElement): FormEntries {
  const opened = form.cloneNode(true) as HTMLFormElement
  opened.reset()
  return typedEntries(opened)
}

/** The fields of `typed` that differ; a field without entries was emptied. */
export function changedEntries(opened: FormEntries, typed: FormEntries): FormEntries {
  const changed: FormEntries = {}
  for (const field of new Set([...Object.keys(opened), ...Object.keys(typed)])) {
    const entries = typed[field] ?? []
    if (JSON.stringify(entries) !== JSON.stringify(opened[field] ?? [])) changed[field] = entries
  }
  return changed
}

/** Writes entries into the inputs, as if typed. `omitted` fields stay as they are. */
export function fillEntries(form: HTMLFormElement, fields: FormEntries, omitted: readonly string[] = []) {
  for (const element of form.elements) {
    const name = typedName(element)
    const entries = name === undefined ? undefined : fields[fieldOf(name)]
    if (
      name !== undefined &&
      entries &&
      !isNamed(omitted, name) &&
      write(
        element,
        entries.filter(([other]) => other === name).map(([, value]) => value),
      )
    )
      element.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Rows that keep their number; those of other lists move. */
const STEADY_ROWS = /^guests\[/

/** `dishes[0].name` belongs to `dishes`, `guests[0].full_name` is a field of its own. */
export function fieldOf(name: string): string {
  return STEADY_ROWS.test(name) ? name : (/^[^[]*/.exec(name)?.[0] ?? name)
}

/** Whether `names` has the field: `guests.diet` is also `guests[0].diet`. */
export function isNamed(names: readonly string[], name: string): boolean {
  const path = pathOf(name)
  return names.includes(path) || names.includes(path.split('.')[0] ?? '')
}

/** `guests[0].full_name` is `guests.full_name`. */
function pathOf(name: string): string {
  return name.replace(/\[\d*\]/g, '')
}

function typedName(element: Element): string | undefined {
  if (!(isInput(element) || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement))
    return undefined
  const kept = element.dataset.draft ?? (['hidden', 'password', 'file'].includes(element.type) ? 'off' : 'on')
  return kept === 'on' && element.name ? element.name : undefined
}

/** Returns whether the control changed. */
function write(element: Element, values: string[]): boolean {
  if (isInput(element) && ['checkbox', 'radio'].includes(element.type)) {
    const checked = values.includes(element.value)
    const changed = element.checked !== checked
    element.checked = checked
    return changed
  }
  const control = element as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const value = values[0] ?? ''
  const changed = control.value !== value
  if (changed) control.value = value
  return changed
}

function isInput(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement
}
