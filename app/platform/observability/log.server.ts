import pino from 'pino'
import { config } from '#app/config.server.ts'
import { currentRequestId, currentRoute } from '#app/platform/request/request-scope.server.ts'

/** Never log personal data, tokens or bodies: only paths without query, ids and causes. */
export const log = pino({
  level: config.logLevel,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: withoutValues },
  // Within a request.
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

function describe({ name, message, stack, cause, ...rest }: Error): LoggedError {
  return {
    type: name,
    message: withoutParameters(message),
    code: (rest as { code?: unknown }).code,
    stack: stack && withoutParameters(stack),
    cause: cause instanceof Error ? describe(cause) : undefined,
  }
}

function withoutParameters(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')
}
