import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { KitchenPaper } from '#app/kitchen/kitchen-paper.tsx'
import { COMPARED_VERSIONS, findKitchenEvent, readSheetState, shownEvent } from '#app/kitchen/kitchen-view.server.ts'
import { suggestRecipient } from '#app/kitchen/recipient.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { PrintFrame } from '#app/ui/panel/print-frame.tsx'
import { kitchenPanelTexts } from './kitchen-panel-texts.ts'
import { auditShown } from './show-kitchen.server.ts'
import type { Route } from './+types/paper-page.ts'

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const event = requireRow(await findKitchenEvent(requireRowId(params.id)))
  await auditShown(event.id, await panelAccount(context, request, url))
  const [{ state }, { language }] = await Promise.all([
    readSheetState(event.id, COMPARED_VERSIONS),
    suggestRecipient(event.id, event.restaurantId),
  ])
  return { id: event.id, language, event: shownEvent(event, language), state, now: new Date().toISOString() }
}

/** What the kitchen sees, in its language, to look at and to print. */
export default function KitchenPaperPage({ loaderData: { id, ...paper } }: Route.ComponentProps) {
  const { paper: t } = usePanelTexts(kitchenPanelTexts)
  return (
    <PrintFrame title={t.title} back={{ to: `/admin/eventos/${id}/cocina`, label: t.back }}>
      <p className="muted no-print kitchen-lead">{t.lead}</p>
      <KitchenPaper {...paper} />
    </PrintFrame>
  )
}
