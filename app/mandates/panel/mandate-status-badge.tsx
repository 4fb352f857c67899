import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import type { MandateStatus } from '#app/mandates/mandates.server.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import { mandateTexts } from './panel-texts.ts'

const tones = {
  draft: 'pending',
  active: 'approved',
  hold: 'rejected',
  replaced: 'off',
  revoked: 'off',
  expired: 'off',
} as const

export function MandateStatusBadge({ status }: { status: MandateStatus }) {
  const { statuses } = usePanelTexts(mandateTexts).member
  return <StatusBadge status={tones[status]}>{statuses[status]}</StatusBadge>
}
