import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Sends path and headers unchanged, which `fetch` would normalize. */
export function ask(
  url: string,
  {
    method = 'GET',
    path,
    headers = {},
    body,
  }: { method?: string; path: string; headers?: Record<string, string>; body?: string | Buffer | undefined },
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((done, failed) => {
    const sent = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: { ...headers, ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }) },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        )
        answer.on('error', failed)
      },
    )
    // The server has just closed a reused connection: nothing was sent yet.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      sent.reusedSocket && error.code === 'ECONNRESET'
        ? done(ask(url, { method, path, headers, body }))
        : failed(error),
    )
    sent.end(body)
  })
}

/** Sends bytes and reads until the server closes the connection. Rejects on a timeout. */
export function answerToBytes(url: string, bytes: string, timeoutMs = 40_000): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((done, failed) => {
    const socket = connect(Number(port), hostname)
    const late = setTimeout(() => socket.destroy(new Error(`still open after ${timeoutMs} ms`)), timeoutMs)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : failed(error)))
    socket.on('close', () => {
      clearTimeout(late)
      done(answer)
    })
    socket.write(bytes)
  })
}
