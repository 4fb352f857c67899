/** The modules behind drafts and dialogs, in the browser that they are written for. */
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type * as History from '#app/ui/dialog-history.ts'
import type * as Entries from '#app/ui/form-entries.ts'
import type * as Keeping from '#app/platform/forms/keep-draft.ts'
import type * as Storage from '#app/platform/browser-storage/draft-storage.ts'
import { openBrowser } from '../harness/browser.ts'

const root = join(import.meta.dirname, '../..')
/** A virtual module. */
const ENTRY = '\0modules'
const ADDRESS = 'http://drafts.test/'

declare global {
  var modules: typeof History & typeof Entries & typeof Keeping & typeof Storage
}

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
  const script = await bundle()
  await page.route('**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!DOCTYPE html><body></body><script>${script}</script>` }),
  )
})
afterAll(() => browser.close())

/** A page of its own for each test. @param owner the person of the panel */
async function openPage(body: string, owner?: string) {
  await page.goto(ADDRESS)
  await page.evaluate(
    ([html, id]) => (document.body.innerHTML = id ? `<div data-draft-owner="${id}">${html}</div>` : (html ?? '')),
    [body, owner] as const,
  )
}

async function bundle(): Promise<string> {
  const names = [
    'app/ui/dialog-history.ts',
    'app/ui/form-entries.ts',
    'app/platform/forms/keep-draft.ts',
    'app/platform/browser-storage/draft-storage.ts',
  ]
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id.endsWith('/modules') ? ENTRY : undefined),
        load: (id) =>
          id === ENTRY ? names.map((name) => `export * from '${join(root, name)}'`).join('\n') : undefined,
      },
    ],
    build: { write: false, lib: { entry: 'modules', name: 'modules', formats: ['iife'], fileName: 'modules' } },
  })
  const [output] = [built].flat()
  return (output as { output: { code: string }[] }).output[0]?.code ?? ''
}

describe('the entries of a form', () => {
  const form = `<form>
    <input name="title" value="Cena"><input name="dishes[0].name" value="Pan"><input name="dishes[1].name" value="Vino">
    <textarea name="notes"></textarea><select name="kind"><option>a<option>b</select>
    <input type="checkbox" name="vegan" value="on"><input type="radio" name="table" value="1" checked><input type="radio" name="table" value="2">
    <input type="hidden" name="id" value="7"><input type="hidden" name="picture" value="/p" data-draft="on">
    <input type="password" name="password" value="x"><input type="file" name="file"></form>`

  beforeEach(() => openPage(form))

  test('are those that a person types, lists as one field', async () => {
    expect(await page.evaluate(() => modules.typedEntries(document.querySelector('form')!))).toEqual({
      title: [['title', 'Cena']],
      dishes: [
        ['dishes[0].name', 'Pan'],
        ['dishes[1].name', 'Vino'],
      ],
      notes: [['notes', '']],
      kind: [['kind', 'a']],
      table: [['table', '1']],
      picture: [['picture', '/p']],
    })
  })

  test('that changed come back in a fresh form, emptied ones as well', async () => {
    const changed = await page.evaluate(() => {
      const element = document.querySelector('form')!
      const opened = modules.openedEntries(element)
      const controls = element.elements as unknown as Record<string, HTMLInputElement>
      Object.assign(controls.title!, { value: '' })
      Object.assign(controls.kind!, { value: 'b' })
      Object.assign(controls.vegan!, { checked: true })
      Object.assign(controls.table!, { value: '2' })
      return modules.changedEntries(opened, modules.typedEntries(element))
    })
    expect(changed).toEqual({
      title: [['title', '']],
      kind: [['kind', 'b']],
      vegan: [['vegan', 'on']],
      table: [['table', '2']],
    })
    await openPage(form)
    const filled = await page.evaluate((fields) => {
      const element = document.querySelector('form')!
      const seen: string[] = []
      element.addEventListener('input', ({ target }) => seen.push((target as HTMLInputElement).name))
      modules.fillEntries(element, { ...fields, dishes: [] })
      return { seen, now: modules.typedEntries(element) }
    }, changed)
    expect(filled.now).toMatchObject({
      ...changed,
      dishes: [
        ['dishes[0].name', ''],
        ['dishes[1].name', ''],
      ],
    })
    expect(new Set(filled.seen)).toEqual(
      new Set(['title', 'kind', 'vegan', 'table', 'dishes[0].name', 'dishes[1].name']),
    )
  })
})

