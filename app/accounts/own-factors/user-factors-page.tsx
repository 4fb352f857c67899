import { listFactors } from '#app/accounts/second-factor/factors.server.ts'
import { formAct, noFields, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { findSessionOwner } from '#app/accounts/session/session-list.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { requireRow } from '#app/platform/forms/require-id.server.ts'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { FactorList } from './factor-list.tsx'
import { resetFactors } from './own-factors.server.ts'
import { factorTexts, type FactorTexts } from './panel-texts.ts'
import type { Route } from './+types/user-factors-page.ts'

/** GET /admin/usuarios/{id}/segundo-factor: the second factors of any account, for administrators. */
export async function loader({ params }: Route.LoaderArgs) {
  const { id, email } = requireRow(await findSessionOwner(params.id))
  return { email, factors: await listFactors(id) }
}

export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => reset(args.params.id, factorTexts[language].reset))
}

const reset = (userId: string, t: FactorTexts['reset']) =>
  formAct({
    needs: 'users.edit',
    schema: noFields,
    asksPassword: 'user.second-factor-reset',
    failed: t.failed,
    async run({ actor, refuse }) {
      const outcome = await resetFactors(actor, userId)
      return outcome.ok ? { ok: true, title: t.done } : refuse(outcome.reason, { text: t[outcome.reason] })
    },
  })

export default function UserFactorsPage({ loaderData: { email, factors } }: Route.ComponentProps) {
  const { reset: t } = usePanelTexts(factorTexts)
  const fetcher = useAct()
  return (
    <>
      <PanelHead title={t.of(email)}>
        <BackLink to="/admin/usuarios">{t.back}</BackLink>
        {factors.length > 0 && (
          <fetcher.Form method="post">
            <Button type="submit" variant="secondary" icon="trash" busy={fetcher.busy} label={t.submit} />
          </fetcher.Form>
        )}
      </PanelHead>
      <p className="panel-lead">{t.lead}</p>
      <FactorList factors={factors} />
    </>
  )
}
