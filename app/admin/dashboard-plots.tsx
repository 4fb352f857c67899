import { Link } from 'react-router'
import { eventPanelTexts } from '#app/events/panel/panel-texts.ts'
import { formatDate, formatDayOfMonth, formatMonth } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { formatCount, type Count } from '#app/i18n/money.ts'
import { MonthlyPairs } from './monthly-pairs.tsx'
import { adminTexts } from './panel-texts.ts'
import { HEIGHT, Name, Plot, Value, WIDTH } from './plot.tsx'
import type { EventSeats, MonthlyJoining } from './plots.server.ts'

export function SeatPlot({ events }: { events: EventSeats[] }) {
  const t = usePanelTexts(adminTexts).plots
  const { withOffered } = usePanelTexts(eventPanelTexts)
  const language = useLanguage()
  if (events.length === 0) return null
  const next = events.findIndex(({ past }) => !past)
  const peak = indexOfMost(events, ({ taken }) => taken)
  const most = Math.max(1, ...events.map(({ capacity }) => capacity))
  const step = WIDTH / events.length
  const bar = Math.min(14, step * 0.6)
  const tall = (seats: number) => (seats / most) * HEIGHT
  return (
    <Plot
      title={t.seats}
      label={t.seatsLabel}
      marks={[
        ['past', t.past],
        ['coming', t.coming],
        ['free', t.free],
      ]}
      heads={[t.date, t.event, t.seatsTaken]}
      rows={events.map(({ id, title, date, taken, held, capacity }) => [
        formatDate(date, language),
        <Link key={id} to={`/admin/eventos/${id}`}>
          {title}
        </Link>,
        withOffered(t.takenOf(taken, capacity), held),
      ])}
    >
      {events.map(({ id, date, taken, held, capacity, past }, index) => {
        const left = index * step + (step - bar) / 2
        const isNext = index === next
        return (
          <g key={id}>
            <rect className="plot-free" x={left} y={HEIGHT - tall(capacity)} width={bar} height={tall(capacity)} />
            <rect
              className={past ? 'plot-past' : 'plot-coming'}
              x={left}
              y={HEIGHT - tall(taken + held)}
              width={bar}
              height={tall(taken + held)}
            />
            {(isNext || (index === peak && isApart(index, next))) && (
              <Value at={left + bar / 2} above={tall(capacity)} text={isNext ? t.takenOf(taken, capacity) : taken} />
            )}
            {isNamed(index, next, events.length) && (
              <Name at={left + bar / 2} text={past ? formatMonth(date, language) : formatDayOfMonth(date, language)} />
            )}
          </g>
        )
      })}
    </Plot>
  )
}

export function JoiningPlot({ months }: { months: MonthlyJoining[] }) {
  const t = usePanelTexts(adminTexts).plots
  const figure = (count: Count) => ({ size: count.number, text: formatCount(count) })
  return (
    <MonthlyPairs
      texts={{ title: t.joining, label: t.joiningLabel, month: t.month, note: t.stored }}
      names={[t.requests, t.members]}
      months={months.map(({ month, requests, members }) => ({ month, figures: [figure(requests), figure(members)] }))}
    />
  )
}

/** Whether two bars are far enough from each other for the words of both. */
function isApart(index: number, other: number): boolean {
  return other === -1 || Math.abs(index - other) > 2
}

/** The next event, the last one, and every fourth one that is far enough from them. */
function isNamed(index: number, next: number, length: number): boolean {
  if (index === next) return true
  if (index === length - 1) return isApart(index, next) || index - next === 2
  return index % 4 === 0 && isApart(index, next) && isApart(index, length - 1)
}

function indexOfMost<Row>(rows: readonly Row[], count: (row: Row) => number): number {
  const most = Math.max(...rows.map(count))
  return most > 0 ? rows.findIndex((row) => count(row) === most) : -1
}
