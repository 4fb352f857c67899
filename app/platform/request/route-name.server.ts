import type { MiddlewareFunction } from 'react-router'
import { noteRoute } from './request-scope.server.ts'

export const routeMiddleware: MiddlewareFunction<Response> = ({ pattern }, next) => {
  noteRoute(`/${pattern.replace(/^\//, '')}`)
  return next()
}
