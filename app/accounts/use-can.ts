import { useRouteLoaderData } from 'react-router'
import { can, type Act, type Capability, type Role } from './capabilities.ts'

/** What the panel's frame knows about who is at work (its loader: `admin/layout`). */
export type PanelAccount = { email: string; role: Role }

/** Whether the person at work may do this: for hiding what the server would refuse, never instead of it. */
export function useCan(): (capability: Capability, act: Act) => boolean {
  const frame = useRouteLoaderData<{ account: PanelAccount }>('admin/layout')
  return (capability, act) => frame !== undefined && can(frame.account.role, capability, act)
}
