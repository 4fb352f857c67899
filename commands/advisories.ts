type Via = string | { title?: string; url?: string; severity?: string; range?: string }
type Report = {
  error?: unknown
  auditReportVersion?: number
  vulnerabilities?: Record<string, { severity: string; via: Via[]; fixAvailable?: unknown }>
}

const failingSeverities = ['high', 'critical']

/** Reads `npm audit --json`. Exit codes: 0 none, 1 advisories, 2 unknown. */
export function readAdvisories(printed: string): { code: 0 | 1 | 2; lines: string[] } {
  const report = parse(printed)
  if (report?.auditReportVersion === undefined || report.error !== undefined || !report.vulnerabilities) {
    return { code: 2, lines: ['The advisory service could not be reached: nothing is known, and nothing has passed.'] }
  }
  const found = Object.entries(report.vulnerabilities).filter(([, { severity }]) =>
    failingSeverities.includes(severity),
  )
  if (found.length === 0)
    return { code: 0, lines: ['No advisories of high or critical severity for the production dependencies.'] }
  const lines = found.flatMap(([name, { severity, via, fixAvailable }]) => [
    `${name}: ${severity}${fixAvailable ? ', a fixed version exists' : ''}`,
    ...via.map((cause) =>
      typeof cause === 'string'
        ? `  through ${cause}`
        : `  ${[cause.title, cause.range, cause.url].filter(Boolean).join(' · ')}`,
    ),
  ])
  return {
    code: 1,
    lines: [
      ...lines,
      `${found.length} production ${found.length === 1 ? 'dependency has' : 'dependencies have'} advisories of high or critical severity.`,
    ],
  }
}

function parse(printed: string): Report | null {
  try {
    return JSON.parse(printed) as Report
  } catch {
    return null
  }
}
