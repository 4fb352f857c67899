/** Takes bytes out of a stream by number or by line. */
export function byteReader(stream: AsyncIterable<Buffer>) {
  const source = stream[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)

  /** Reads until so many bytes are held, or the stream ends. */
  async function fill(bytes: number) {
    const parts = [held]
    let size = held.length
    while (size < bytes) {
      const { value, done } = await source.next()
      if (done) break
      parts.push(value)
      size += value.length
    }
    held = parts.length === 1 ? held : Buffer.concat(parts)
  }

  function cut(bytes: number): Buffer {
    const taken = held.subarray(0, bytes)
    held = held.subarray(bytes)
    return taken
  }

  /** So many bytes, or as many as there are left. */
  async function takeUpTo(bytes: number): Promise<Buffer> {
    await fill(bytes)
    return cut(bytes)
  }

  return {
    takeUpTo,
    /** Null when there are fewer. */
    async take(bytes: number): Promise<Buffer | null> {
      await fill(bytes)
      return held.length < bytes ? null : cut(bytes)
    },
    /** With its line break; null when there is none within so many bytes. */
    async takeLine(longest: number): Promise<Buffer | null> {
      await fill(1)
      for (let size = held.length; !held.includes(10) && size < longest; size = held.length) {
        await fill(size + 1)
        if (held.length === size) break
      }
      const end = held.indexOf(10)
      return end < 0 ? null : cut(end + 1)
    },
    /** Everything that has not been taken. */
    async *rest(): AsyncGenerator<Buffer> {
      try {
        if (held.length > 0) yield cut(held.length)
        for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
      } finally {
        await source.return?.()
      }
    },
    /** Lets go of the source. */
    async end() {
      await source.return?.()
    },
  }
}
