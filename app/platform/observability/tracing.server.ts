import { context, SpanKind, trace, type Span } from '@opentelemetry/api'

/** A no-op until `server/tracing.ts` registers an exporter. */
const tracer = trace.getTracer('el-cercle')

export function traceRequest<T>(requestId: string, work: (span: Span) => T): T {
  const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes: { 'el_cercle.request_id': requestId } })
  return context.with(trace.setSpan(context.active(), span), () => work(span))
}

export function endRequestSpan(
  span: Span,
  { method, route, status }: { method: string; route: string; status: number },
): void {
  span.updateName(`${method} ${route}`)
  span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
  span.end()
}

/** Queries of jobs, which have no request, are not traced. */
export function traceQuery({ query, ms, pool }: { query: string; ms: number; pool: string }): void {
  if (!trace.getActiveSpan()) return
  const startTime = Date.now() - ms
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.text': query.slice(0, 2_000),
    'db.client.connection.pool.name': pool,
  }
  tracer
    .startSpan(query.trimStart().split(/\s/, 1)[0] ?? 'query', { kind: SpanKind.CLIENT, startTime, attributes })
    .end()
}
