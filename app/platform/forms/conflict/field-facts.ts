import { formatDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import type { FieldValue } from './form-values.ts'
import { conflictTexts } from './panel-texts.ts'

/** How a form shows a field: read from its controls, so that no form repeats its labels. */
export type FieldFact = {
  label: string
  lang: string | undefined
  kind: string
  /** The labels of the values of a choice. */
  options: ReadonlyMap<string, string>
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** By name, in the order of the form. A list or a picture has an element with `data-field` and a label. */
export function readFieldFacts(form: HTMLFormElement): Map<string, FieldFact> {
  const facts = new Map<string, FieldFact>()
  for (const element of form.querySelectorAll<HTMLElement>('[data-field], [name]')) {
    const composite = element.closest<HTMLElement>('[data-field]')
    const name = composite?.dataset.field ?? element.getAttribute('name') ?? ''
    if (facts.has(name) || (!composite && element instanceof HTMLInputElement && element.type === 'hidden')) continue
    facts.set(name, composite ? compositeFact(composite) : controlFact(element as Control))
  }
  return withDistinctLabels(facts, form)
}

const noOptions: ReadonlyMap<string, string> = new Map()

function compositeFact(element: HTMLElement): FieldFact {
  const kind = element.dataset.kind ?? 'rows'
  return { label: element.getAttribute('aria-label') ?? '', lang: langOf(element), kind, options: noOptions }
}

function controlFact(control: Control): FieldFact {
  const legend = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : null
  const label = textOf(legend ?? control.labels?.[0])
  return { label, lang: langOf(control), kind: control.type, options: optionsOf(control) }
}

function optionsOf(control: Control): ReadonlyMap<string, string> {
  if (control instanceof HTMLSelectElement)
    return new Map(Array.from(control.options, ({ value, text }) => [value, text]))
  if (control.type !== 'radio') return noOptions
  const radios = control.form?.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(control.name)}"]`) ?? []
  return new Map(Array.from(radios, (radio) => [radio.value, textOf(radio.labels?.[0]?.querySelector('.radio-label'))]))
}

/** Without «(opcional)» and the mark of a draft. */
function textOf(label: Element | null | undefined): string {
  if (!label) return ''
  const copy = label.cloneNode(true) as Element
  for (const part of copy.querySelectorAll('.field-optional, .draft-mark')) part.remove()
  return copy.textContent.trim()
}

function langOf(element: HTMLElement): string | undefined {
  return element.closest<HTMLElement>('[lang]')?.lang
}

/** Two fields with one label («Teléfono») are named with their part of the form. */
function withDistinctLabels(facts: Map<string, FieldFact>, form: HTMLFormElement): Map<string, FieldFact> {
  const labels = Array.from(facts.values(), ({ label }) => label)
  for (const [name, fact] of facts) {
    if (labels.indexOf(fact.label) === labels.lastIndexOf(fact.label)) continue
    const part = form
      .querySelector(`[name="${CSS.escape(name)}"]`)
      ?.closest('.sheet')
      ?.querySelector('h2')
    if (part) facts.set(name, { ...fact, label: `${part.textContent}: ${fact.label}` })
  }
  return facts
}

/** A value as a reader sees it; '' for an empty one. */
export function displayText(fact: FieldFact | undefined, value: FieldValue | undefined, language: Language): string {
  if (value === undefined) return ''
  if (typeof value !== 'string')
    return value
      .map((row) => (typeof row === 'string' ? row : Object.values(row).filter(Boolean).join(' · ')))
      .join('\n')
  if (fact?.kind === 'checkbox') return conflictTexts[language][value ? 'yes' : 'no']
  if (fact?.kind === 'datetime-local') return value && `${dayText(value, language)} - ${value.slice(11, 16)}`
  if (fact?.kind === 'date') return value && dayText(value, language)
  return fact?.options.get(value) ?? (isHtml(value) ? htmlText(value) : value)
}

function dayText(value: string, language: Language): string {
  return formatDate(value.slice(0, 10), language)
}

export function isHtml(value: FieldValue): boolean {
  return typeof value === 'string' && /^\s*<[a-z]/i.test(value)
}

function htmlText(html: string): string {
  const spaced = html.replace(/<\/(p|h\d|li|blockquote)>|<br\s*\/?>/gi, '$&\n')
  return new DOMParser().parseFromString(spaced, 'text/html').body.textContent.trim()
}
