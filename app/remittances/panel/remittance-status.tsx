import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import type { RemittanceStatus } from '../remittances.server.ts'
import { remittanceTexts } from './remittance-texts.ts'

const tones = {
  draft: 'pending',
  notified: 'pending',
  sealed: 'pending',
  presented: 'full',
  settled: 'approved',
  cancelled: 'off',
  refused: 'rejected',
} as const satisfies Record<RemittanceStatus, string>

export function RemittanceStatusBadge({ status }: { status: RemittanceStatus }) {
  const t = usePanelTexts(remittanceTexts)
  return <StatusBadge status={tones[status]}>{t.statuses[status]}</StatusBadge>
}
