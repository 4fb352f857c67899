import type { MiddlewareFunction } from 'react-router'
import { noteRoute } from './request-id.server.ts'

/** Runs around every request, data requests included: the log names it by its route's pattern. */
export const routeMiddleware: MiddlewareFunction<Response> = ({ pattern }, next) => {
  noteRoute(`/${pattern.replace(/^\//, '')}`)
  return next()
}
