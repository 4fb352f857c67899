const MINUTE_MS = 60_000

/** Generic cell rate algorithm: stores only the time when the bucket is full. Refused requests do not count. */
export function createRequestRate(perMinute: number, maxClients = 20_000): (client: string, now?: number) => boolean {
  const fullAt = new Map<string, number>()
  return (client, now = performance.now()) => {
    const next = Math.max(now, fullAt.get(client) ?? 0) + MINUTE_MS / perMinute
    if (next - now > MINUTE_MS) return false
    fullAt.delete(client)
    fullAt.set(client, next)
    const [quietest] = fullAt.size > maxClients ? fullAt.keys() : []
    if (quietest !== undefined) fullAt.delete(quietest)
    return true
  }
}
