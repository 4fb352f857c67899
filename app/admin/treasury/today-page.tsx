import { Link } from 'react-router'
import { formatCents, formatFigure } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { readMonthlySums, readTreasurySums, readTreasuryWork, type TreasurySums } from './today.server.ts'
import { MonthlyPlot } from './monthly-plot.tsx'
import { todayTexts } from './today-texts.ts'
import { TreasuryWork } from './treasury-work.tsx'
import type { Route } from './+types/today-page.ts'

/** GET /admin/tesoreria */
export async function loader() {
  const [sums, work, months] = await Promise.all([readTreasurySums(), readTreasuryWork(), readMonthlySums()])
  return { sums, work, months }
}

export default function TreasuryTodayPage({ loaderData: { sums, work, months } }: Route.ComponentProps) {
  const t = usePanelTexts(todayTexts)
  return (
    <>
      <PanelHead title={t.title} />
      <TreasuryCounters sums={sums} />
      <div className="dashboard-desk">
        <TreasuryWork work={work} />
        <MonthlyPlot months={months} />
      </div>
    </>
  )
}

/** Each opens the accounts that it sums. */
function TreasuryCounters({ sums }: { sums: TreasurySums }) {
  const t = usePanelTexts(todayTexts).counters
  return (
    <ul className="counters counters-pairs">
      {(['owed', 'overdue', 'credit'] as const).map((name) => (
        <li key={name}>
          <Link to={`/admin/tesoreria/cuentas?estado=${name}`} className="counter" prefetch="intent">
            <span className="counter-label">{t[name](sums[name].accounts)}</span>
            <span className="counter-number">{formatCents(sums[name].cents)}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link to="/admin/tesoreria/cuentas?estado=held" className="counter" prefetch="intent">
          <span className="counter-label">{t.held}</span>
          <span className="counter-number">{formatFigure(sums.held)}</span>
        </Link>
      </li>
    </ul>
  )
}
