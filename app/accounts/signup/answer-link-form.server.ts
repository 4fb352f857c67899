import { data } from 'react-router'
import type { GenericSchema, InferOutput } from 'valibot'
import { onFailure, passwordErrors } from '#app/accounts/forms.ts'
import type { PasswordRefusal } from '#app/accounts/password-rules.server.ts'
import { knownDeviceCookie } from '#app/accounts/session/known-devices.server.ts'
import { canHashPassword, isLegitimateAttempt } from '#app/accounts/session/sign-in-limits.server.ts'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { attemptToken } from '#app/platform/rate-limit/token-attempts.server.ts'

type Outcome =
  | { ok: true; userId: string }
  | { ok: false; reason: 'unknown' | 'exists' | 'password-differs' | 'temporary' | PasswordRefusal }

const errors: Record<Exclude<Extract<Outcome, { ok: false }>['reason'], 'unknown' | 'exists'>, FieldError> = {
  ...passwordErrors,
  'password-differs': 'passwordNotOfSignUp',
}

/** The action of a page behind the link of a mail that proves or sets a password. */
export function answerLinkForm<Schema extends GenericSchema<unknown, { token: string }>>(
  request: Request,
  schema: Schema,
  act: (fields: InferOutput<Schema>) => Promise<Outcome>,
) {
  return answerForm(
    request,
    schema,
    async (fields, reply, refuse) => {
      const attempt = () => act(fields)
      const outcome = canHashPassword() ? await attemptToken(fields.token, attempt, isLegitimateAttempt) : 'too-many'
      if (outcome === 'too-many') return reply({ formErrors: ['tooMany'] }, outcome)
      if (outcome.ok) {
        const headers = { 'Set-Cookie': await knownDeviceCookie(outcome.userId) }
        // Without it the page has the 404 of its loader: the link is used up.
        return data({ state: 'done' as const }, { status: 200, headers })
      }
      const { reason } = outcome
      if (reason === 'unknown' || reason === 'exists') return refuse(reason)
      return reply({ fieldErrors: { password: [errors[reason]] } }, reason)
    },
    onFailure,
  )
}
