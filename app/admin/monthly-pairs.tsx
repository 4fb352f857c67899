import { formatMonth } from '#app/i18n/dates.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { HEIGHT, Name, Plot, Value, WIDTH } from './plot.tsx'

/** `size`: as tall as it is drawn. */
type Figure = { size: number; text: string }

type MonthlyPairsProps = {
  texts: { title: string; label: string; month: string; note: string }
  names: readonly [string, string]
  months: readonly { month: string; figures: readonly [Figure, Figure] }[]
}

/** Two figures for each month, side by side; those of the highest bar are written. Nothing while all are 0. */
export function MonthlyPairs({ texts: { title, label, month: head, note }, names, months }: MonthlyPairsProps) {
  const language = useLanguage()
  const most = Math.max(...months.flatMap(({ figures }) => figures.map(({ size }) => size)))
  if (most <= 0) return null
  const step = WIDTH / months.length
  const bar = step * 0.32
  const tall = ({ size }: Figure) => (Math.max(0, size) / most) * HEIGHT
  const peak = months.findIndex(({ figures }) => figures.some(({ size }) => size === most))
  return (
    <Plot
      title={title}
      label={label}
      marks={[
        ['requests', names[0]],
        ['coming', names[1]],
      ]}
      heads={[head, ...names]}
      rows={months.map(({ month, figures: [one, other] }) => [
        formatMonth(month, language, 'year'),
        one.text,
        other.text,
      ])}
      note={note}
    >
      {months.map(({ month, figures: [one, other] }, index) => {
        const middle = index * step + step / 2
        return (
          <g key={month}>
            <rect
              className="plot-requests"
              x={middle - bar - 0.5}
              y={HEIGHT - tall(one)}
              width={bar}
              height={tall(one)}
            />
            <rect className="plot-coming" x={middle + 0.5} y={HEIGHT - tall(other)} width={bar} height={tall(other)} />
            {index === peak && one.size === most && <Value at={middle - bar / 2} above={tall(one)} text={one.text} />}
            {index === peak && other.size === most && (
              <Value at={middle + bar / 2 + 1} above={tall(other)} text={other.text} />
            )}
            {index % 2 === 1 && <Name at={middle} text={formatMonth(month, language)} />}
          </g>
        )
      })}
    </Plot>
  )
}
