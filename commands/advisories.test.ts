import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readAdvisories } from './advisories.ts'

const report = (vulnerabilities: Record<string, unknown>) => JSON.stringify({ auditReportVersion: 2, vulnerabilities })
const advisory = { title: 'Prototype pollution', url: 'https://github.com/advisories/GHSA-x', range: '<1.2.3' }

describe('Advisories of the production dependencies', () => {
  test('none pass', () => expect(readAdvisories(report({}))).toMatchObject({ code: 0 }))

  test('moderate advisories do not fail, high and critical ones do, with where to read about them', () => {
    expect(readAdvisories(report({ a: { severity: 'moderate', via: [advisory] } })).code).toBe(0)
    for (const severity of ['high', 'critical']) {
      const { code, lines } = readAdvisories(report({ a: { severity, via: [advisory, 'b'], fixAvailable: true } }))
      expect(code).toBe(1)
      expect(lines).toEqual([
        `a: ${severity}, a fixed version exists`,
        '  Prototype pollution · <1.2.3 · https://github.com/advisories/GHSA-x',
        '  through b',
        '1 production dependency has advisories of high or critical severity.',
      ])
    }
  })

  test.each(['', 'npm error', '{"error":{"code":"ENOTFOUND"}}', '{"message":"request failed"}', '{}'])(
    'an answer like «%s» does not pass',
    (printed) => {
      expect(readAdvisories(printed).code).toBe(2)
    },
  )

  test('a service that cannot be reached does not pass, and prints nothing about this machine', () => {
    const command = join(import.meta.dirname, 'audit.ts')
    const { status, stdout } = spawnSync(process.execPath, [command], {
      encoding: 'utf8',
      env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' },
    })
    expect([status, stdout]).toEqual([
      2,
      'The advisory service could not be reached: nothing is known, and nothing has passed.\n',
    ])
  })
})