describe('drafts in the browser', () => {
  const fields = { name: [['name', 'Pia'] as [string, string]] }
  const day = 24 * 3_600_000
  const write = (names: Record<string, { days?: number; impersonal?: true }>) =>
    page.evaluate(
      ({ all, typed, ms }) => {
        for (const [name, { days = 0, impersonal }] of Object.entries(all))
          modules.writeDraft(name, { at: Date.now() - days * ms, version: undefined, impersonal, fields: typed })
      },
      { all: names, typed: fields, ms: day },
    )
  const keys = () => page.evaluate(() => Object.keys(localStorage).toSorted())

  beforeEach(async () => {
    await openPage('')
    await page.evaluate(() => localStorage.clear())
    await openPage('', 'clara')
  })

  test('end after a week', async () => {
    await write({ 'socio:1': { days: 6 }, 'socio:2': { days: 8 }, 'event:1': { days: 8, impersonal: true } })
    await page.evaluate(() => modules.removeStaleDrafts())
    expect(await keys()).toEqual(['draft:clara:socio:1'])
  })

  test('about people leave with a sign-out; a session that only ends keeps them', async () => {
    await write({ 'socio:1': {}, 'event:1': { impersonal: true } })
    await openPage('')
    await page.evaluate(() => modules.removeStaleDrafts())
    expect(await keys()).toEqual(['draft:clara:event:1', 'draft:clara:socio:1'])
    expect(await page.evaluate(() => modules.hasPersonalDrafts())).toBe(true)
    await page.evaluate(() => modules.removePersonalDrafts())
    expect(await keys()).toEqual(['draft:clara:event:1'])
    expect(await page.evaluate(() => modules.hasPersonalDrafts())).toBe(false)
  })

  test('about people leave when somebody else signs in', async () => {
    await write({ 'socio:1': {}, 'event:1': { impersonal: true } })
    await openPage('', 'marta')
    await page.evaluate(() => modules.removeStaleDrafts())
    expect(await keys()).toEqual(['draft:clara:event:1'])
    expect(await page.evaluate(() => modules.readDraft('event:1'))).toBeNull()
  })

  test('that wait for a decision outlive the form that is saved beside them', async () => {
    const left = await page.evaluate((typed) => {
      modules.keepWaiting('socio:1', { at: Date.now(), version: undefined, fields: typed })
      const form = new FormData()
      form.set('draft', 'socio:1')
      modules.forgetSaved(form)
      return modules.readDraft('socio:1')?.fields
    }, fields)
    expect(left).toEqual(fields)
    await page.evaluate(() => modules.removeDraft('socio:1'))
    expect(await keys()).toEqual([])
  })
})

describe('a form that keeps its draft', () => {
  const form = '<form><input name="name" value="Ana"><input name="diet.7"></form>'
  const start = (options: { restarted?: boolean } = {}) =>
    page.evaluate(({ restarted = false }) => {
      const element = document.querySelector('form')!
      const opened = modules.openedEntries(element)
      modules.keepDraft(element, { name: 'party', opened, restarted, unkept: ['diet'] })
    }, options)
  const type = (text: string) =>
    page.evaluate((typed) => {
      const input = document.querySelector('input')!
      input.value = typed
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }, text)
  const fields = () => page.evaluate(() => modules.readDraft('party')?.fields ?? null)
  const leave = () => page.evaluate(() => dispatchEvent(new Event('pagehide')))

  beforeEach(async () => {
    await openPage(form)
    await page.evaluate(() => sessionStorage.clear())
  })

  test('keeps what came before it started, and never what is not to be kept', async () => {
    await page.evaluate(() => {
      for (const input of document.querySelectorAll('input')) input.value = 'Pasted'
    })
    await start()
    expect(await fields()).toEqual({ name: [['name', 'Pasted']] })
  })

  test('keeps what this tab holds when the page is left, whatever another tab has written', async () => {
    await start()
    await type('Mine')
    await page.evaluate(() =>
      modules.writeDraft('party', { at: Date.now(), version: undefined, fields: { name: [['name', 'Theirs']] } }),
    )
    await leave()
    expect(await fields()).toEqual({ name: [['name', 'Mine']] })
  })

  test('keeps nothing when the page of a saved form is left, until somebody types again', async () => {
    await start()
    await type('Sent')
    await page.evaluate(() => modules.removeDraft('party'))
    await leave()
    expect(await fields()).toBeNull()
    await type('Again')
    expect(await fields()).toEqual({ name: [['name', 'Again']] })
  })

  test('keeps it for a day in a public page', async () => {
    await page.evaluate(() => {
      const day = 24 * 3_600_000
      for (const [name, at] of [
        ['old', Date.now() - day - 1],
        ['party', Date.now() - day + 60_000],
      ] as const)
        modules.writeDraft(name, { at, version: undefined, fields: { name: [['name', 'Pia']] } })
    })
    expect(await page.evaluate(() => modules.readDraft('old'))).toBeNull()
    expect(await fields()).not.toBeNull()
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['draft:party'])
  })
})

describe('the browser’s back', () => {
  beforeEach(() => openPage(''))

  test('closes the newest dialog and not the page', async () => {
    await page.evaluate(() => {
      const closed: string[] = []
      Object.assign(globalThis, { closedDialogs: closed })
      for (const name of ['first', 'second']) {
        const close = modules.addDialogToHistory(() => {
          closed.push(name)
          close()
          return true
        })
      }
    })
    const closed = () => page.evaluate(() => (globalThis as unknown as { closedDialogs: string[] }).closedDialogs)
    await page.evaluate(() => history.back())
    await expect.poll(closed).toEqual(['second'])
    await page.evaluate(() => history.back())
    await expect.poll(closed).toEqual(['second', 'first'])
    expect(page.url()).toBe(ADDRESS)
  })

  test('asks a dialog that refuses again the next time', async () => {
    await page.evaluate(() => {
      const state = { asked: 0 }
      Object.assign(globalThis, { state })
      modules.addDialogToHistory(() => {
        state.asked += 1
        return false
      })
    })
    const state = () =>
      page.evaluate(() => [
        (globalThis as unknown as { state: { asked: number } }).state.asked,
        (history.state as { dialogs?: number } | null)?.dialogs,
      ])
    for (const times of [1, 2]) {
      await page.evaluate(() => history.back())
      await expect.poll(state).toEqual([times, 1])
    }
  })

  test('leaves no entry of a dialog that was closed otherwise', async () => {
    await page.evaluate(() => modules.addDialogToHistory(() => true)())
    await expect.poll(() => page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs ?? 0)).toBe(0)
  })
})
