import { expect, test } from 'vitest'
import * as v from 'valibot'
import { password } from '#app/platform/forms/fields.ts'
import { formAct, NO_TOAST } from './panel-action.server.ts'
import type { PanelUser } from './guard.server.ts'

type Outcome = 'saved' | 'unknown' | 'conflict' | 'picture-gone'

const act = (work: () => Promise<Outcome>) =>
  formAct({
    needs: 'events.edit',
    schema: v.object({ title: v.pipe(v.string('titleRequired'), v.minLength(1, 'titleRequired')), password }),
    failed: 'Error al guardar',
    failure: { formErrors: ['notSaved'] },
    invalid: NO_TOAST,
    async run({ refuse }) {
      const outcome = await work()
      if (outcome === 'saved') return { ok: true as const, title: 'Guardado' }
      if (outcome === 'picture-gone') return refuse(outcome, { fieldErrors: { picture: ['pictureGone'] } })
      return refuse(outcome, { formErrors: [outcome] })
    },
  })

async function send(outcome: Outcome | Error, title = 'Cena') {
  const form = new FormData()
  form.set('title', title)
  form.set('password', 'escudella lenta')
  const work = () => (outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome))
  const answer = await act(work).run({ form, actor: {} as PanelUser })
  return 'init' in answer ? { status: answer.init?.status, ...answer.data } : answer
}

test('What is done is answered as it is', async () => {
  expect(await send('saved')).toEqual({ ok: true, title: 'Guardado' })
})

test.each([
  ['unknown', 404, { '': ['unknown'] }],
  ['conflict', 409, { '': ['conflict'] }],
  ['picture-gone', 422, { picture: ['pictureGone'] }],
] as const)('The refusal %s is a %i with its errors as keys, and what was typed', async (reason, status, error) => {
  expect(await send(reason)).toMatchObject({
    status,
    ok: false,
    title: 'Error al guardar',
    result: { error, initialValue: { title: 'Cena' } },
  })
})

test('Wrong fields are a 422 and do not run', async () => {
  expect(await send(new Error('it ran'), '')).toMatchObject({
    status: 422,
    title: '',
    result: { error: { title: ['titleRequired'] } },
  })
})

test('A failure is a 500 that keeps what was typed, without the hidden fields', async () => {
  const failed = await send(new Error('the disk is full'))
  expect(failed).toMatchObject({ status: 500, title: 'Error al guardar', result: { error: { '': ['notSaved'] } } })
  expect(JSON.stringify(failed)).not.toContain('escudella')
})
