import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Icon } from '#app/ui/icon.tsx'
import { shownName } from './door-row.tsx'
import { doorTexts } from './door-texts.ts'
import { Scanner } from './tickets/scanner.tsx'
import type { Door } from './phone/use-door.ts'
import { WalkIn, type WalkInProps } from './walk-in.tsx'

/** Under the thumb: the last operation, and somebody without a booking. */
export function DoorFoot({ door, ...walkIn }: WalkInProps) {
  return (
    <footer className="door-foot">
      <div className="door-wide">
        <LastOperation door={door} />
        <div className="door-acts">
          <Scanner door={door} />
          {seatsWalkIns(door.list) && <WalkIn door={door} {...walkIn} />}
        </div>
      </div>
    </footer>
  )
}

function seatsWalkIns(list: Door['list']): boolean {
  return list !== null && !list.cancelled && new Date(list.walkInsUntil) > new Date()
}

function LastOperation({ door: { last, guests, undo } }: { door: Door }) {
  const t = usePanelTexts(doorTexts)
  const guest = guests.find(({ id }) => id === last?.guests[0])
  const count = last?.guests.length ?? 0
  return (
    <div role="status">
      {last && guest && (
        <div className="door-undo">
          <Icon name={last.come ? 'check-bold' : 'x'} />
          <span>
            {count > 1
              ? (last.come ? t.haveCome : t.haveNotCome)(count)
              : (last.come ? t.hasCome : t.hasNotCome)(shownName(guest, t))}
          </span>
          <button type="button" onClick={undo}>
            <Icon name="arrow-counter-clockwise" />
            {t.undo}
          </button>
        </div>
      )}
    </div>
  )
}
