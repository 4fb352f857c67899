import { useEffect, useState } from 'react'
import { formatWeekdayTime } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { iconButtonClass } from '#app/ui/icon-button.tsx'
import { doorTexts } from './door-texts.ts'
import type { Door } from './phone/use-door.ts'

type TopProps = { door: Door; event: number | null; search: string; onSearch: (search: string) => void }

export function DoorTop({ door, event, search, onSearch }: TopProps) {
  const t = usePanelTexts(doorTexts)
  const language = useLanguage()
  const { list, come, guests } = door
  const facts = list && [formatWeekdayTime(list.event.date, language), list.event.place].filter(Boolean).join(' · ')
  return (
    <header className="door-top on-dark">
      <div className="door-wide">
        <div className="door-line">
          <p className="door-name">
            {list?.event.title ?? t.title}
            {facts && <small>{facts}</small>}
          </p>
          <MoreLinks door={door} event={event} />
        </div>
        <div className="door-count">
          <p>
            <span className="visually-hidden">{t.count(come, guests.length)}</span>
            <b aria-hidden="true">{come}</b> <span aria-hidden="true">{t.of(guests.length)}</span>
          </p>
          <NetState door={door} />
        </div>
        <DoorFill door={door} />
        <label className="door-search needs-script">
          <Icon name="magnifying-glass" />
          <input
            className="input"
            type="search"
            aria-label={t.search}
            placeholder={t.searchExample}
            value={search}
            autoComplete="off"
            onChange={({ currentTarget }) => onSearch(currentTarget.value)}
          />
        </label>
      </div>
    </header>
  )
}

function NetState({ door: { net, queue, syncedAt } }: { door: Door }) {
  const { net: t } = usePanelTexts(doorTexts)
  const seconds = useSecondsSince(syncedAt)
  if (net === 'busy') return <p className="door-net door-net-off">{t.busy(queue.length)}</p>
  const lost = net !== 'online'
  if (lost)
    return <p className="door-net door-net-off">{queue.length > 0 ? t.offlineWaiting(queue.length) : t.offline}</p>
  if (queue.length > 0) return <p className="door-net">{t.sending(queue.length)}</p>
  return <p className="door-net needs-script">{seconds === null || seconds < 1 ? t.now : t.seconds(seconds)}</p>
}

function useSecondsSince(moment: number | null): number | null {
  const [now, setNow] = useState(moment)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return moment === null || now === null ? null : Math.max(0, Math.floor((now - moment) / 1_000))
}

/** The share that has come; what is still to be sent is dashed. */
function DoorFill({ door: { guests, present, waiting, come } }: { door: Door }) {
  const unsent = guests.filter(({ id }) => present.has(id) && waiting.has(id)).length
  const share = (count: number) => ({ width: `${guests.length > 0 ? (100 * count) / guests.length : 0}%` })
  return (
    <div className="door-fill" aria-hidden="true">
      <i style={share(come - unsent)} />
      <i style={share(unsent)} />
    </div>
  )
}

function MoreLinks({ door, event }: { door: Door; event: number | null }) {
  const { more: t } = usePanelTexts(doorTexts)
  return (
    <details className="door-more">
      <summary className={iconButtonClass({ size: 'sm' })} aria-label={t.label}>
        <Icon name="dots-three" />
      </summary>
      <ul>
        {event !== null && (
          <>
            <li>
              <a href={`/admin/eventos/${event}/inscripciones`}>{t.bookings}</a>
            </li>
            <li>
              <a href={`/admin/eventos/${event}/pases`}>{t.passes}</a>
            </li>
            <li>
              <a href={`/admin/eventos/${event}/hoja`}>{t.sheet}</a>
            </li>
          </>
        )}
        <li className="needs-script">
          <button type="button" onClick={() => void door.phone.forgetList()}>
            {t.leave}
          </button>
        </li>
      </ul>
    </details>
  )
}
