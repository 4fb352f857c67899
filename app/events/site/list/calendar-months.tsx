import { Fragment } from 'react'
import { formatMonthOfYear, formatTime, formatWeekday, weekdayHeads } from '#app/i18n/dates.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import type { CalendarDay, CalendarEntry, CalendarMonth } from '#app/events/calendar/calendar-months.ts'
import { inLanguage } from '#app/i18n/localized.ts'
import { stateLabel } from './state-label.ts'

/** @param today «2026-12-04» */
type CalendarProps = { months: readonly CalendarMonth[]; today: string }

/**
 * A table for each month. On phones a day with events is a link to the list of the month below its table, which is
 * hidden where the days have room for titles.
 */
export function CalendarMonths({ months, today }: CalendarProps) {
  return (
    <div className="calendar-months">
      {months.map((month) => (
        <div key={month.month} className="calendar-month">
          <MonthTable month={month} today={today} />
          <MonthList month={month} />
        </div>
      ))}
    </div>
  )
}

function MonthTable({ month: { month, weeks }, today }: { month: CalendarMonth; today: string }) {
  const language = useLanguage()
  return (
    <table className="calendar-table">
      <caption>
        <h2 className="d3">{formatMonthOfYear(`${month}-01`, language)}</h2>
      </caption>
      <thead>
        <tr>
          {weekdayHeads(language).map(({ short, name }) => (
            <th key={short} scope="col">
              <span aria-hidden="true">{short}</span>
              <span className="visually-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) =>
              day ? <DayCell key={day.day} day={day} today={today} /> : <td key={weekday} className="calendar-out" />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ day: { day, number, entries }, today }: { day: CalendarDay; today: string }) {
  const { events: t } = useTexts()
  const isToday = day === today
  const date = (
    <>
      <time dateTime={day}>{number}</time>
      {isToday && <span className="visually-hidden"> ({t.calendar.today})</span>}
    </>
  )
  if (entries.length === 0) {
    return (
      <td aria-current={isToday ? 'date' : undefined} className={day < today ? 'calendar-gone' : undefined}>
        <span className="calendar-number">{date}</span>
      </td>
    )
  }
  return (
    <td aria-current={isToday ? 'date' : undefined} className="calendar-day">
      <a href={`#${anchorOf(day)}`} className="calendar-number calendar-jump">
        {date}
        <span className="visually-hidden">
          {entries.map(({ id, title }) => (
            <Fragment key={id}>
              , <span {...inLanguage(title)} />
            </Fragment>
          ))}
        </span>
      </a>
      <span className="calendar-number">{date}</span>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} day={day} />
          </li>
        ))}
      </ul>
    </td>
  )
}

/** Of phones. */
function MonthList({ month: { weeks } }: { month: CalendarMonth }) {
  const language = useLanguage()
  const days = weeks.flat().filter((day) => day !== null && day.entries.length > 0) as CalendarDay[]
  return (
    <ul className="calendar-list">
      {days.map(({ day, entries }) => (
        <li key={day} id={anchorOf(day)}>
          <p className="calendar-when">{formatWeekday(day, language)}</p>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} day={day} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry, day }: { entry: CalendarEntry; day: string }) {
  const { events: t } = useTexts()
  const language = useLanguage()
  const label = stateLabel(entry, language, t)
  return (
    <>
      <LocalLink to={`/eventos/${entry.id}`} className="calendar-entry">
        {day === entry.firstDay && <span className="muted">{formatTime(entry.date, language)} </span>}
        <span {...inLanguage(entry.title)} />
      </LocalLink>
      {label && <span className={`calendar-state event-state-${entry.state}`}>{label}</span>}
    </>
  )
}

const anchorOf = (day: string) => `dia-${day}`
