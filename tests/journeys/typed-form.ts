import type { Locator, Page, Request, Route } from '@playwright/test'
import { alive, expect } from './journey.ts'

/** A form of a page, and how to reach and send it. */
export type TypedForm = {
  /** What its draft is called, at the beginning. */
  draft: string
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
}

export type Values = Record<string, string>

const unkept = 'Cacahuetes 4711'
const iban = 'ES91 2100 0418 4502 0005 1332'

/** Keeps the browser from waiting as long as a visitor: a network that answers nothing is given up soon. */
export async function shortenAnswers(page: Page) {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms === 20_000 ? 400 : ms)
  })
}

export function formOf(page: Page, { draft }: TypedForm): Locator {
  return page.locator(`form[data-draft^="${draft}"]`).last()
}

/**
 * Types into every field of a form, each in one event, as a paste does.
 * @returns the values by field, and those that a draft keeps
 */
export async function typeAll(
  form: Locator,
  { typed: given = {}, only, editor }: TypedForm,
): Promise<{ all: Values; kept: Values }> {
  if (editor) {
    await form.locator('[contenteditable]').first().fill('Un texto de veinte letras')
    await expect(form.locator('[name=content]')).toHaveValue(/Un texto/)
  }
  return form.evaluate(
    (element: HTMLFormElement, { own, alone, secret, account }) => {
      const all: Record<string, string> = {}
      const kept: Record<string, string> = {}
      const isUnkept = (name: string) => /diet|allergen|traces|ways|iban|password|remove_/i.test(name)
      const valueFor = (field: HTMLInputElement) => {
        if (alone) return alone[field.name]
        if (own[field.name] !== undefined) return own[field.name]
        if (field.name === 'iban') return account
        if (/diet/.test(field.name)) return secret
        const typed: Record<string, string> = {
          email: 'pia@example.org',
          tel: '600 100 200',
          url: 'https://celler.example',
          password: 'sopa de lletres 47',
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
        write(field, value)
        all[field.name] = field.value
        if (!isUnkept(field.name)) kept[field.name] = field.value
      }
      return { all, kept }
    },
    { own: given, alone: only, secret: unkept, account: iban },
  )
}

export async function expectTyped(form: Locator, values: Values) {
  const read = () =>
    form.evaluate((element: HTMLFormElement, names) => {
      const controls = Array.from(element.elements) as HTMLInputElement[]
      return Object.fromEntries(names.map((name) => [name, controls.find((field) => field.name === name)?.value]))
    }, Object.keys(values))
  await expect.poll(read, { timeout: 20_000 }).toEqual(values)
}

/** Sends a form three times: the connection is cut, nothing answers, the server is away. It stays with all its text. */
export async function failAllWays(page: Page, form: Locator, values: Values, save?: string) {
  const address = page.url()
  for (const [name, answer] of ways) {
    const sent: Route[] = []
    await page.route('**/*', (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      sent.push(route)
      return answer(route)
    })
    const asked = { predicate: isPost, timeout: 15_000 }
    const ended =
      name === '503' ? page.waitForEvent('requestfinished', asked) : page.waitForEvent('requestfailed', asked)
    await press(form, save)
    await ended
    expect(sent, name).toHaveLength(1)
    await expect(form.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(
      page.locator('.error-summary:visible, .toast-error:visible, .door-walk-in-error:visible').first(),
    ).toBeVisible()
    expect(page.url()).toBe(address)
    await expectTyped(form, values)
    // Without it, what still waits would be sent after all.
    if (name === 'dead') await sent[0]?.abort().catch(() => {})
    await page.unroute('**/*')
  }
}

const ways = [
  ['cut', (route: Route) => route.abort()],
  ['dead', () => Promise.resolve()],
  ['503', (route: Route) => route.fulfill({ status: 503, body: 'away' })],
] as const

const isPost = (request: Request) => request.method() === 'POST'

async function press(form: Locator, save?: string) {
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
  for (const secret of [unkept, iban, 'sopa de lletres 47']) expect(stored).not.toContain(secret)
}

/** In the panel somebody takes the draft back. */
export async function recover(form: Locator) {
  await expect(form.locator('.draft-banner')).toContainText('Hemos guardado lo que escribías')
  await form.locator('.draft-banner').getByRole('button', { name: 'Recuperar' }).click()
}

export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
}
