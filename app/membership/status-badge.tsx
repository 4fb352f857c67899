import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import { membershipTexts } from './panel-texts.ts'
import type { RequestStatus, SocioStatus } from './statuses.ts'

const requestTones = {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  baja: 'off',
  merged: 'off',
} as const

export function RequestStatusBadge({ status }: { status: RequestStatus }) {
  const t = usePanelTexts(membershipTexts)
  return <StatusBadge status={requestTones[status]}>{t.requestStatuses[status]}</StatusBadge>
}

const socioTones = { active: 'approved', inactive: 'off', suspended: 'rejected' } as const

export function SocioStatusBadge({ status }: { status: SocioStatus }) {
  const t = usePanelTexts(membershipTexts)
  return <StatusBadge status={socioTones[status]}>{t.socioStatuses[status]}</StatusBadge>
}
