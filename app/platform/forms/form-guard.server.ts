import { guardFields } from './form-guard-fields.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { textIn } from './read-form.server.ts'

/** Faster than a person can send a form that the browser filled in. */
const MIN_FILL_MS = 1_000

/** Whether a bot sent the form. The caller answers as for success and stores nothing, so that the bot gets no hint. */
export function isFromBot(form: FormData): boolean {
  const taken = textIn(form, guardFields.taken)
  const isBot = textIn(form, guardFields.trap) !== '' || (/^\d{1,15}$/.test(taken) && Number(taken) < MIN_FILL_MS)
  if (isBot) log.info('form from a bot ignored')
  return isBot
}
