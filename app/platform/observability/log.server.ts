import pino from 'pino'
import { config } from '#app/config.server.ts'

/**
 * Structured lines on standard output. Never give it personal data, tokens or bodies: paths without query, ids, causes.
 */
export const log = pino({
  level: config.logLevel,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: withoutValues },
})

type Cause = { type: string; message: string; code: unknown; stack: string | undefined; cause: Cause | undefined }

/**
 * An error as a line may hold it: a failed query names its text and PostgreSQL's code, but not the values it was asked
 * with (a search for a person, the token of a link), nor the row that a constraint has refused.
 */
function withoutValues(error: unknown): unknown {
  if (error instanceof Error) return describe(error)
  // The job queue tells of some of its errors as plain objects.
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown }
  return typeof message === 'string' ? { type: 'object', message: strip(message), code } : typeof error
}

function describe({ name, message, stack, cause, ...rest }: Error): Cause {
  return {
    type: name,
    message: strip(message),
    code: (rest as { code?: unknown }).code,
    stack: stack && strip(stack),
    cause: cause instanceof Error ? describe(cause) : undefined,
  }
}

function strip(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')
}
