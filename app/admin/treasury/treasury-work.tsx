import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { todayTexts } from './today-texts.ts'
import type { TreasuryWork as Work } from './today.server.ts'
import { workLines } from './work-lines.ts'

export function TreasuryWork({ work }: { work: Work }) {
  const t = usePanelTexts(todayTexts).work
  const lines = workLines(work, useLanguage())
  return (
    <Sheet title={t.title}>
      {lines.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <ul>
          {lines.map(({ kind, to, text }) => (
            <li key={kind}>
              <PanelTextLink to={to} label={text} />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
