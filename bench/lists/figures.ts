import type { Figure } from '../record.ts'

export type Size = 'small' | 'middle' | 'large'
/** Milliseconds of the whole page and of each statement. */
export type Timing = { path: string; page: Record<Size, number[]>; statements: Record<Size, number[][]> }
type Timed = { path: string; ms: number }

export function figuresOf(asked: Timing[]): Figure[] {
  const pages = (size: Size) => asked.map(({ path, page }) => ({ path, ms: quantile(page[size], 0.5) }))
  const sql = (size: Size) =>
    asked.map(({ path, statements }) => ({ path, ms: quantile(statements[size].map(sum), 0.5) }))
  const middle = pages('middle').map(({ ms }) => ms)
  const single = asked.flatMap(({ statements }) => statements.large.flat())
  const large = pages('large').map(({ ms }) => ms)
  const growth = ratio(pages('large'), pages('small'))
  const plainGrowth = ratio(plain(sql('large')), plain(sql('small')))
  const searchGrowth = ratio(searches(sql('large')), searches(sql('small')))
  const [worstPage, worstSql] = [slowest(pages('middle')), slowest(sql('large'))]
  return [
    {
      claim: `pages of lists and searches over HTTP at 100,000 requests, 100,000 members, 200,000 registrations: median of ${asked.length}`,
      measured: inMs(quantile(middle, 0.5)),
      bar: '< 100 ms',
      holds: quantile(middle, 0.5) < 100,
    },
    {
      claim: `the slowest of them by its own median (${worstPage.path})`,
      measured: inMs(worstPage.ms),
      bar: '< 100 ms',
      holds: worstPage.ms < 100,
    },
    {
      claim: `SQL at 1,000,000 requests and 1,000,000 registrations: statements, each with its wait for one of four connections, p95 of ${single.length}`,
      measured: inMs(quantile(single, 0.95)),
      bar: '< 50 ms',
      holds: quantile(single, 0.95) < 50,
    },
    {
      // Not the sum of its statements: they wait for each other.
      claim: `HTTP at that size: p95 of ${large.length} pages by their medians`,
      measured: inMs(quantile(large, 0.95)),
      bar: '< 150 ms',
      holds: quantile(large, 0.95) < 150,
    },
    {
      claim: `the page of them whose statements take and wait longest, by its own median (${worstSql.path})`,
      measured: inMs(worstSql.ms),
      bar: 'none',
      holds: true,
    },
    {
      claim: 'HTTP, 1,000,000 rows over 1,000: median of all lists and searches',
      measured: round(quantile(growth, 0.5)),
      bar: '<= 3',
      holds: quantile(growth, 0.5) <= 3,
    },
    {
      claim: 'HTTP, 1,000,000 rows over 1,000: p95 of all lists and searches',
      measured: round(quantile(growth, 0.95)),
      bar: '<= 3',
      holds: quantile(growth, 0.95) <= 3,
    },
    {
      claim: 'SQL, 1,000,000 rows over 1,000: median of lists without a search',
      measured: round(quantile(plainGrowth, 0.5)),
      bar: '<= 3',
      holds: quantile(plainGrowth, 0.5) <= 3,
    },
    {
      claim: 'SQL, 1,000,000 rows over 1,000: median of searches',
      measured: round(quantile(searchGrowth, 0.5)),
      bar: '<= 3',
      holds: quantile(searchGrowth, 0.5) <= 3,
    },
  ]
}

function ratio(many: Timed[], few: Timed[]): number[] {
  return many.map(({ ms }, index) => ms / Math.max(few[index]?.ms ?? 0, 0.1))
}

function plain(list: Timed[]): Timed[] {
  return list.filter(({ path }) => !path.includes('q='))
}

function searches(list: Timed[]): Timed[] {
  return list.filter(({ path }) => path.includes('q='))
}

function slowest(list: Timed[]): Timed {
  return list.reduce((worst, timed) => (timed.ms > worst.ms ? timed : worst))
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

export function inMs(ms: number): string {
  return `${round(ms)} ms`
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}
