import { guardFields } from './form-guard-fields.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { textIn } from './read-form.server.ts'

/**
 * Nobody fills a form in faster, in milliseconds: with everything filled by the browser, ticking and sending takes
 * longer.
 */
const MIN_FILL_MS = 1_000

/**
 * Whether a machine has sent a public form: it has filled in what no person sees, or was faster than a person can be.
 * Such a form gets the answer of success, and nothing is kept: who is told nothing learns nothing. Without script no
 * time is known, and none is asked for.
 */
export function isFromMachine(form: FormData): boolean {
  const taken = textIn(form, guardFields.taken)
  const caught = textIn(form, guardFields.trap) !== '' || (/^\d{1,15}$/.test(taken) && Number(taken) < MIN_FILL_MS)
  if (caught) log.info('a form filled in by a machine was let go')
  return caught
}
