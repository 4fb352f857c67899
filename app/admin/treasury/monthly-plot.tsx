import { formatMonth } from '#app/i18n/dates.ts'
import { formatEuros } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { HEIGHT, Name, Plot, Value, WIDTH } from '../plot.tsx'
import { todayTexts } from './today-texts.ca.ts'
import type { MonthlySums } from './today.server.ts'

/** What was owed and what came, of the last twelve months. */
export function MonthlyPlot({ months }: { months: readonly MonthlySums[] }) {
  const t = usePanelTexts(todayTexts).plot
  const language = useLanguage()
  const most = Math.max(...months.flatMap(({ owed, collected }) => [owed, collected]))
  if (most <= 0) return null
  const step = WIDTH / months.length
  const bar = step * 0.32
  const tall = (cents: number) => (Math.max(0, cents) / most) * HEIGHT
  const peak = months.findIndex(({ owed, collected }) => Math.max(owed, collected) === most)
  return (
    <Plot
      title={t.title}
      label={t.label}
      marks={[
        ['requests', t.owed],
        ['coming', t.collected],
      ]}
      heads={[t.month, t.owed, t.collected]}
      rows={months.map(({ month, owed, collected }) => [
        formatMonth(month, language, 'year'),
        formatEuros(owed / 100),
        formatEuros(collected / 100),
      ])}
      note={t.note}
    >
      {months.map(({ month, owed, collected }, index) => {
        const middle = index * step + step / 2
        return (
          <g key={month}>
            <rect
              className="plot-requests"
              x={middle - bar - 0.5}
              y={HEIGHT - tall(owed)}
              width={bar}
              height={tall(owed)}
            />
            <rect
              className="plot-coming"
              x={middle + 0.5}
              y={HEIGHT - tall(collected)}
              width={bar}
              height={tall(collected)}
            />
            {index === peak && <Value at={middle} above={HEIGHT} text={formatEuros(most / 100)} />}
            {index % 2 === 1 && <Name at={middle} text={formatMonth(month, language)} />}
          </g>
        )
      })}
    </Plot>
  )
}
