import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, type ZstdOptions } from 'node:zlib'

/** Zstandard. A failure of the source reaches the reader through the result. */
export function compress(plain: AsyncIterable<Buffer>, params?: ZstdOptions['params']): AsyncIterable<Buffer> {
  const zstd = createZstdCompress({ params })
  pipeline(Readable.from(plain), zstd).catch(() => undefined)
  return zstd
}
