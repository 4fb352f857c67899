import { useState } from 'react'
import { data, redirect } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { withinSignInLimit } from './sign-in-limits.server.ts'
import { confirmSchema, onFailure, passwordProblems } from '#app/accounts/forms.ts'
import { proofProblems, proofSchema } from '#app/accounts/second-factor/forms.ts'
import { sessionTexts } from './session-texts.ts'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { panelAccount } from './guard.server.ts'
import { panelAction, type Sent } from './panel-action.server.ts'
import { pagePathOfFile, readReturnPath } from './panel-path.server.ts'
import { confirmByFactor, confirmPassword, hasRecentPassword, waysToConfirm } from './recent-password.server.ts'
import type { Route } from './+types/confirm-page.ts'

/** GET /admin/confirmar, of the panel: asks for the password or the second factor, then goes on to `?volver=`. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const target = readReturnPath(url)
  if (hasRecentPassword(account)) throw redirect(target)
  return { target, back: pagePathOfFile(target), ways: await waysToConfirm(account) }
}

/** The dialog reads this loader: read again after the password, it would lead the page elsewhere. */
export const shouldRevalidate = () => false

export async function action(args: Route.ActionArgs) {
  return panelAction(args, () => ({ needs: 'account.edit', run: (sent) => confirm(args.request, sent) }))
}

async function confirm(request: Request, { form, actor }: Sent) {
  if (hasRecentPassword(actor)) return { state: 'done' as const }
  if (form.has('code') || form.has('passkey')) return confirmFactor({ form, actor })
  return answerForm(
    form,
    confirmSchema,
    async ({ password }, reply) => {
      const outcome = await withinSignInLimit(request, actor.email, () => confirmPassword(actor, password), {
        wrong: 'confirmation-failed',
      })
      if (outcome.ok) return confirmed(outcome.cookies)
      return reply(passwordProblems[outcome.reason], outcome.reason)
    },
    onFailure,
  )
}

async function confirmFactor({ form, actor }: Sent) {
  return answerForm(
    form,
    proofSchema,
    async (proof, reply) => {
      const outcome = await confirmByFactor(actor, proof)
      return outcome.ok ? confirmed(outcome.cookies) : reply(proofProblems[outcome.reason], outcome.reason)
    },
    onFailure,
  )
}

function confirmed(cookies: readonly string[]) {
  const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])
  return data({ state: 'done' as const }, { headers })
}

export default function ConfirmPage({ loaderData: { target, back, ways }, actionData }: Route.ComponentProps) {
  const { confirmation: t } = usePanelTexts(sessionTexts)
  const [done, setDone] = useState(actionData?.state === 'done')
  const goOn = () => {
    setDone(true)
    location.assign(target)
  }
  return (
    <>
      <PanelHead title={t.title} />
      <p className="panel-lead">{t.lead}</p>
      <div className="narrow">
        <Sheet>
          {done ? (
            <Confirmed target={target} back={back} />
          ) : (
            <ConfirmForm ways={ways} answer={actionData} onDone={goOn} />
          )}
        </Sheet>
      </div>
    </>
  )
}

function Confirmed({ target, back }: { target: string; back: string }) {
  const { confirmation: t } = usePanelTexts(sessionTexts)
  return (
    <>
      <p role="status">{t.done}</p>
      <div className="form-actions">
        <ButtonLink href={target} variant="secondary" label={t.goOn} />
        <ButtonLink href={back} label={t.back} />
      </div>
    </>
  )
}
