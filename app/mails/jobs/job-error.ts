import { NOT_SENT, TIMED_OUT } from './job-labels.ts'

type StoredError = { name?: unknown; code?: unknown; cause?: { code?: unknown }; value?: { message?: unknown } }

/**
 * Name and code of the error that pg-boss has stored. Never its message: it can name people. Of mails, their list has
 * the reason.
 */
export function readJobError(job: string, output: unknown): string | null {
  if (typeof output !== 'object' || output === null) return null
  const { name, code, cause, value } = output as StoredError
  if (TIMEOUTS.has(value?.message)) return TIMED_OUT
  if (job === 'send-mail') return NOT_SENT
  const words = [readWord(name) ?? Error.name, readWord(code) ?? readWord(cause?.code)]
  return words.filter(Boolean).join(' ')
}

/** What pg-boss stores in place of an error. */
const TIMEOUTS = new Set<unknown>(['job timed out', 'job heartbeat timeout'])

function readWord(value: unknown): string | null {
  const word = /^\w{1,40}$/.exec(typeof value === 'string' ? value : '')
  return word?.[0] ?? null
}
