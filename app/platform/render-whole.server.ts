import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Renders to the last byte: a page is hashed for the security policy, and may be kept. Through Node's streams: the web's cost more on the way.
 * `failed` when a part of it could not be rendered, and stands there as a fault.
 * @param options.onError whether it is a fault: a page may also throw to refuse
 */
export function renderWhole(page: ReactNode, options: { signal: AbortSignal; onError: (error: unknown) => boolean }): Promise<{ html: string; failed: boolean }> {
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
      onAllReady: () => void pipe(sink),
      onShellError: rejected,
      onError(error) {
        failed = options.onError(error) || failed
      },
    })
    options.signal.addEventListener('abort', () => abort(options.signal.reason), { once: true })
  })
}
