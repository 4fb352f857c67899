export function byteReader(stream: AsyncIterable<Buffer>) {
  const source = stream[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)

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

  async function takeUpTo(bytes: number): Promise<Buffer> {
    await fill(bytes)
    return cut(bytes)
  }

  return {
    takeUpTo,
    async take(bytes: number): Promise<Buffer | null> {
      await fill(bytes)
      return held.length < bytes ? null : cut(bytes)
    },
    async takeLine(longest: number): Promise<Buffer | null> {
      await fill(1)
      for (let size = held.length; !held.includes(10) && size < longest; size = held.length) {
        await fill(size + 1)
        if (held.length === size) break
      }
      const end = held.indexOf(10)
      return end < 0 ? null : cut(end + 1)
    },
    async *rest(): AsyncGenerator<Buffer> {
      try {
        if (held.length > 0) yield cut(held.length)
        for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
      } finally {
        await source.return?.()
      }
    },
    async end() {
      await source.return?.()
    },
  }
}
