import type { Locator, Page } from '@playwright/test'
import { alive, expect } from './journey.ts'

/** A form of a page, and how to reach and send it. */
export type TypedForm = {
  /** What its draft is called in the sources, `*` for each value in it; '' for a form of passwords alone. */
  draft: string
  /** Where a form without a draft is. */
  within?: string
  /** What opens it within its page. */
  open?: (page: Page) => Promise<unknown>
  /** Values that the rules below do not know. */
  typed?: Record<string, string>
  /** The only fields to type into, where others have rules of their own. */
  only?: Record<string, string>
  /** The button that sends it; the last one without. */
  save?: string
  /** Its text is in an editor of its own. */
  editor?: true
  /** Somebody else saves the record meanwhile. */
  saveMeanwhile?: () => Promise<unknown>
}

export type Values = Record<string, string>
/** The values by field, those that a draft keeps, and those before anything was typed. */
export type Typed = { all: Values; kept: Values; opened: Values }

const unkept = 'Cacahuetes 4711'
const iban = 'ES91 2100 0418 4502 0005 1332'
const newPassword = 'sopa de lletres 47'

export function formOf(page: Page, { draft, within }: TypedForm): Locator {
  return page.locator(within ?? `form[data-draft^="${draft.split('*')[0]}"]`).last()
}

/** Types into every field of a form, each in one event, as a paste does. */
export async function typeAll(form: Locator, { typed: given = {}, only, editor }: TypedForm): Promise<Typed> {
  if (editor) {
    await form.locator('[contenteditable]').first().fill('Un texto de veinte letras')
    await expect(form.locator('[name=content]')).toHaveValue(/Un texto/)
  }
  return form.evaluate(
    (element: HTMLFormElement, { own, alone, secret, account, fresh }) => {
      const all: Record<string, string> = {}
      const kept: Record<string, string> = {}
      const opened: Record<string, string> = {}
      const isUnkept = (name: string) =>
        /diet|allergen|traces|ways|iban|password|confirmation|remove_|^mandate_/i.test(name)
      const valueFor = (field: HTMLInputElement) => {
        if (alone) return alone[field.name]
        if (own[field.name] !== undefined) return own[field.name]
        if (field.name === 'iban') return account
        if (/diet/.test(field.name)) return secret
        const typed: Record<string, string> = {
          email: 'pia@example.org',
          tel: '600 100 200',
          url: 'https://celler.example',
          password: fresh,
          date: '1980-05-04',
        }
        if (field.type in typed) return typed[field.type]
        if (/text/.test(field.type))
          return `Escrito en ${field.name.split('.')[0]}`.slice(0, field.maxLength > 0 ? field.maxLength : 200)
        return undefined
      }
      const write = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
        const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
        property?.set?.call(field, value)
        field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
        if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      for (const details of element.querySelectorAll('details')) details.open = true
      for (const field of Array.from(element.elements) as HTMLInputElement[]) {
        if (!field.name || field.disabled || field.readOnly || field.closest('.form-guard')) continue
        const type = field.type
        if (type === 'checkbox') {
          if (/^(privacy|informed|diet_consent)/.test(field.name) && !field.checked) field.click()
          continue
        }
        if (type === 'radio') {
          const group = Array.from(element.elements) as HTMLInputElement[]
          if (field.required && !group.some(({ name, checked }) => name === field.name && checked)) field.click()
          continue
        }
        const value = valueFor(field)
        if (value === undefined || ['hidden', 'submit', 'button', 'file'].includes(type)) continue
        opened[field.name] = field.value
        write(field, value)
        all[field.name] = field.value
        if (!isUnkept(field.name)) kept[field.name] = field.value
      }
      return { all, kept, opened }
    },
    { own: given, alone: only, secret: unkept, account: iban, fresh: newPassword },
  )
}

/** Another text in the first field for text, as the same form in another tab has. */
export async function typeOther(form: Locator) {
  await form.evaluate((element: HTMLFormElement) => {
    const field = (Array.from(element.elements) as HTMLInputElement[]).find(
      ({ name, type, readOnly }) => name !== '' && !readOnly && /text|email/.test(type),
    )
    if (!field) return
    field.value = 'otra@example.org'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export async function expectTyped(form: Locator, values: Values) {
  const read = () =>
    form.evaluate((element: HTMLFormElement, names) => {
      const controls = Array.from(element.elements) as HTMLInputElement[]
      return Object.fromEntries(names.map((name) => [name, controls.find((field) => field.name === name)?.value]))
    }, Object.keys(values))
  await expect.poll(read).toEqual(values)
}

export async function send(form: Locator, save?: string) {
  if (save) return form.getByRole('button', { name: save, exact: true }).first().click()
  await form.evaluate((element: HTMLFormElement) => {
    const buttons = element.querySelectorAll<HTMLButtonElement>(
      'button[type=submit]:not(.visually-hidden, [name=step])',
    )
    element.requestSubmit([...buttons].at(-1))
  })
}

/** Neither diets nor IBANs nor passwords are in any storage, and what was typed is. */
export async function expectNothingUnkept(page: Page, values: Values) {
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  const [first = ''] = Object.values(values)
  expect(stored).toContain(JSON.stringify(first).slice(1, -1))
  for (const secret of [unkept, iban, newPassword]) expect(stored).not.toContain(secret)
}

/** In the panel somebody takes the draft back. */
export async function recover(form: Locator) {
  await expect(form.locator('.draft-banner')).toContainText('Hemos guardado lo que escribías')
  await form.locator('.draft-banner').getByRole('button', { name: 'Recuperar' }).press('Enter')
}

/** The form is as it was opened, and nothing is kept of what was typed. */
export async function discard(page: Page, form: Locator, opened: Values) {
  const name = await form.getAttribute('data-draft')
  await form.locator('.draft-banner').getByRole('button', { name: 'Descartar' }).press('Enter')
  await expectTyped(form, opened)
  expect(await keptNames(page)).not.toContain(name)
}

/** The names of all drafts of the panel in this browser. */
export function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .map((key) => key.split(':').slice(2).join(':'))
      .toSorted(),
  )
}

export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
}
