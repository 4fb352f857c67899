import { Link } from 'react-router'
import { eventPanelTexts } from '#app/events/panel/panel-texts.ca.ts'
import { formatDate, formatDayOfMonth, formatMonth } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { formatCount, type Count } from '#app/i18n/money.ts'
import { adminTexts } from './panel-texts.ca.ts'
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
  const language = useLanguage()
  const peak = indexOfMost(months, ({ requests, members }) => Math.max(requests.number, members.number))
  if (peak === -1) return null
  const most = Math.max(...months.flatMap(({ requests, members }) => [requests.number, members.number]))
  const step = WIDTH / months.length
  const bar = step * 0.32
  const tall = ({ number }: Count) => (number / most) * HEIGHT
  return (
    <Plot
      title={t.joining}
      label={t.joiningLabel}
      marks={[
        ['requests', t.requests],
        ['coming', t.members],
      ]}
      heads={[t.month, t.requests, t.members]}
      rows={months.map(({ month, requests, members }) => [
        formatMonth(month, language, 'year'),
        formatCount(requests),
        formatCount(members),
      ])}
      note={t.stored}
    >
      {months.map(({ month, requests, members }, index) => {
        const middle = index * step + step / 2
        return (
          <g key={month}>
            <rect
              className="plot-requests"
              x={middle - bar - 0.5}
              y={HEIGHT - tall(requests)}
              width={bar}
              height={tall(requests)}
            />
            <rect
              className="plot-coming"
              x={middle + 0.5}
              y={HEIGHT - tall(members)}
              width={bar}
              height={tall(members)}
            />
            {index === peak && <Value at={middle - bar / 2} above={tall(requests)} text={formatCount(requests)} />}
            {index === peak && <Value at={middle + bar / 2 + 1} above={tall(members)} text={formatCount(members)} />}
            {index % 2 === 1 && <Name at={middle} text={formatMonth(month, language)} />}
          </g>
        )
      })}
    </Plot>
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
