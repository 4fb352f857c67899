import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { canOfOwn } from '#app/accounts/capabilities.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { findPanelEvent } from '#app/events/panel/panel-event.server.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { EventHead } from './event-head.tsx'
import { readTabCounts } from './tab-counts.server.ts'
import { eventTabs } from './tabs.ts'
import type { Route } from './+types/layout.ts'

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const id = requireRowId(params.id)
  const { role } = await panelAccount(context, request, url)
  const shown = eventTabs.filter(({ needs }) => canOfOwn(role, needs))
  const [event, counts] = await Promise.all([findPanelEvent(id), readTabCounts(id, shown)])
  return { event: requireRow(event), counts }
}

/** The counts are true on each page. A refused form changes nothing, and its page stays. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction === undefined || defaultShouldRevalidate
}

export default function EventFrame({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <EventHead {...loaderData} />
      <Outlet />
    </>
  )
}
