/** The last is followed by the first, and the first preceded by the last. */
export function wrapped(index: number, count: number): number {
  return (index + count) % count
}
