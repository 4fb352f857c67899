import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { MandatePaper } from '#app/mandates/mandate-paper.tsx'
import { paperOf } from '#app/mandates/mandate-paper.server.ts'
import { requireRow, requireUuid } from '#app/platform/forms/require-id.server.ts'
import { PrintFrame } from '#app/ui/panel/print-frame.tsx'
import { printMandate } from './account-mandates.server.ts'
import { mandateTexts } from './panel-texts.ts'
import type { Route } from './+types/paper-page.ts'

/** GET /admin/tesoreria/ordenes/{id}/hoja: the whole account number, a recent password and an audit event. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const printed = requireRow(await printMandate(account, requireUuid(params.id)))
  return { memberId: printed.accountId, paper: paperOf(printed.document, 'whole') }
}

export default function MandatePaperPage({ loaderData: { memberId, paper } }: Route.ComponentProps) {
  const { printed: t } = usePanelTexts(mandateTexts)
  return (
    <PrintFrame title={t.title} back={{ to: `/admin/tesoreria/ordenes/${memberId}`, label: t.back }}>
      <MandatePaper paper={paper} />
    </PrintFrame>
  )
}
