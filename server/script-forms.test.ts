import { data, redirect, type ServerBuild } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { createScriptForms } from './script-forms.ts'

const failures: unknown[] = []
beforeEach(() => void (failures.length = 0))

const lost = new Error('lost')
const actions: Record<string, () => unknown> = {
  value: () => ({ state: 'done' }),
  nothing: () => null,
  refused: () => data({ state: 'wrong' }, { status: 422, headers: { 'X-Kind': 'refusal' } }),
  redirect: () => redirect('/next', { headers: { 'Set-Cookie': 'toast=saved' } }),
  unknown: () => {
    throw data('unknown', { status: 404 })
  },
  failed: () => {
    throw lost
  },
}

const loader = () => {
  throw new Error('a loader has run')
}

function build(guard: () => void = () => {}): ServerBuild {
  const pages = Object.entries(actions).map(([id, action]) => [
    id,
    { id, path: id, parentId: 'root', module: { action } },
  ])
  const root = {
    id: 'root',
    path: '',
    module: {
      loader,
      middleware: [
        async (_: unknown, next: () => Promise<Response>) => {
          guard()
          const response = await next()
          response.headers.append('Set-Cookie', 'session=renewed')
          return response
        },
      ],
    },
  }
  const readOnly = { id: 'read-only', path: 'read-only', parentId: 'root', module: { loader } }
  return {
    routes: { root, 'read-only': readOnly, ...Object.fromEntries(pages) },
    entry: { module: { handleError: (error: unknown) => failures.push(error) } },
  } as unknown as ServerBuild
}

async function send(path: string, guard?: () => void) {
  const response = await createScriptForms(build(guard))(
    new Request(`http://localhost/${path}`, { method: 'POST', body: new URLSearchParams() }),
  )
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
}

test('A form is answered with what its action returns, and with what middleware adds', async () => {
  expect(await send('value')).toMatchObject({ status: 200, body: { answer: { state: 'done' } } })
  expect(await send('nothing')).toMatchObject({ status: 200, body: { answer: null } })
  const { status, headers, body } = await send('refused')
  expect([status, body]).toEqual([422, { answer: { state: 'wrong' } }])
  expect([headers.get('X-Kind'), headers.getSetCookie()]).toEqual(['refusal', ['session=renewed']])
  expect(headers.get('Content-Type')).toBe('application/json')
})

test('A redirect is named in the answer, and keeps its cookies', async () => {
  const { status, headers, body } = await send('redirect')
  expect([status, body, headers.get('Location')]).toEqual([200, { redirect: '/next' }, null])
  expect(headers.getSetCookie()).toEqual(['toast=saved', 'session=renewed'])
})

test('What throws answers with its status alone; only a failure is logged', async () => {
  expect(await send('unknown')).toMatchObject({ status: 404, body: { answer: null } })
  expect(await send('no-such-page')).toMatchObject({ status: 404, body: { answer: null } })
  expect(await send('read-only')).toMatchObject({ status: 405, body: { answer: null } })
  expect(failures).toEqual([])
  expect(await send('failed')).toMatchObject({ status: 500, body: { answer: null } })
  expect(failures).toEqual([lost])
})

test('Middleware decides before the action', async () => {
  const act = (guard: () => void) => send('value', guard)
  const refuse = () => {
    throw data('forbidden', { status: 403 })
  }
  const signIn = () => {
    throw redirect('/admin/login')
  }
  expect(await act(refuse)).toMatchObject({ status: 403, body: { answer: null } })
  expect(await act(signIn)).toMatchObject({ status: 200, body: { redirect: '/admin/login' } })
})
