export function wrapped(index: number, count: number): number {
  return (index + count) % count
}
