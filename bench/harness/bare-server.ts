/**
 * What `node:http` alone can do: sends one answer, its headers and bytes ready, to whoever asks for anything. Told by a
 * file of JSON.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , file = ''] = process.argv
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as { headers: string[]; body: string }
const bytes = Buffer.from(body, 'base64')
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port))
