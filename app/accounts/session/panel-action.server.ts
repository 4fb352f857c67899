import { parseWithValibot } from '@conform-to/valibot'
import { data, type ActionFunctionArgs } from 'react-router'
import * as v from 'valibot'
import { missingInDatabase, type MissingInDatabase } from '#app/database/missing-in-database.server.ts'
import { secretFields } from '#app/platform/forms/fields.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { statusOf, type RefusalReason } from '#app/platform/refusals.ts'
import { serverErrorStatus } from '#app/platform/render/server-error.server.ts'
import { currentRequestId, currentRoute } from '#app/platform/request/request-scope.server.ts'
import type { Answer, StoredVersion } from '#app/ui/panel/use-answer.ts'
import { protectedChanges, type PartlyProtectedAct, type ProtectedAct } from '#app/accounts/protected-acts.ts'
import { panelAccount, type PanelUser } from './guard.server.ts'
import { requireRecentPassword } from './recent-password.server.ts'

type ActionArgs = Pick<ActionFunctionArgs, 'context' | 'request' | 'url'>
export type Sent = { form: FormData; actor: PanelUser }

/** One thing that a form of the panel asks for. */
export type PanelAct<Result = unknown> = {
  /** The act of a noun that needs a recently confirmed password. */
  asksPassword?: ProtectedAct | ((sent: Sent) => Promise<ProtectedAct | null>) | undefined
  run: (sent: Sent) => Promise<Result>
}

/**
 * The action of a page with one form. The account is checked before the form is read.
 * @param actIn the act with its texts in the language of the account
 */
export async function panelAction<Result>(
  { context, request, url }: ActionArgs,
  actIn: (language: Language, form: FormData) => PanelAct<Result>,
  maxFields?: number,
): Promise<Result> {
  const actor = await panelAccount(context, request, url)
  const form = await readForm(request, maxFields)
  const { asksPassword = null, run } = actIn(actor.language, form)
  const act = typeof asksPassword === 'function' ? await asksPassword({ form, actor }) : asksPassword
  if (act) await requireRecentPassword(context, request, url)
  return run({ form, actor })
}

type ResultOf<Act> = Act extends PanelAct<infer Result> ? Result : never

/** The action of a page with several forms: the field `act` names one of them. */
export async function panelActions<Acts extends Record<string, PanelAct>>(
  args: ActionArgs,
  actsIn: (language: Language) => Acts,
): Promise<ResultOf<Acts[keyof Acts]>> {
  const result = await panelAction(args, (language, form) => {
    const act = Object.entries(actsIn(language)).find(([name]) => name === form.get('act'))?.[1]
    if (!act) throw data('act', { status: 400 })
    return act
  })
  return result as ResultOf<Acts[keyof Acts]>
}

/** Asks for the password when the form changes a field that `act` protects. */
export function asksForFields(act: PartlyProtectedAct, findStored: () => Promise<Record<string, unknown>>) {
  return async ({ form }: Sent): Promise<ProtectedAct | null> =>
    protectedChanges(act, await findStored(), Object.fromEntries(form)).length > 0 ? act : null
}

/** A toast, and errors of the form as keys. */
export type Shown = Partial<Pick<Answer, 'title' | 'text' | 'stored'>> & {
  fieldErrors?: Record<string, string[]>
  formErrors?: string[]
}
type Refusal = ReturnType<typeof data<{ ok: false } & Omit<Answer, 'ok'>>>
type Fields<Schema extends v.GenericSchema> = Sent & { fields: v.InferOutput<Schema> }

type FormAct<Schema extends v.GenericSchema, Result> = {
  schema: Schema
  asksPassword?: PanelAct['asksPassword']
  /** The title of the toast when the act is refused or fails. */
  failed: string | ((form: FormData) => string)
  /** Shown besides when it fails. */
  failure?: Shown | ((missing: MissingInDatabase | undefined) => Shown)
  /** Shown for wrong fields; by default the title `failed`. */
  invalid?: Shown
  /** What is stored now, sent with the refusal 'conflict' (`storedVersion`). */
  stored?: (sent: Fields<Schema>) => Promise<StoredVersion | null>
  run: (
    sent: Fields<Schema> & { refuse: (reason: RefusalReason, shown?: Shown) => Promise<Refusal> },
  ) => Promise<Result>
}

export const noFields = v.object({})

/** For errors that the form shows itself. */
export const NO_TOAST = { title: '' }

/**
 * Parses the fields and runs. Answers 422 for wrong fields, and a refusal with its status; a failure is logged.
 */
export function formAct<Schema extends v.GenericSchema, Result>({
  schema,
  asksPassword,
  failed,
  failure = {},
  invalid = {},
  stored,
  run,
}: FormAct<Schema, Result>): PanelAct<Result | Refusal> {
  return {
    asksPassword,
    async run({ form, actor }) {
      const submission = parseWithValibot(form, { schema })
      const failedTitle = typeof failed === 'string' ? failed : failed(form)
      const refuse = (status: number, { title = failedTitle, text, stored: version, ...errors }: Shown): Refusal =>
        data(
          {
            ok: false,
            title,
            text,
            stored: version,
            result: submission.reply({ ...errors, hideFields: secretFields(schema) }),
          },
          { status },
        )
      if (submission.status !== 'success') return refuse(422, invalid)
      const sent = { form, actor, fields: submission.value }
      const refuseFor = async (reason: RefusalReason, shown: Shown = {}) => {
        const version = reason === 'conflict' ? await stored?.(sent) : null
        return refuse(statusOf(reason), version ? { ...shown, ...NO_TOAST, stored: version } : shown)
      }
      try {
        return await run({ ...sent, refuse: refuseFor })
      } catch (error) {
        log.error(
          { err: error, route: currentRoute(), act: form.get('act'), requestId: currentRequestId() },
          'form failed',
        )
        return refuse(
          serverErrorStatus(error),
          typeof failure === 'function' ? failure(missingInDatabase(error)) : failure,
        )
      }
    },
  }
}
