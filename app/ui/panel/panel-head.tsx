import type { ReactNode } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { AddressText } from './address-text.tsx'
import { sharedTexts } from './panel-texts.ts'

export function PanelHead({ title, children }: { title: string; children?: ReactNode }) {
  const t = usePanelTexts(sharedTexts)
  return (
    <div className="panel-head spread gap-4">
      <title>{t.pageTitle(title)}</title>
      <h1 className="d3">
        <AddressText text={title} />
      </h1>
      {children && <div className="panel-head-actions cluster gap-3">{children}</div>}
    </div>
  )
}
