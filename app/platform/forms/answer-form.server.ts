import { parse, type SubmissionResult } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { data } from 'react-router'
import type { GenericSchema, InferOutput } from 'valibot'
import { log } from '#app/platform/observability/log.server.ts'
import { failureCause, type FailureCause } from '#app/platform/render/server-error.server.ts'
import { currentRequestId, currentRoute } from '#app/platform/request/request-scope.server.ts'
import type { FieldError } from './fields.ts'
import { looksAutomatic } from './form-guard.server.ts'
import { readForm } from './read-form.server.ts'

type Errors = { formErrors?: FieldError[]; fieldErrors?: Record<string, FieldError[]>; hideFields?: string[] }
type Parsed = { reply(errors?: Errors): SubmissionResult }

/** The form again, with its errors and what was typed: `wrong`, or `failed` from 500 on. */
export function replyForm(submission: Parsed, errors: Errors = {}, status = 422, cause?: FailureCause) {
  const state = status < 500 ? ('wrong' as const) : ('failed' as const)
  return data({ state, result: submission.reply(errors), cause }, { status })
}

type Reply = (errors: Errors, status: number) => ReturnType<typeof replyForm>

type Handling = {
  /** The errors shown with a failure. */
  failure?: () => Errors
  /** Puts the rows of the form in order; true: a button only asked for other rows, and nothing is checked. */
  arrange?: (form: FormData) => boolean
  maxFields?: number
}

/** The action of a form that anybody may send. Wrong fields, or a form that looks automatic, answer 422, a failure 503. */
export async function answerForm<Schema extends GenericSchema, Answer>(
  request: Request,
  schema: Schema,
  run: (fields: InferOutput<Schema>, reply: Reply) => Promise<Answer>,
  { failure = () => ({}), arrange, maxFields }: Handling = {},
): Promise<Answer | ReturnType<typeof replyForm> | ReturnType<typeof showAgain>> {
  const form = await readForm(request, maxFields)
  if (arrange?.(form)) return showAgain(form)
  const submission = parseWithValibot(form, { schema })
  if (submission.status !== 'success') return replyForm(submission)
  if (looksAutomatic(form)) return replyForm(submission, { formErrors: ['tryAgain'] })
  try {
    return await run(submission.value, (errors, status) => replyForm(submission, errors, status))
  } catch (error) {
    log.error({ err: error, route: currentRoute(), requestId: currentRequestId() }, 'form failed')
    return replyForm(submission, failure(), 503, failureCause(error))
  }
}

function showAgain(form: FormData) {
  const { initialValue } = parse(form, { resolve: (value) => ({ value }) }).reply()
  return { state: 'again' as const, result: { initialValue } as SubmissionResult }
}
