import type { Capability } from '#app/accounts/capabilities.ts'
import type { FrameTexts } from './frame-texts.ts'

type TreasuryTab = { page: keyof FrameTexts['pages']; to: string; needs: Capability }

/** The pages of the treasury, in this order; some are of other slices. */
export const treasuryTabs: readonly TreasuryTab[] = [
  { page: 'today', to: '/admin/tesoreria', needs: 'treasury.read' },
  { page: 'accounts', to: '/admin/tesoreria/cuentas', needs: 'treasury.read' },
  { page: 'fees', to: '/admin/tesoreria/cuotas', needs: 'treasury.read' },
  { page: 'remittances', to: '/admin/tesoreria/remesas', needs: 'treasury.read' },
  { page: 'reminders', to: '/admin/tesoreria/recordatorios', needs: 'treasury.read' },
  { page: 'mandates', to: '/admin/tesoreria/ordenes', needs: 'treasury.read' },
  { page: 'creditor', to: '/admin/tesoreria/acreedor', needs: 'creditor.edit' },
]
