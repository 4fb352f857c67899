import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerMaintenance } from './maintenance-answer.ts'

const server = createServer(answerMaintenance)
let url: string
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

async function titleOf(path: string, headers: Record<string, string>) {
  const page = await (await fetch(url + path, { headers })).text()
  return /<title>(.*)<\/title>/.exec(page)?.[1]
}

const catalan = 'Tornem de seguida'
const spanish = 'Volvemos enseguida'

test('The page for maintenance has the language that the page would have, and does not name the club', async () => {
  for (const path of ['/admin/dashboard', '/create-super-admin?key=a']) {
    expect(await titleOf(path, { 'Accept-Language': 'es;q=0.5, ca-ES;q=0.9' })).toBe(catalan)
    expect(await titleOf(path, { 'Accept-Language': 'ca;q=0.5, es;q=0.9' })).toBe(spanish)
    expect(await titleOf(path, { 'Accept-Language': 'es', Cookie: 'language=ca' })).toBe(catalan)
  }
  for (const path of ['/eventos', '/administration'])
    expect(await titleOf(path, { 'Accept-Language': 'ca' })).toBe(spanish)
  expect(await titleOf('/ca/eventos', { 'Accept-Language': 'es' })).toBe(catalan)
})
