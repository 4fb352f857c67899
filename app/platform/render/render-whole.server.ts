import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/**
 * Renders to the last byte: a page may be kept. Through Node's streams: the web's cost more on the way.
 * `failed` when a part of it could not be rendered, and stands there as a fault.
 * @param options.nonce of the scripts that React itself writes into the page
 * @param options.onError whether it is a fault: a page may also throw to refuse
 */
export function renderWhole(
  page: ReactNode,
  options: { nonce?: string; signal: AbortSignal; onError: (error: unknown) => boolean },
): Promise<{ html: string; failed: boolean }> {
  return new Promise((done, rejected) => {
    let failed = false
    const pieces: Buffer[] = []
    const sink = new Writable({
      write(piece: Buffer, _encoding, written) {
        pieces.push(piece)
        written()
      },
      final(ended) {
        done({ html: Buffer.concat(pieces).toString(), failed })
        ended()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: options.nonce,
      onAllReady: () => void pipe(sink),
      onShellError: rejected,
      onError(error) {
        failed = options.onError(error) || failed
      },
    })
    options.signal.addEventListener('abort', () => abort(options.signal.reason), { once: true })
  })
}

/**
 * The same for a page in which nothing has to be waited for, at less than half the price: no pieces, no encoding and
 * decoding of them. A page that hands the router's data to the browser (`<Scripts>`) has to wait. @throws what a part
 * of it throws
 */
export function renderAtOnce(page: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(page)}`
}
