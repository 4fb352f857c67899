import { useRouteLoaderData } from 'react-router'
import { can, type Act, type Capability, type Role } from './capabilities.ts'

export type PanelAccount = { id: string; email: string; role: Role }

export function useCan(): (capability: Capability, act: Act) => boolean {
  const frame = useRouteLoaderData<{ account: PanelAccount }>('admin/layout')
  return (capability, act) => frame !== undefined && can(frame.account.role, capability, act)
}
