import type { IncomingMessage, ServerResponse } from 'node:http'
import { config } from '#app/config.server.ts'
import { renderMetrics } from '#app/operations/metrics.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'
import { noteRoute } from '#app/platform/request/request-scope.server.ts'
import { hasBearer } from './bearer.ts'

/** GET /metrics with `Authorization: Bearer METRICS_TOKEN`. */
export async function sendMetrics(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!hasBearer(request, config.metricsToken)) {
    noteRoute('/metrics')
    recordSecurityEvent('access-refused')
    response.writeHead(401, { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' }).end()
    return
  }
  try {
    const { type, text } = await renderMetrics()
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
  } catch (error) {
    log.error({ err: error }, 'metrics failed')
    response.writeHead(500, { 'Cache-Control': 'no-store' }).end()
  }
}
