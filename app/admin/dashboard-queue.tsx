import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Icon } from '#app/ui/icon.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { adminTexts } from './panel-texts.ts'
import type { Queue, ShownLine } from './queue.server.ts'

const parts = ['today', 'week', 'later'] as const

/** Sorted by when it hurts: today, this week, when somebody has time. */
export function DashboardQueue({ queue }: { queue: Queue }) {
  const { queue: t } = usePanelTexts(adminTexts)
  const { number, more } = queue.count
  const [acted, setActed] = useState<readonly ShownLine[]>([])
  const isWaiting = ({ key }: ShownLine) => parts.some((part) => queue[part].some((line) => line.key === key))
  const done = acted.flatMap((line) => (line.undo && !isWaiting(line) ? [toDone(line, line.undo, t.undo)] : []))
  const onAct = (line: ShownLine) => setActed((before) => [...before.filter(({ key }) => key !== line.key), line])
  const summary = <span className="small muted">{t.total(number, more)}</span>
  return (
    <Sheet flush title={t.title} link={number > 0 && summary}>
      {number === 0 && queue.isWhole && <p className="queue-empty muted">{t.empty}</p>}
      {parts.map((part) => (
        <QueuePart key={part} title={t[part]} lines={queue[part]} onAct={onAct} />
      ))}
      <QueuePart title={t.done} lines={done} />
      {acted.map(({ key }) => (
        <ActAnswer key={key} line={key} />
      ))}
    </Sheet>
  )
}

function toDone(line: ShownLine, fields: Record<string, string>, act: string): ShownLine {
  return { ...line, icon: 'check', look: 'plain', late: false, act, fields }
}

/** Of the page: the line of what is done goes before its answer is shown. */
function ActAnswer({ line }: { line: string }) {
  useAct(undefined, line)
  return null
}

type OnAct = (line: ShownLine) => void
type QueuePartProps = { title: string; lines: readonly ShownLine[]; onAct?: OnAct }

function QueuePart({ title, lines, onAct }: QueuePartProps) {
  if (lines.length === 0) return null
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
            <span className={line.late ? 'queue-age queue-age-late' : 'queue-age'}>{line.age}</span>
            <LineAct line={line} onAct={onAct} />
          </li>
        ))}
      </ul>
    </>
  )
}

function LineAct({ line, onAct }: { line: ShownLine; onAct: OnAct | undefined }) {
  const { act, what, to, opens, fields } = line
  const fetcher = useFetcher({ key: line.key })
  const name = `${act}: ${what}`
  if (!fields)
    return (
      <Link to={to} state={opens && { open: opens }} className="act" aria-label={name}>
        {act}
      </Link>
    )
  return (
    <fetcher.Form method="post" action={to} onSubmit={() => onAct?.(line)}>
      <HiddenFields fields={fields} />
      <button type="submit" className="act" aria-label={name} aria-busy={fetcher.state !== 'idle'}>
        {act}
      </button>
    </fetcher.Form>
  )
}
