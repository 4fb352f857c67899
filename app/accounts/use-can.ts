import { useRouteLoaderData } from 'react-router'
import { canOfOwn, type Capability, type Role } from './capabilities.ts'

export type PanelAccount = { id: string; email: string; role: Role }

/** Of the own events, too: pages of other events do not open. */
export function useCan(): (capability: Capability) => boolean {
  const frame = useRouteLoaderData<{ account: PanelAccount }>('admin/layout')
  return (capability) => frame !== undefined && canOfOwn(frame.account.role, capability)
}
