import { redirect } from 'react-router'
import { canOfOwn } from '#app/accounts/capabilities.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { firstPage } from './panel-entry.ts'
import type { Route } from './+types/index-route.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { role } = await panelAccount(context, request, url)
  return redirect(firstPage((capability) => canOfOwn(role, capability)))
}
