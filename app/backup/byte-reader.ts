export function byteReader(stream: AsyncIterable<Buffer>) {
  const source = stream[Symbol.asyncIterator]()
  let buffered: Buffer = Buffer.alloc(0)

  async function fill(bytes: number) {
    const parts = [buffered]
    let size = buffered.length
    while (size < bytes) {
      const { value, done } = await source.next()
      if (done) break
      parts.push(value)
      size += value.length
    }
    buffered = parts.length === 1 ? buffered : Buffer.concat(parts)
  }

  function cut(bytes: number): Buffer {
    const taken = buffered.subarray(0, bytes)
    buffered = buffered.subarray(bytes)
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
      return buffered.length < bytes ? null : cut(bytes)
    },
    async takeLine(longest: number): Promise<Buffer | null> {
      await fill(1)
      for (let size = buffered.length; !buffered.includes(10) && size < longest; size = buffered.length) {
        await fill(size + 1)
        if (buffered.length === size) break
      }
      const end = buffered.indexOf(10)
      return end < 0 ? null : cut(end + 1)
    },
    async *rest(): AsyncGenerator<Buffer> {
      try {
        if (buffered.length > 0) yield cut(buffered.length)
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
