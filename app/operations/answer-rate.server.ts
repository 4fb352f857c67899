import type { Problem } from './incident-kinds.ts'

const SPAN_MS = 10_000
const WINDOW_SPANS = 30
const MIN_FAILURES = 20
const ERROR_SHARE = 0.05

type Span = { number: number; all: number; failed: number }

const spans: Span[] = []

/** Files and health checks are not counted. */
export function countAnswer(status: number): void {
  const span = currentSpan()
  span.all += 1
  if (status >= 500) span.failed += 1
}

function currentSpan(): Span {
  const number = Math.floor(Date.now() / SPAN_MS)
  const last = spans.at(-1)
  if (last?.number === number) return last
  const next = { number, all: 0, failed: 0 }
  spans.push(next)
  while ((spans[0]?.number ?? number) <= number - WINDOW_SPANS) spans.shift()
  return next
}

export async function checkAnswers(): Promise<Problem[]> {
  currentSpan()
  const failed = spans.reduce((sum, span) => sum + span.failed, 0)
  const all = spans.reduce((sum, span) => sum + span.all, 0)
  return failed >= MIN_FAILURES && failed > all * ERROR_SHARE ? [{ kind: 'answers', detail: { failed, all } }] : []
}
