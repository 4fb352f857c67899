import { parse, type SubmissionResult } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { data } from 'react-router'
import { type GenericSchema, type InferOutput, is } from 'valibot'
import { log } from '#app/platform/observability/log.server.ts'
import { type RefusalReason, statusOf } from '#app/platform/refusals.ts'
import { failureCause, type FailureCause } from '#app/platform/render/server-error.server.ts'
import { type FieldError, secretFields } from './fields.ts'
import { readForm, textIn } from './read-form.server.ts'
import { guardFields } from './form-guard-fields.ts'

type Errors = { formErrors?: FieldError[]; fieldErrors?: Record<string, FieldError[]>; hideFields?: string[] }

/** The form again, with its errors and what was typed; what is refused can be corrected there. */
export type Reply = (errors: Errors, reason: RefusalReason) => ReturnType<typeof formAgain>

/** `wrong`, or `failed` from 500 on. */
function formAgain(result: SubmissionResult, status: number, cause?: FailureCause) {
  const state = status < 500 ? ('wrong' as const) : ('failed' as const)
  return data({ state, result, cause }, { status })
}

/** The form as it was typed, refused. */
type Refuse = <Reason extends RefusalReason>(reason: Reason) => ReturnType<typeof refused<Reason>>

function refused<Reason extends RefusalReason>(result: SubmissionResult, reason: Reason) {
  return data({ state: 'refused' as const, reason, result }, { status: statusOf(reason) })
}

type Handling = {
  /** The errors shown with a failure; `page`: the page of the error, where the form has no place for one. */
  failure?: 'page' | (() => Errors)
  /** The forms that the page sends; another one answers 400, as an unknown act of the panel does. */
  known?: GenericSchema
  /** Puts the rows of the form in order; true: a button only asked for other rows, and nothing is checked. */
  arrange?: (form: FormData) => boolean
  maxFields?: number
}

/**
 * The action of a form that anybody may send. Wrong fields, or a form that looks automatic, answer 422, a failure 503.
 * A `Response` or `data` that `run` throws is its answer.
 * @param sent the request, or its form where an account is checked before the form is read
 */
export async function answerForm<Schema extends GenericSchema, Answer>(
  sent: Request | FormData,
  schema: Schema,
  run: (fields: InferOutput<Schema>, reply: Reply, refuse: Refuse) => Promise<Answer>,
  { failure = () => ({}), known, arrange, maxFields }: Handling = {},
): Promise<Answer | ReturnType<typeof formAgain> | ReturnType<typeof showAgain>> {
  const form = sent instanceof FormData ? sent : await readForm(sent, maxFields)
  if (known && !is(known, Object.fromEntries(form))) throw data('act', { status: 400 })
  if (arrange?.(form)) return showAgain(form)
  const submission = parseWithValibot(form, { schema })
  const again = ({ hideFields = [], ...errors }: Errors, status: number, cause?: FailureCause) =>
    formAgain(submission.reply({ ...errors, hideFields: [...secretFields(schema), ...hideFields] }), status, cause)
  if (submission.status !== 'success') return again({}, 422)
  if (looksAutomatic(form)) return again({ formErrors: ['tryAgain'] }, 422)
  const reply: Reply = (errors, reason) => again(errors, statusOf(reason))
  try {
    return await run(submission.value, reply, (reason) =>
      refused(submission.reply({ hideFields: secretFields(schema) }), reason),
    )
  } catch (error) {
    if (isAnswer(error) || failure === 'page') throw error
    log.error({ err: error }, 'form failed')
    return again(failure(), 503, failureCause(error))
  }
}

function isAnswer(thrown: unknown): boolean {
  return thrown instanceof Response || (thrown as { type?: string } | null)?.type === 'DataWithResponseInit'
}

function showAgain(form: FormData) {
  const { initialValue } = parse(form, { resolve: (value) => ({ value }) }).reply()
  return { state: 'again' as const, result: { initialValue } as SubmissionResult }
}

/** Faster than a person can send a form that the browser filled in. */
const MIN_FILL_MS = 1_000

/**
 * Whether a form looks as if a machine had sent it. The caller sends it back with what was typed (`tryAgain`), because
 * it may still be a person's, and stores nothing.
 */
function looksAutomatic(form: FormData): boolean {
  const taken = textIn(form, guardFields.taken)
  const automatic = textIn(form, guardFields.trap) !== '' || (/^\d{1,15}$/.test(taken) && Number(taken) < MIN_FILL_MS)
  if (automatic) log.info('form that looks automatic sent back')
  return automatic
}
