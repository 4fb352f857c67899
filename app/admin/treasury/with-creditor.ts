import { data, type MiddlewareFunction } from 'react-router'
import { hasCreditor } from '#app/banking/creditor.server.ts'

/** Pages of a treasury that the club does not have are not found. */
export const middleware: MiddlewareFunction<Response>[] = [
  async (_, next) => {
    if (!(await hasCreditor())) throw data(null, { status: 404 })
    return next()
  },
]
