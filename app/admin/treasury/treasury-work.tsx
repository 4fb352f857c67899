import { Link } from 'react-router'
import { formatDate } from '#app/i18n/dates.ts'
import { formatFigure } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { todayTexts } from './today-texts.ca.ts'
import type { TreasuryWork as Work } from './today.server.ts'

/** What waits for the treasurer, each with the way to its list. */
export function TreasuryWork({ next, returns, returned, missing, expiring }: Work) {
  const t = usePanelTexts(todayTexts).work
  const language = useLanguage()
  const lines = [
    ...(next === null
      ? []
      : [
          {
            to: `/admin/tesoreria/remesas/${next.id}`,
            text: t[next.status](formatFigure(next.id), formatDate(`${next.dueOn}T12:00:00Z`, language)),
          },
        ]),
    ...(returns > 0 ? [{ to: `/admin/tesoreria/remesas/${returned}`, text: t.returns(returns) }] : []),
    ...(missing > 0 ? [{ to: '/admin/tesoreria/ordenes', text: t.missing(missing) }] : []),
    ...(expiring > 0 ? [{ to: '/admin/tesoreria/ordenes?estado=active', text: t.expiring(expiring) }] : []),
  ]
  return (
    <Sheet title={t.title}>
      {lines.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <ul>
          {lines.map(({ to, text }) => (
            <li key={text}>
              <Link to={to} className="text-link">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
