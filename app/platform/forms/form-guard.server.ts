import { guardFields } from './form-guard-fields.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { textIn } from './read-form.server.ts'

/** Faster than a person can send a form that the browser filled in. */
const MIN_FILL_MS = 1_000

/**
 * Whether a form looks as if a machine had sent it. The caller sends it back with what was typed (`tryAgain`), because
 * it may still be a person's, and stores nothing.
 */
export function looksAutomatic(form: FormData): boolean {
  const taken = textIn(form, guardFields.taken)
  const automatic = textIn(form, guardFields.trap) !== '' || (/^\d{1,15}$/.test(taken) && Number(taken) < MIN_FILL_MS)
  if (automatic) log.info('form that looks automatic sent back')
  return automatic
}
