import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import es from '#app/i18n/es/index.ts'
import { TextsProvider } from '#app/i18n/texts.tsx'
import UserListPage from '#app/accounts/users/list-page.tsx'

/** The server never sends it: whoever opens the list is on it. */
const nobody = {
  rows: [],
  total: 0,
  more: false,
  reach: 0,
  widened: false,
  page: 1,
  limit: 25,
  failed: false,
  search: '',
  role: null,
  order: '',
}

test.each([
  [nobody, 'No hay usuarios administradores'],
  [{ ...nobody, role: 'editor' }, 'Ningún usuario coincide con la búsqueda'],
])('A list of users without rows says so: %j', (loaderData, title) => {
  const children = createElement(UserListPage, { loaderData } as never)
  const page = () => TextsProvider({ language: 'es', texts: es, children })
  expect(renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: page }])))).toContain(title)
})
