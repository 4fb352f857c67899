// Sends one prepared answer to every request; its argument is a JSON file.
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
