import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { config } from '#app/config.server.ts'
import { poolUsage } from '#app/database/client.server.ts'

/** Metrics of this process; `app/operations/metrics.server.ts` adds those of the database. */
export const registry = new Registry()

if (config.metricsToken) collectDefaultMetrics({ register: registry })

const requests = new Counter({
  name: 'el_cercle_http_requests_total',
  help: 'Answers by method, route pattern and status; without files and cached pages.',
  labelNames: ['method', 'route', 'status'],
  registers: [registry],
})

const durations = new Histogram({
  name: 'el_cercle_http_request_duration_seconds',
  help: 'Time from the request to the end of the answer, by route pattern.',
  labelNames: ['route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
})

/** A plain number, because most requests take this path. */
let cachedAnswers = 0

const cacheHits = new Counter({
  name: 'el_cercle_page_cache_hits_total',
  help: 'Answers given from the page cache.',
  collect() {
    this.reset()
    this.inc(cachedAnswers)
  },
  registers: [],
})

const connections = new Gauge({
  name: 'el_cercle_database_connections',
  help: 'Connections of each pool by state: busy, or requests that wait for one.',
  labelNames: ['pool', 'state'],
  collect() {
    for (const [pool, { busy, waiting }] of Object.entries(poolUsage())) {
      this.set({ pool, state: 'busy' }, busy)
      this.set({ pool, state: 'waiting' }, waiting)
    }
  },
  registers: [],
})

registry.registerMetric(cacheHits)
registry.registerMetric(connections)

export function countCachedAnswer(): void {
  cachedAnswers += 1
}

type AnsweredRequest = { method: string; route: string; status: number; seconds: number }

export function observeRequest({ method, route, status, seconds }: AnsweredRequest): void {
  requests.inc({ method, route, status })
  durations.observe({ route }, seconds)
}
