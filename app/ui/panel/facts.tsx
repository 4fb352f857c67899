import type { ReactNode } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { sharedTexts } from './panel-texts.ts'

export function Facts({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  const t = usePanelTexts(sharedTexts)
  return (
    <dl className="facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? (
              <span className="muted">{t.unspecified}</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
