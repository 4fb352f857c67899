const MINUTE_MS = 60_000
/** Askers that are remembered; beyond, whoever has been quiet longest is forgotten. */
const MAX_ASKERS = 20_000

export type RequestRate = {
  /** Counts one request; false when the asker has used up what a minute allows. Refused requests do not count. */
  allows(asker: string, perMinute: number, now?: number): boolean
}

/**
 * A token bucket for each asker, in this process: a minute's allowance at once, then as much as time gives back. What is remembered is one number, when
 * the bucket will be full again (the generic cell rate algorithm).
 */
export function createRequestRate(maxAskers = MAX_ASKERS): RequestRate {
  const fullAt = new Map<string, number>()
  return {
    allows(asker, perMinute, now = performance.now()) {
      const next = Math.max(now, fullAt.get(asker) ?? 0) + MINUTE_MS / perMinute
      if (next - now > MINUTE_MS) return false
      fullAt.delete(asker)
      fullAt.set(asker, next)
      const [quietest] = fullAt.size > maxAskers ? fullAt.keys() : []
      if (quietest !== undefined) fullAt.delete(quietest)
      return true
    },
  }
}
