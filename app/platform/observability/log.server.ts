import pino from 'pino'
import { config } from '#app/config.server.ts'
import { currentRequestId, currentRoute } from '#app/platform/request/request-scope.server.ts'

/** Never log personal data, tokens or bodies: only paths without query, ids and causes. */
export const log = pino({
  level: config.logLevel,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: withoutValues },
  mixin: () => ({ route: currentRoute(), requestId: currentRequestId() }),
})

type LoggedError = {
  type: string
  message: string
  code: unknown
  stack: string | undefined
  cause: LoggedError | undefined
}

/** An error without query parameters and constraint details, which may be personal data or tokens. */
function withoutValues(error: unknown): unknown {
  if (error instanceof Error) return describe(error)
  // pg-boss reports some errors as plain objects.
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown }
  return typeof message === 'string' ? { type: 'object', message: withoutParameters(message), code } : typeof error
}

function describe({ name, message: whole, stack, cause, ...rest }: Error): LoggedError {
  const message = withoutParameters(whole)
  return {
    type: name,
    message,
    code: (rest as { code?: unknown }).code,
    stack: stack && withoutParameters(stack.replace(whole, () => message)),
    cause: cause instanceof Error ? describe(cause) : undefined,
  }
}

/** They end the message of a failed query, and can look like anything. */
function withoutParameters(message: string): string {
  return message.split('\nparams: ', 1)[0] ?? ''
}
