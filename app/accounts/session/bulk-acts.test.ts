import { beforeEach, expect, test } from 'vitest'
import { outcomeOf, sendSelected, undoRows } from '#tests/selection.ts'
import { bulkActs, type BulkStep } from './bulk-acts.server.ts'

const names = new Map([
  ['1', 'Anna'],
  ['2', 'Berta'],
  ['3', 'Carla'],
])
/** In the order in which they were lit; `broken` cannot be. */
let lit: string[]
let broken: string[]
beforeEach(() => {
  lit = []
  broken = []
})

const light: BulkStep = {
  nameRows: async (ids) => new Map([...names].filter(([id]) => ids.includes(id))),
  async run({ id, version }) {
    if (broken.includes(id)) throw new Error('no power')
    if (lit.includes(id)) return { ok: false, reason: 'conflict' }
    lit.push(id)
    return { ok: true, undo: `${id}:${version + 1}` }
  },
  why: { conflict: 'already lit' },
  done: (count) => `${count} lit`,
}
const putOut: BulkStep = {
  ...light,
  async run({ id }) {
    if (lit.at(-1) !== id) return { ok: false, reason: 'conflict' }
    lit.pop()
    return { ok: true, notes: ['dark again'] }
  },
  done: (count) => `${count} put out`,
}
const question = { title: (count: number) => `Light ${count}?`, text: '', confirm: 'Light', busy: '…' }
const acts = bulkActs('es', {
  light: { needs: 'blog.edit', failed: 'Not lit', question, step: light, undo: putOut },
  burn: { needs: 'blog.edit', failed: 'Not burnt', question, step: light },
})
const all = ['1:1', '2:1', '3:1']

test('Without a row, with an id that is none, and with more than a page of them, nothing is asked', async () => {
  for (const rows of [[], ['x'], ['1'], ['1:x'], ['-1:1'], Array.from({ length: 26 }, (_, id) => `${id + 1}:1`)])
    expect(await sendSelected(acts['light-selected'], rows)).toMatchObject({ init: { status: 422 } })
  expect(await sendSelected(acts['light-selected'], ['9:1'], {})).toMatchObject({ ok: false, title: 'Not lit' })
})

test('The question names the rows that there are, sends all of them again, and does nothing', async () => {
  const { question: asked } = await sendSelected(acts['light-selected'], ['9:1', '2:1', '1:1'], {})
  expect(asked).toMatchObject({ act: 'light-selected', title: 'Light 2?', names: ['Berta', 'Anna'] })
  expect([asked?.rows, lit]).toEqual([['9:1', '2:1', '1:1'], []])
})

test('Rows that fail, are refused or gone are told, and stop no other', async () => {
  lit = ['1']
  broken = ['2']
  const done = await sendSelected(acts['light-selected'], ['9:1', ...all])
  expect(outcomeOf(done)).toEqual([
    '1 lit',
    'Una de las filas: ya no existe.',
    'Anna: already lit',
    'Berta: ha fallado; inténtalo de nuevo dentro de un momento.',
  ])
  expect([lit, undoRows(done)]).toEqual([['1', '3'], ['3:2']])
})

test('When rows fail and none is done, the whole is a failure', async () => {
  broken = ['1', '2']
  expect(await sendSelected(acts['light-selected'], all.slice(0, 2))).toMatchObject({ init: { status: 500 } })
})

test('What was done last is taken back first, and told in the order of the list', async () => {
  const done = await sendSelected(acts['light-selected'], all)
  expect(done.outcome?.undo).toEqual({ act: 'undo-light-selected', rows: ['1:2', '2:2', '3:2'] })
  const undone = await sendSelected(acts['undo-light-selected'], undoRows(done), {})
  expect(outcomeOf(undone)).toEqual(['3 put out', 'Anna: dark again', 'Berta: dark again', 'Carla: dark again'])
  expect([lit, undone.outcome?.undo]).toEqual([[], null])
})

test('An act that cannot be taken back offers no undo', async () => {
  expect(acts['undo-burn-selected']).toBeUndefined()
  expect((await sendSelected(acts['burn-selected'], all)).outcome?.undo).toBeNull()
})
