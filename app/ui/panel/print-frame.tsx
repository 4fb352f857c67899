import type { ReactNode } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { BackLink } from './back-link.tsx'
import { PanelHead } from './panel-head.tsx'
import { sharedTexts } from './panel-texts.ts'

type PrintFrameProps = { title: string; back: { to: string; label: string }; className?: string; children: ReactNode }

/** A page of the panel to be printed, with the button that prints it. */
export function PrintFrame({ title, back, className = 'print-frame', children }: PrintFrameProps) {
  const t = usePanelTexts(sharedTexts)
  return (
    <div className={className}>
      <PanelHead title={title}>
        <BackLink to={back.to}>{back.label}</BackLink>
        <Button icon="printer" onClick={() => window.print()} label={t.print} />
      </PanelHead>
      {children}
    </div>
  )
}
