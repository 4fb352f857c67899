import { Link, useFetcher } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { adminTexts } from './panel-texts.ca.ts'
import { linesOf, type Line, type QueueTexts } from './queue-lines.ts'
import type { Queue } from './queue.server.ts'

/** Sorted by when it hurts: today, this week, when somebody has time. */
export function DashboardQueue({ queue }: { queue: Queue }) {
  const { queue: t } = usePanelTexts(adminTexts)
  const { urgent, week, later } = linesOf(t, useMainLanguage(), useLanguage(), queue)
  const isToday = ({ look, late }: Line) => look === 'bad' || (late === true && look === 'hot')
  const parts = [
    [t.today, [...urgent, ...week, ...later].filter(isToday)],
    [t.week, week.filter((line) => !isToday(line))],
    [t.later, later],
  ] as const
  const { total, more } = countOf(queue)
  const summary = <span className="small muted">{t.total(total, more)}</span>
  return (
    <Sheet flush title={t.title} link={total > 0 && summary}>
      {total === 0 && <p className="queue-empty muted">{t.empty}</p>}
      {parts.map(([title, part]) => part.length > 0 && <QueuePart key={title} title={title} lines={part} />)}
    </Sheet>
  )
}

function countOf({ failedMails, unreachable, requests, incomplete, messages, refunds, ...others }: Queue) {
  const { sheets, handOffers, lateSeats, comments } = others
  const listed = [sheets, handOffers, lateSeats, comments].map((rows) => ({ number: rows.length, more: false }))
  const counts = [
    failedMails,
    ...listed,
    ...[unreachable, requests, incomplete, messages, refunds].map(({ count }) => count),
  ]
  return { total: counts.reduce((sum, { number }) => sum + number, 0), more: counts.some(({ more }) => more) }
}

function QueuePart({ title, lines }: { title: string; lines: readonly Line[] }) {
  const { queue: t } = usePanelTexts(adminTexts)
  return (
    <>
      <h3 className="queue-part">{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.key} className="queue-row">
            <span className={`queue-sign queue-sign-${line.look}`}>
              <Icon name={line.icon} />
            </span>
            <div className="queue-text">
              <p className="queue-what">
                {line.about ? (
                  <Link to={line.about} state={line.opens && { open: line.opens }}>
                    {line.what}
                  </Link>
                ) : (
                  line.what
                )}
              </p>
              <p className="small muted">{line.why}</p>
            </div>
            <span className={line.late ? 'queue-age queue-age-late' : 'queue-age'}>
              {line.days !== undefined && ageText(t, line.days)}
            </span>
            <LineAct line={line} />
          </li>
        ))}
      </ul>
    </>
  )
}

function LineAct({ line: { act, what, to, opens, fields } }: { line: Line }) {
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher.data)
  const name = `${act}: ${what}`
  if (!fields)
    return (
      <Link to={to} state={opens && { open: opens }} className="act" aria-label={name}>
        {act}
      </Link>
    )
  return (
    <fetcher.Form method="post" action={to}>
      <HiddenFields fields={fields} />
      <button type="submit" className="act" aria-label={name} aria-busy={fetcher.state !== 'idle'}>
        {act}
      </button>
    </fetcher.Form>
  )
}

function ageText(t: QueueTexts, days: number): string {
  if (days <= 0) return t.todayAge
  if (days < 60) return t.days(days)
  return days < 730 ? t.months(Math.floor(days / 30)) : t.years(Math.floor(days / 365))
}
