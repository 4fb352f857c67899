import { useRouteLoaderData } from 'react-router'
import { can, type Capability, type Role } from './capabilities.ts'

export type PanelAccount = { id: string; email: string; role: Role }

export function useCan(): (capability: Capability) => boolean {
  const frame = useRouteLoaderData<{ account: PanelAccount }>('admin/layout')
  return (capability) => frame !== undefined && can(frame.account.role, capability)
}
