import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

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

test('nginx writes no line about a request below `crit`, whose address may hold a token, and counts IPv6 by its /64', () => {
  const file = read('nginx.conf')
  expect(file.match(/^\s*(access_log|error_log|limit_\w+_log_level) .*;$/gm)?.map((line) => line.trim())).toEqual([
    'access_log off;',
    'error_log /var/log/nginx/error.log crit;',
    'limit_req_log_level info;',
    'limit_conn_log_level info;',
  ])
  expect(file.match(/^limit_\w+_zone (\S+)/gm)).toEqual([
    'limit_req_zone $cercle_client',
    'limit_conn_zone $cercle_client',
  ])
  const network = new RegExp(/"~(\^\(\?<cercle_net>.*)" \$cercle_net/.exec(file)?.[1] ?? '')
  const of = (address: string) => network.exec(address)?.groups?.cercle_net
  expect([of('2001:db8:1:2::5'), of('2001:db8:1:2:3:4:5:6'), of('192.0.2.1')]).toEqual([
    '2001:db8:1:2',
    '2001:db8:1:2',
    undefined,
  ])
})

test('advisories are looked for every week, and mailed when there are any or none could be read', () => {
  expect(read('el-cercle-advisories.timer')).toMatch(/^OnCalendar=Mon \d\d:00$/m)
  expect(read('el-cercle-advisories.service')).toContain('ExecStart=/bin/sh docs/deploy/mail-advisories.sh')
  const bin = mkdtempSync(join(tmpdir(), 'el-cercle-advisories-'))
  onTestFinished(() => rmSync(bin, { recursive: true }))
  const mailed = (code: number) => {
    writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "$*: sharp: high"\nexit ${code}\n`, { mode: 0o755 })
    writeFileSync(join(bin, 'mail'), '#!/bin/sh\necho "$*"\ncat\n', { mode: 0o755 })
    const env = { PATH: `${bin}:${process.env.PATH}`, OPERATOR: 'operator@example.org' }
    return spawnSync('/bin/sh', ['-s'], { input: read('mail-advisories.sh'), env, encoding: 'utf8' }).stdout
  }
  expect(mailed(0)).toBe('')
  for (const code of [1, 2])
    expect(mailed(code)).toMatch(/^-s el Cercle: advisories operator@example\.org\nrun --silent audit: sharp: high\n/)
})
