import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** Renders the complete page, because it may be cached. `onError` returns whether the error is a failure. */
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

/** Renders synchronously, at less than half the CPU time. @throws the error of a component */
export function renderSync(page: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(page)}`
}
