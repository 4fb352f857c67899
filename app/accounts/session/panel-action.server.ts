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
import type { Answer, StoredVersion } from '#app/ui/panel/use-answer.ts'
import type { Capability } from '#app/accounts/capabilities.ts'
import { protectedChanges, type PartlyProtectedAct, type ProtectedAct } from '#app/accounts/protected-acts.ts'
import { panelAccount, requireCapability, type PanelUser } from './guard.server.ts'
import { requireRecentPassword } from './recent-password.server.ts'

type ActionArgs = Pick<ActionFunctionArgs, 'context' | 'request' | 'url'>
export type Sent = { form: FormData; actor: PanelUser }

/** One thing that a form of the panel asks for. */
export type PanelAct<Result = unknown> = {
  needs: Capability
  /** The act of a noun that needs a recently confirmed password. */
  asksPassword?: ProtectedAct | ((sent: Sent) => Promise<ProtectedAct | null>) | undefined
  /** Its form is multipart and has a file, `file`. */
  takesFile?: boolean | undefined
  run: (sent: Sent) => Promise<Result>
}

/**
 * The action of a page with one form. The account and what it may do are checked before the form is read.
 * @param actIn the act with its texts in the language of the account
 */
export async function panelAction<Result>(
  args: ActionArgs,
  actIn: (language: Language) => PanelAct<Result>,
  maxFields?: number,
): Promise<Result> {
  const actor = await panelAccount(args.context, args.request, args.url)
  const act = actIn(actor.language)
  requireCapability(args.context, actor, act.needs)
  return carryOut(act, { form: await readForm(args.request, maxFields, act.takesFile), actor }, args)
}

type ResultOf<Act> = Act extends PanelAct<infer Result> ? Result : never

/**
 * The action of a page with several forms: the field `act` names one of them. The form of an account that may do none
 * of them is not read.
 * @param unnamed the act of a form without the field
 */
export async function panelActions<Acts extends Record<string, PanelAct>>(
  args: ActionArgs,
  actsIn: (language: Language) => Acts,
  unnamed?: keyof Acts,
  maxFields?: number,
): Promise<ResultOf<Acts[keyof Acts]>> {
  const actor = await panelAccount(args.context, args.request, args.url)
  const acts = actsIn(actor.language)
  requireCapability(args.context, actor, ...Object.values(acts).map(({ needs }) => needs))
  const form = await readForm(
    args.request,
    maxFields,
    Object.values(acts).some(({ takesFile }) => takesFile),
  )
  const name = form.get('act') ?? unnamed
  const act = Object.entries(acts).find(([known]) => known === name)?.[1]
  if (!act) throw data('act', { status: 400 })
  requireCapability(args.context, actor, act.needs)
  return (await carryOut(act, { form, actor }, args)) as ResultOf<Acts[keyof Acts]>
}

async function carryOut<Result>(
  { asksPassword, run }: PanelAct<Result>,
  sent: Sent,
  { context, request, url }: ActionArgs,
): Promise<Result> {
  const act = typeof asksPassword === 'function' ? await asksPassword(sent) : asksPassword
  if (act) await requireRecentPassword(context, request, url)
  return run(sent)
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
  needs: Capability
  asksPassword?: PanelAct['asksPassword']
  takesFile?: PanelAct['takesFile']
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
  needs,
  asksPassword,
  takesFile,
  failed,
  failure = {},
  invalid = {},
  stored,
  run,
}: FormAct<Schema, Result>): PanelAct<Result | Refusal> {
  return {
    needs,
    asksPassword,
    takesFile,
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
        log.error({ err: error, act: form.get('act') }, 'form failed')
        return refuse(
          serverErrorStatus(error),
          typeof failure === 'function' ? failure(missingInDatabase(error)) : failure,
        )
      }
    },
  }
}
