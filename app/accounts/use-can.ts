import { useRouteLoaderData } from 'react-router'
import { canOfOwn, type Capability, type Role } from './capabilities.ts'

/** @param hasTreasury whether the club has set up a creditor */
export type PanelAccount = { id: string; email: string; role: Role; hasTreasury: boolean }

/** Of the own events, too: pages of other events do not open. Nobody sees a treasury that the club does not have. */
export function useCan(): (capability: Capability) => boolean {
  const frame = useRouteLoaderData<{ account: PanelAccount }>('admin/layout')
  return (capability) =>
    frame !== undefined &&
    canOfOwn(frame.account.role, capability) &&
    (frame.account.hasTreasury || !capability.startsWith('treasury.'))
}
