import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'

vi.hoisted(() => {
  process.env.METRICS_TOKEN = 'metrics of the process itself, too'
})
const { registry } = await import('#app/platform/observability/metrics.server.ts')
await import('./metrics.server.ts')

const read = (name: string) => readFileSync(new URL(`../../docs/deploy/${name}`, import.meta.url), 'utf8')
const known = registry
  .getMetricsAsArray()
  .flatMap((metric) => [metric.name, ...['_bucket', '_sum', '_count'].map((part) => metric.name + part)])
const metricsIn = (text: string) => [...new Set(text.match(/\b(el_cercle|nodejs|process)_\w+/g))]

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

describe('Every metric exists that is named by', () => {
  test('the dashboard for Grafana', () => {
    const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard
    const metrics = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)))
    expect(metrics.length).toBeGreaterThan(10)
    expect(metrics.filter((name) => !known.includes(name))).toEqual([])
    expect(panels.filter(({ targets }) => targets.some(({ expr }) => metricsIn(expr).length === 0))).toEqual([])
  })

  test('the alert rules for Prometheus', () => {
    const metrics = metricsIn(read('alert-rules.yml'))
    expect(metrics.length).toBeGreaterThan(5)
    expect(metrics.filter((name) => !known.includes(name))).toEqual([])
  })
})
