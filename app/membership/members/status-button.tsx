import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { socioTexts } from './panel-texts.ts'
import type { Socio } from './socios.server.ts'

type StatusButtonProps = { socio: Pick<Socio, 'status' | 'requestStatus'>; busy: boolean; size?: 'sm' }

/** Suspends a member, or ends that. */
export function StatusButton({ socio: { status, requestStatus }, busy, size }: StatusButtonProps) {
  const { dialog: t } = usePanelTexts(socioTexts)
  const button = { type: 'submit', name: 'act', busy, busyLabel: t.saving, ...(size && { size }) } as const
  if (status === 'active') return <Button {...button} variant="danger" value="suspend" label={t.suspend} />
  if (requestStatus !== 'approved') return null
  return <Button {...button} variant="secondary" value="reactivate" label={t.reactivate} />
}
