import { formatCents } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { MonthlyPairs } from '../monthly-pairs.tsx'
import { todayTexts } from './today-texts.ts'
import type { MonthlySums } from './today.server.ts'

/** What was owed and what came, of the last twelve months. */
export function MonthlyPlot({ months }: { months: readonly MonthlySums[] }) {
  const t = usePanelTexts(todayTexts).plot
  const figure = (cents: number) => ({ size: cents, text: formatCents(cents) })
  return (
    <MonthlyPairs
      texts={t}
      names={[t.owed, t.collected]}
      months={months.map(({ month, owed, collected }) => ({ month, figures: [figure(owed), figure(collected)] }))}
    />
  )
}
